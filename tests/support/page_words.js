// Reads the page's sources and prints, for each file, the texts that are not in a catalogue and the messages that it says.
// Run by node with the folder web/ as the working directory; page_words.py is the other half.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parse } from "svelte/compiler";

const SOURCE = resolve(process.env.PAGE_SOURCE ?? "src");
const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|button|text|word|words)$/;
const TECHNICAL = /^(to|look|class|style|type|autocomplete|autocapitalize|inputmode|kind|id|name|role|href|src|d|points|path|viewBox|slot|lang|dir|rel|target|for|value|step|min|max|pattern|enterkeyhint|fill|stroke|transform|game|of|at)$/;
const ROUTE = /^(GET|POST|PUT|PATCH|DELETE) \//;
const KEY = /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|Page(Up|Down)|Backspace|Delete|Space|Shift|Control|Alt|Meta)$/;
const NAMES = /\bTilehall\b|^[A-Z]+[0-9]+$/g; // of the hall, and a code as an example
const SAYS = /^(toasts\.(show|guard)|copy|Error|HttpError|Refused)$/; // called with texts for people
const SILENT = /^(loadPart|partOf|FontFace|warn|error|log|querySelector(All)?|closest|matches|matchMedia|animate|read|write|remove|getItem|setItem|request|RegExp|addEventListener|setProperty|split|replace|replaceAll|startsWith|endsWith|includes|join)$/;

