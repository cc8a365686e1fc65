import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.OVERLORD_SERVER ?? "http://127.0.0.1:8000";
const page = fileURLToPath(new URL("src", import.meta.url));
const main = `${page}/main.ts`;

/** Boards lie beside their rules, outside this folder: what they import by name is found in ours. */
const boards: Plugin = {
  name: "overlord-boards",
  enforce: "pre",
  resolveId(source, importer, options) {
    if (!importer || !/^[@\w]/.test(source) || /^@\/|^[A-Za-z]:/.test(source)) return null;
    const from = importer.split("?")[0]!;
    if (!/\/src\/overlord\/games\/|\/tests\/games\//.test(from)) return null;
    return this.resolve(source, main, { ...options, skipSelf: true });
  },
};

/** The typefaces with the letters and the weights that are used: 52 kB instead of 74. Other scripts,
 *  as in somebody's name, are written with a typeface of the system. */
const letters: Plugin = {
  name: "overlord-letters",
  async buildStart() {
    const folder = fileURLToPath(new URL("node_modules/.letters", import.meta.url));
    const western = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
    mkdirSync(folder, { recursive: true });
    for (const [face, min, max] of [["inter", 400, 800], ["cinzel", 600, 800]] as const) {
      const file = join(folder, `${face}.woff2`);
      if (existsSync(file)) continue;
      const whole = new URL(`node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`, import.meta.url);
      const fewer = await subsetFont(readFileSync(whole), `${western}–—‘’‚“”„•…‰‹›⁄€™←↑→↓−∕`, {
        targetFormat: "woff2",
        variationAxes: { wght: { min, max } },
      });
      writeFileSync(file, fewer);
    }
  },
};

const TEXT = /\.(js|css|svg|html|webmanifest)$/;

/** Whatever compresses well lies beside itself in two shorter forms, and the server sends one. */
const shorter: Plugin = {
  name: "overlord-shorter",
  apply: "build",
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (!TEXT.test(file)) continue;
      const path = join(dir!, file);
      const raw = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
    }
  },
};

/** The service worker knows by name what to keep from the start, and is another one after each change.
 *  What belongs to one game is kept once it has been used. Vite drops chunks that hold styles only
 *  when it generates the bundle, so this comes after it: one missing file, and nothing is kept. */
const worker: Plugin = {
  name: "overlord-worker",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const kept = Object.values(bundle).flatMap((one) =>
      one.type === "chunk" && !one.moduleIds.some((id) => id.includes("/overlord/games/")) ? [one.fileName, ...(one.viteMetadata?.importedCss ?? [])] : [],
    );
    const source = readFileSync(fileURLToPath(new URL("src/worker.js", import.meta.url)), "utf8");
    this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("__FILES__", JSON.stringify([...new Set(kept)].sort())) });
  },
};

export default defineConfig({
  plugins: [
    boards,
    letters,
    worker,
    shorter,
    svelte({ preprocess: vitePreprocess({ script: false }) }),
    Icons({ compiler: "svelte", scale: 1 }),
  ],
  resolve: { alias: { "@/": `${page}/` } },
  build: {
    outDir: "../src/overlord/static",
    emptyOutDir: true,
    // The page's policy allows no data: fonts or pictures, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": server, "/games": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts", "../tests/games/**/*.test.ts"] },
});
