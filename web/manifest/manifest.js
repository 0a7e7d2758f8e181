// The web app manifests of the page, one for each language. The page names the one of its language when it is shown.
import { readFile, readdir } from "node:fs/promises";
import { compile } from "../words.js";

function manifest(t, lang) {
  return {
    id: "./",
    name: "Tilehall",
    short_name: "Tilehall",
    description: t("description"),
    lang,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f6f3ee",
    theme_color: "#f6f3ee",
    categories: ["games"],
    icons: [
      { src: "./icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "./icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "./icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "./icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: [
      { src: "./screenshots/desktop.webp", sizes: "1280x800", type: "image/webp", form_factor: "wide", label: t("desktop") },
      { src: "./screenshots/phone.webp", sizes: "390x844", type: "image/webp", form_factor: "narrow", label: t("phone") },
    ],
    shortcuts: [
      { name: t("puzzles"), url: "./puzzles" },
      { name: t("learn"), url: "./learn" },
      { name: t("my-games"), url: "./history" },
    ],
  };
}

async function textsIn(language) {
  return compile(await readFile(new URL(`manifest.${language}.ftl`, import.meta.url), "utf-8"));
}

/** Return the Vite plugin. `tilehall.webmanifest` is English, `tilehall.de.webmanifest` German. */
export function manifests() {
  return {
    name: "manifests",
    async generateBundle() {
      const english = await textsIn("en");
      const files = await readdir(new URL(".", import.meta.url));
      for (const language of files.flatMap((file) => /^manifest\.(\w+)\.ftl$/.exec(file)?.[1] ?? [])) {
        const texts = { ...english, ...(await textsIn(language)) };
        const fileName = language === "en" ? "tilehall.webmanifest" : `tilehall.${language}.webmanifest`;
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifest((id) => texts[id], language), null, 2) });
      }
    },
    async transformIndexHtml() {
      const { search } = await textsIn("en");
      return [{ tag: "meta", attrs: { name: "description", content: search }, injectTo: "head" }];
    },
  };
}
