import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts.js";
import { manifests } from "./manifest/manifest.js";
import { words } from "./words.js";

// The page is built into the Python package, which serves it, so that no other server is needed.
export default defineConfig({
  plugins: [svelte(), fonts(), words(), manifests()],
  // Relative addresses: a site without a server may be in any folder. The server makes those of the index absolute.
  base: "./",
  build: {
    outDir: "../src/tilehall/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A request costs more than a few kilobytes: what every screen needs is one file, and one for each other language.
          groups: [
            { name: (id) => /\/(first\.(?!en)\w+)\.ftl$/.exec(id)?.[1], debugName: "first words" },
            { name: "first", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  worker: {
    format: "es",
    // The server knows the worker by this name, and allows WebAssembly for it alone.
    rolldownOptions: { output: { entryFileNames: "assets/offline-worker-[hash].js" } },
  },
});
