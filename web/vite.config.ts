import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = process.env.OVERLORD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte({ preprocess: vitePreprocess({ script: false }) }),
    Icons({ compiler: "svelte", scale: 1 }),
  ],
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
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
