// What a screen reader says of a part of the page.

/** The text of an element as it is read out: names in place of pictures, nothing that is hidden from screen readers. */
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