const hasLetters = (text) => /\p{L}/u.test(text.replace(NAMES, ""));
/** Whether a literal in code is meant for people: words with a capital letter, or a word that begins with one. */
function isSentence(text) {
  if (ROUTE.test(text) || KEY.test(text) || !hasLetters(text)) return false;
  return /(^|\P{L})\p{Lu}[\p{Ll}’']*[,:;]? \S|\S \p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+[.…!?]?$|\p{Ll}[.…!?]$/u.test(text) && !/[{}=[\]]|--|serif|^[MmLlHhVvCcSsQqAaZz][\d\s.-]/.test(text);
}

class File {
  constructor(path) {
    this.path = path;
    this.source = readFileSync(path, "utf8");
    this.literals = [];
    this.said = [];
    this.functions = new Map(); // the names under which the file has `t`, with the modules that export it
  }

  line(node) {
    return this.source.slice(0, node.start).split("\n").length;
  }

  found(node, text) {
    this.literals.push([this.line(node), text.trim().replace(/\s+/g, " ")]);
  }

  read() {
    const svelte = this.path.endsWith(".svelte");
    // A module is read as the script of a component, whose parser knows TypeScript.
    const root = parse(svelte ? this.source : `<script lang="ts">${this.source}</script>`, { modern: true });
    if (!svelte) this.source = `<script lang="ts">${this.source}`;
    for (const script of [root.module, root.instance]) if (script) this.imports(script.content);
    for (const script of [root.module, root.instance]) if (script) this.code(script.content);
    this.markup(root.fragment);
  }

  imports(program) {
    for (const each of program.body) {
      if (each.type !== "ImportDeclaration" || !/\/words(\/\w+)?$/.test(each.source.value)) continue;
      for (const { imported, local } of each.specifiers) if (imported?.name === "t") this.functions.set(local.name, resolve(dirname(this.path), each.source.value));
    }
  }

  /** Look at markup: its texts, the attributes that people read or hear, and its expressions. */
  markup(node, parent) {
    switch (node?.type) {
      case "Text":
        if (hasLetters(node.data)) this.found(node, node.data);
        return;
      case "Attribute":
        return this.attribute(node, parent);
      case "StyleDirective":
        return [node.value].flat().forEach((value) => this.code(value.expression));
      case "ExpressionTag":
      case "HtmlTag":
        return this.shown(node.expression);
      case "StyleSheet":
      case "Comment":
        return;
    }
    this.children(node, (child) => (isMarkup(child) ? this.markup(child, node) : this.code(child, node)));
  }

  attribute(node, parent) {
    const component = /Component/.test(parent.type);
    const spoken = SPOKEN.test(node.name) && !(node.name === "title" && parent.name === "svelte:head");
    for (const value of Array.isArray(node.value) ? node.value : [node.value]) {
      if (value === true) continue;
      if (value.type === "ExpressionTag") spoken ? this.shown(value.expression) : this.code(value.expression);
      else if (spoken ? hasLetters(value.data) : (component || node.name.startsWith("data-")) && !TECHNICAL.test(node.name) && (isSentence(value.data) || /\p{L} \p{L}?/u.test(value.data))) this.found(value, value.data);
    }
  }

  /** Look at an expression whose value is shown: its literals are texts, also single words in lower case. */
  shown(node) {
    switch (node?.type) {
      case "Literal":
        if (typeof node.value === "string" && hasLetters(node.value)) this.found(node, node.value);
        return;
      case "TemplateLiteral":
        for (const part of node.quasis) if (hasLetters(part.value.cooked)) this.found(part, part.value.cooked);
        for (const part of node.expressions) this.shown(part);
        return;
      case "ConditionalExpression":
        this.code(node.test);
        this.shown(node.consequent);
        return this.shown(node.alternate);
      case "LogicalExpression":
        node.operator === "&&" ? this.code(node.left) : this.shown(node.left);
        return this.shown(node.right);
      case "BinaryExpression":
        if (node.operator !== "+") return this.code(node);
        this.shown(node.left);
        return this.shown(node.right);
      default:
        return this.code(node);
    }
  }

  code(node, parent) {
    switch (node?.type) {
      case "ImportDeclaration":
      case "ExportNamedDeclaration":
        if (node.source) return;
        break;
      case "Literal":
        if (typeof node.value === "string" && isSentence(node.value)) this.found(node, node.value);
        return;
      case "TemplateLiteral": {
        const text = node.quasis.map((part) => part.value.cooked).join("#");
        if (isSentence(text) || (/\p{Ll}{2,} \p{Ll}{2,}|# \p{Ll}{2,}/u.test(text) && !/[=[\](){}/]|px|\d/.test(text))) this.found(node, text);
        break;
      }
      case "CallExpression":
      case "NewExpression":
        return this.call(node);
      case "Property":
        if (node.computed) this.code(node.key);
        return this.code(node.value);
      case "BinaryExpression": // what is compared is a name, not a text
        if (!/^([=!]==?|in)$/.test(node.operator)) break;
        for (const each of [node.left, node.right]) if (each.type !== "Literal") this.code(each);
        return;
      case "TSTypeAnnotation":
      case "TSInterfaceDeclaration":
      case "TSTypeAliasDeclaration":
      case "TSTypeParameterInstantiation":
        return;
    }
    this.children(node, (child) => (isMarkup(child) ? this.markup(child, node) : this.code(child, node)));
  }

  call(node) {
    const name = node.callee.name ?? node.callee.property?.name;
    const words = node.callee.type === "Identifier" && this.functions.get(name);
    if (words) return this.says(node, words);
    this.code(node.callee);
    for (const each of node.arguments) {
      if (SAYS.test(this.source.slice(node.callee.start, node.callee.end))) this.shown(each);
      else if (!SILENT.test(name) || /Function/.test(each.type)) this.code(each);
    }
  }

  says(node, words) {
    const [id, given] = node.arguments;
    const keys = given?.type === "ObjectExpression" ? given.properties.map((each) => each.key?.name ?? each.key?.value ?? null) : given ? [null] : [];
    for (const each of idsOf(id)) this.said.push({ line: this.line(node), words: relative(SOURCE, words), ...each, args: keys.includes(null) ? null : keys });
    if (given) this.children(given, (child) => this.code(child));
  }

  children(node, look) {
    for (const [name, value] of Object.entries(node ?? {})) {
      if (name === "metadata" || name === "parent" || name === "leadingComments" || name === "trailingComments") continue;
      for (const each of Array.isArray(value) ? value : [value]) if (each && typeof each === "object" && typeof each.type === "string") look(each);
    }
  }
}

function isMarkup(node) {
  return /^(Fragment|Text|Attribute|ExpressionTag|HtmlTag|Component|RegularElement|Svelte\w+|TitleElement|SlotElement|\w+Block|\w+Tag|\w+Directive|SpreadAttribute|StyleSheet|Comment)$/.test(node.type);
}

/** Return the ids that the first argument of `t` can be, or the prefix of ids that are put together. */
function idsOf(node) {
  if (node.type === "Literal") return [{ id: node.value }];
  if (node.type === "ConditionalExpression") return [...idsOf(node.consequent), ...idsOf(node.alternate)];
  if (node.type === "TemplateLiteral" && /[-.]$/.test(node.quasis[0].value.cooked)) return [{ prefix: node.quasis[0].value.cooked }];
  return [{}];
}

const files = readdirSync(SOURCE, { recursive: true }).filter((path) => /(?<!\.d)\.(ts|svelte)$/.test(path) && !/^(api|wire)\.ts$/.test(path));
const report = files.sort().map((path) => {
  const file = new File(join(SOURCE, path));
  file.read();
  return [path, { literals: file.literals, said: file.said }];
});
console.log(JSON.stringify(Object.fromEntries(report)));
