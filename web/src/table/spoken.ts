// The text that a screen reader reads for a part of the page.

/** Return the text of an element as it is read out: labels instead of pictures, without parts hidden from screen readers. */
export function spokenText(element: Element): string {
  return pieces(element)
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,:;!?)])/g, "$1")
    .trim();
}

function pieces(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return [];
  if (node.getAttribute("role") === "img") return [node.getAttribute("aria-label") ?? ""];
  return [...node.childNodes].flatMap(pieces);
}
