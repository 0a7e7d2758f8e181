// An element of the page as an image: an SVG that carries its markup, the page's styles, and what they refer to.

import { readBlob, readText } from "../net/http";

const URLS = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/** An image of an element by day, as it would look `width` by `height` pixels large; rejected where the browser makes none. */
export async function imageOf(element: HTMLElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  await inlineImages(element, copy);
  const styles = await inlined(await stylesOfPage());
  const markup = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width="${width}" height="${height}"><style>${escaped(styles)}</style><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image(width, height);
  // A data URL: the page's policy lets it in, and a canvas that it is drawn on stays readable.
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

/** Every style sheet of the page as it was written, with whole addresses. */
async function stylesOfPage(): Promise<string> {
  // Not as the browser would write the rules: what is lost then are shorthands with variables in them.
  const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
  const texts = await Promise.all(sheets.map(async (href) => withWholeAddresses((await readText(href)) ?? "", href)));
  return texts.join("\n");
}

function withWholeAddresses(styles: string, base: string): string {
  return styles.replace(URLS, (whole, _, address: string) => (isApart(address) ? whole : `url("${new URL(address, base).href}")`));
}

/** Whether an address needs nothing from the hall: what it names is in it, or in the same document. */
function isApart(address: string): boolean {
  return address.startsWith("data:") || address.startsWith("#");
}

/** The same rules with the files in place of their addresses: an image may fetch nothing. */
async function inlined(styles: string): Promise<string> {
  const addresses = new Set([...styles.matchAll(URLS)].map(([, , address]) => address!).filter((address) => !isApart(address)));
  const files = new Map<string, string>();
  await Promise.all([...addresses].map(async (address) => files.set(address, await dataUrl(address))));
  return (
    styles
      .replace(URLS, (whole, _, address: string) => (files.has(address) ? `url("${files.get(address)}")` : whole))
      // Nothing is drawn before the faces are there: they come along.
      .replace(/font-display:\s*optional/g, "font-display:block")
  );
}

/** A file of this hall as a data URL; empty where there is none. */
async function dataUrl(address: string): Promise<string> {
  const blob = await readBlob(address);
  if (!blob) return "data:,";
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** Images and canvases of the copy hold what they show. */
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
