// Subsets of the Fraunces typeface, created when the page is built: one weight, one optical size, and the letters used in
// names and headings. `@fonts/…` in a style sheet refers to one of them; the font for headings is preloaded.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subset from "subset-font";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/fraunces/package.json"));
const CUT = join(import.meta.dirname, "node_modules", ".fonts");
const PRELOADED = "display-latin.woff2";

// Soft corners, like those of a well-used tile. Numerals are heavier, because they are read from across a table.
const HEADINGS = { SOFT: 100, WONK: 0, opsz: 36, wght: 600 };
const NUMERALS = { SOFT: 100, WONK: 0, opsz: 20, wght: 700 };

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’‚“”„…•€−`;
const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`;

/** The subsets: the file of the package, the letters, and the variation axes. */
const FACES = {
  [PRELOADED]: ["latin", LATIN, HEADINGS],
  "display-latin-ext.woff2": ["latin-ext", LATIN_EXTENDED, HEADINGS],
  "numerals.woff2": ["latin", "0123456789+−×?", NUMERALS],
};

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

async function cut() {
  await mkdir(CUT, { recursive: true });
  for (const [name, [file, letters, variationAxes]] of Object.entries(FACES)) {
    const whole = await readFile(join(PACKAGE, "files", `fraunces-${file}-full-normal.woff2`));
    await writeFile(join(CUT, name), await subset(whole, letters, { targetFormat: "woff2", variationAxes }));
  }
}

/** Return the Vite plugin. It also copies the typeface's licence. */
export function fonts() {
  return {
    name: "fonts",
    async config() {
      await cut();
      return { resolve: { alias: { "@fonts": CUT } } };
    },
    async generateBundle() {
      const source = await readFile(join(PACKAGE, "LICENSE"), "utf-8");
      this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const file = Object.values(bundle ?? {}).find((each) => each.type === "asset" && each.names.includes(PRELOADED));
        if (!file) throw new Error(`no style sheet uses ${PRELOADED}`);
        const attrs = { rel: "preload", href: `./${file.fileName}`, as: "font", type: "font/woff2", crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
