// Renders an element of the page as an image: an SVG with its markup, the page's styles and the files they refer to.

import { readBlob, readText } from "../net/http";

const URLS = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/** Render an element in the light theme at `width` by `height` pixels. Rejects if the browser cannot render it. */
export async function imageOf(element: HTMLElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  await inlineImages(element, copy);
  const styles = await inlined(await stylesOfPage());
  const markup = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width="${width}" height="${height}"><style>${escaped(styles)}</style><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image(width, height);
  // A data URL: the page's content policy allows it, and it does not taint a canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await new Promise((done, failed) => {
    image.onload = done;
    image.onerror = failed;
  });
  return image;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Return the source of every style sheet of the page, with absolute URLs. */
async function stylesOfPage(): Promise<string> {
  // Fetch the source, because the browser's serialised rules lose shorthands that contain variables.
  const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
  const texts = await Promise.all(sheets.map(async (href) => withWholeAddresses((await readText(href)) ?? "", href)));
  return texts.join("\n");
}

function withWholeAddresses(styles: string, base: string): string {
  return styles.replace(URLS, (whole, _, address: string) => (isApart(address) ? whole : `url("${new URL(address, base).href}")`));
}

/** Return whether a URL needs no request: a data URL, or a reference within the document. */
function isApart(address: string): boolean {
  return address.startsWith("data:") || address.startsWith("#");
}

/** Replace the URLs in the rules by data URLs, because an image may not load anything. */
async function inlined(styles: string): Promise<string> {
  const addresses = new Set([...styles.matchAll(URLS)].map(([, , address]) => address!).filter((address) => !isApart(address)));
  const files = new Map<string, string>();
  await Promise.all([...addresses].map(async (address) => files.set(address, await dataUrl(address))));
  return (
    styles
      .replace(URLS, (whole, _, address: string) => (files.has(address) ? `url("${files.get(address)}")` : whole))
      // The fonts are embedded, so wait for them before drawing.
      .replace(/font-display:\s*optional/g, "font-display:block")
  );
}

/** Return a file on this server as a data URL, or an empty string if it does not exist. */
async function dataUrl(address: string): Promise<string> {
  const blob = await readBlob(address);
  if (!blob) return "data:,";
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** Embed the content of images and canvases in the copy. */
async function inlineImages(element: Element, copy: Element): Promise<void> {
  const images = [...copy.querySelectorAll("img")].filter((image) => !isApart(image.src));
  await Promise.all(images.map(async (image) => (image.src = await dataUrl(image.src))));
  const drawn = element.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, at) => {
    const image = new Image(canvas.width, canvas.height);
    image.src = drawn[at]!.toDataURL();
    for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
    canvas.replaceWith(image);
  });
}
