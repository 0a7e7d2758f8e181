// Compiles the catalogues of the page (`.ftl`, the subset of Project Fluent that src/tilehall/core/fluent.py reads) to values,
// so that the page contains no parser. Fluent's own library would cost more than the budget of the first load.
//
// A text is a string, or a list of strings and arguments: ["Hello, ", ["name"], "!"]. A choice has variants and a default:
// ["count", { one: "a tile" }, [["count"], " tiles"]]. Other messages and terms are inserted when the page is built.
import { readFile } from "node:fs/promises";

const NAME = "[a-zA-Z][a-zA-Z0-9_-]*";
const ENTRY = new RegExp(`(-?${NAME}) *= *`, "y");
const ATTRIBUTE = new RegExp(`\\s*\\n *\\.(${NAME}) *= *`, "y");
const COMMENT = /#{1,3}( .*)?$/my;
const TEXT = /[^{}\n]+/y;
const LINE_BREAK = / *((?:\n *)*\n)( *)/y;
const SPACE = /[ \n]*/y;
const REFERENCE = new RegExp(`-?${NAME}(?:\\.${NAME})?`, "y");
const VARIABLE = new RegExp(`\\$(${NAME})`, "y");
const KEY = new RegExp(`(\\*?)\\[ *(${NAME}|-?[0-9]+) *\\] *`, "y");
const NUMBER = /-?[0-9]+/y;
const STRING = /"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"/y;

class Parser {
  at = 0;

  constructor(source) {
    this.source = source.replaceAll("\r\n", "\n");
  }

  fail(wanted) {
    throw new Error(`Line ${this.source.slice(0, this.at).split("\n").length}: ${wanted} was expected.`);
  }

  look(pattern) {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source);
  }

  take(pattern) {
    const found = this.look(pattern);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  sees(text) {
    return this.source.startsWith(text, this.at);
  }

  expect(text) {
    if (!this.sees(text)) this.fail(`\`${text}\``);
    this.at += text.length;
  }

  /** Yield the id and the text of every message, attribute (`draw.short`) and term. */
  *entries() {
    while ((this.take(SPACE), this.at < this.source.length)) {
      if (this.take(COMMENT)) continue;
      const [, name] = this.take(ENTRY) ?? this.fail("a message, a term or a comment");
      yield [name, this.pattern()];
      for (let found; (found = this.take(ATTRIBUTE)); ) yield [`${name}.${found[1]}`, this.pattern()];
    }
  }

  pattern() {
    const parts = [];
    for (;;) {
      const text = this.take(TEXT);
      if (text) parts.push(text[0]);
      else if (this.sees("{")) parts.push(this.placeable());
      else if (this.goesOn()) {
        const [, breaks, indent] = this.take(LINE_BREAK);
        parts.push({ breaks: breaks.split("\n").length - 1, width: indent.length });
      } else return dedented(parts);
    }
  }

  /** Return whether the text goes on in the next line, which is indented and begins nothing else. */
  goesOn() {
    const found = this.look(LINE_BREAK);
    const next = found && this.source[found.index + found[0].length];
    return Boolean(next && found[2] && !"[*.}".includes(next));
  }

  placeable() {
    this.expect("{");
    this.take(SPACE);
    const part = this.inner();
    this.take(SPACE);
    this.expect("}");
    return part;
  }

  inner() {
    const name = this.take(VARIABLE);
    if (name) {
      this.take(SPACE);
      return this.sees("->") ? this.choice(name[1]) : { name: name[1] };
    }
    const literal = this.take(STRING);
    if (literal) return JSON.parse(literal[0]);
    const number = this.take(NUMBER);
    if (number) return number[0];
    return { reference: (this.take(REFERENCE) ?? this.fail("an argument, a message, a term or a literal"))[0] };
  }

  choice(name) {
    this.expect("->");
    this.take(SPACE);
    const variants = {};
    let other;
    while (!this.sees("}")) {
      const [, star, key] = this.take(KEY) ?? this.fail("a variant like `[one]`");
      if (star && other) this.fail("only one variant with `*`");
      const pattern = this.pattern();
      if (star) other = pattern;
      else variants[key] ??= pattern;
      this.take(SPACE);
    }
    return { name, variants, other: other ?? this.fail("a variant with `*`") };
  }
}

/** Return the parts of a text without the indentation that its lines share, and without blank space at either end. */
function dedented(parts) {
  const common = Math.min(...parts.map((part) => part.width ?? Infinity));
  const found = [];
  for (const part of parts.slice(parts[0]?.breaks ? 1 : 0)) {
    const next = part.breaks ? "\n".repeat(part.breaks) + " ".repeat(part.width - common) : part;
    if (typeof next === "string" && typeof found.at(-1) === "string") found.push(found.pop() + next);
    else found.push(next);
  }
  if (typeof found.at(-1) === "string") found.push(found.pop().replace(/[ \n]+$/, ""));
  return found;
}

/** Return the texts of a file by id. Throws if the file is not written in our subset, or has a message twice. */
export function read(source) {
  const texts = {};
  for (const [name, pattern] of new Parser(source).entries()) {
    if (name in texts) throw new Error(`The message ${name} is there twice.`);
    if (!pattern.length) throw new Error(`The message ${name} has no text.`);
    texts[name] = pattern;
  }
  return texts;
}

/** Return a text as the page renders it. `texts` are the messages that it may refer to. */
function compiled(pattern, texts) {
  const parts = [];
  for (const part of pattern) {
    const pieces = piecesOf(part, texts);
    if (typeof pieces[0] === "string" && typeof parts.at(-1) === "string") parts.push(parts.pop() + pieces.shift());
    parts.push(...pieces);
  }
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function piecesOf(part, texts) {
  if (typeof part === "string") return [part];
  if (part.reference) {
    if (!(part.reference in texts)) throw new Error(`There is no message ${part.reference}.`);
    return [compiled(texts[part.reference], texts)].flat();
  }
  if (!part.variants) return [[part.name]];
  const variants = Object.entries(part.variants).map(([key, each]) => [key, compiled(each, texts)]);
  return [[part.name, Object.fromEntries(variants), compiled(part.other, texts)]];
}

/** Return the messages of a file as the page renders them. What a language lacks may be taken from `english`. */
export function compile(source, english = "") {
  const own = read(source);
  const texts = { ...read(english), ...own };
  const messages = Object.entries(own).filter(([name]) => !name.startsWith("-"));
  return Object.fromEntries(messages.map(([name, pattern]) => [name, compiled(pattern, texts)]));
}

/** Return the Vite plugin. A catalogue is imported as its messages by id. */
export function words() {
  return {
    name: "words",
    async load(id) {
      if (!id.endsWith(".ftl")) return null;
      try {
        const english = await readFile(id.replace(/\.\w+\.ftl$/, ".en.ftl"), "utf-8");
        return `export default ${JSON.stringify(compile(await readFile(id, "utf-8"), english))}`;
      } catch (error) {
        throw new Error(`${id}: ${error.message}`);
      }
    },
  };
}
