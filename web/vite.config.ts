import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it: nothing else is to be started.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tilehall/web", emptyOutDir: true, assetsInlineLimit: 0 },
});
