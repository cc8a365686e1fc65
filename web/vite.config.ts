import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
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
