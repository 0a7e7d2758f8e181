// Parses the subset of Markdown used by how-to-play texts into values; nothing is ever treated as HTML.
// Headings, paragraphs, lists with - or 1., and in them **strong**, *emphasis* and `code`.

export interface Words {
  look: "plain" | "strong" | "emphasis" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; words: Words[] }
  | { kind: "list"; ordered: boolean; items: Words[][] }
  | { kind: "paragraph"; words: Words[] };

const LOOKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const HEADING = /^(#{1,3})\s+(.*)$/;
const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;

function wordsOf(line: string): Words[] {
  const words: Words[] = [];
  let end = 0;
  for (const found of line.matchAll(LOOKS)) {
    if (found.index > end) words.push({ look: "plain", text: line.slice(end, found.index) });
    const [, strong, emphasis, code] = found;
    if (strong !== undefined) words.push({ look: "strong", text: strong });
    else if (emphasis !== undefined) words.push({ look: "emphasis", text: emphasis });
    else words.push({ look: "code", text: code! });
    end = found.index + found[0].length;
  }
  if (end < line.length) words.push({ look: "plain", text: line.slice(end) });
  return words;
}

/** Return the blocks of a text; anything not listed above is a paragraph, unchanged. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.replaceAll("\r\n", "\n").split(/\n\s*\n|(?<=^#{1,3}\s.*)\n/m)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const [first] = lines;
    if (!first) continue;
    const heading = HEADING.exec(first);
    const item = ITEM.exec(first);
    if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, words: wordsOf(heading[2]!) });
    else if (item) blocks.push({ kind: "list", ordered: item[1] !== undefined, items: itemsOf(lines).map(wordsOf) });
    else blocks.push({ kind: "paragraph", words: wordsOf(lines.map((line) => line.trim()).join(" ")) });
  }
  return blocks;
}

// A line that does not start an item continues the previous one.
function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}
