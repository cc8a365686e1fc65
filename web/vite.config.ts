import { fileURLToPath } from "node:url";
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

export default defineConfig({
  plugins: [
    boards,
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
