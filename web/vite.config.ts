import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts.js";

// The page is built into the Python package, which serves it, so that no other server is needed.
export default defineConfig({
  plugins: [svelte(), fonts()],
  build: {
    outDir: "../src/tilehall/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A request costs more than a few kilobytes: one file has what every page needs, another what several screens share.
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "shared", test: /\/src\/(ui|net|home|room|table|people|learn|review)\//, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
