// Loads the parts from a game's package. Their contract does not depend on a framework: docs/reference/game-package.md.

import type { Component } from "svelte";
import type { Playable } from "../api";
import { readText } from "../net/http";
import { catalogue, translated, type Texts } from "../words/words.svelte";
import type { BoardProps, Key } from "./board";
import PackagePart, { reasonOf, Unusable, type Mount } from "./PackagePart.svelte";
import PlainInstead from "./PlainInstead.svelte";
import Sentences from "./Sentences.svelte";
import { t } from "./words";

type Words = ReturnType<typeof catalogue>;

/** The version of the contract; a part names the version that it was made for. */
const CONTRACT_VERSION = 0;
const LOAD_TIMEOUT_MS = 15_000; // a part that takes longer counts as failed

// The fallback for a part that fails; other parts have none.
const FALLBACKS: Record<string, Component<never>> = { "board.js": PlainInstead, "log-entry.js": Sentences };

/**
 * Load a script with the styles and the words of its package, and return its module, with the default export, a mount
 * function, wrapped as a component.
 */
export async function loadPackagePart(address: string, { styles, texts }: Playable): Promise<Record<string, unknown>> {
  const [module, words] = await inTime(Promise.all([imported(address), wordsOf(texts), styles && applied(styles)]));
  if (module.version !== CONTRACT_VERSION) throw new Unusable(t("unusable-version", { version: String(module.version) }));
  const file = address.replace(/.*\//, "");
  if (file === "sounds.js") return module;
  if (typeof module.default !== "function") throw new Unusable(t("unusable-no-mount"));
  const { keys } = module;
  const fixed = { words, mount: module.default as Mount<object>, address, fills: file === "board.js", Instead: FALLBACKS[file] as Component<object> };
  const drawn: Component = (internals, given) => PackagePart(internals, { ...fixed, given });
  return { ...module, keys: typeof keys === "function" ? () => keys(words) as Key[] : keys, default: drawn };
}

/** Return the plain board with the reason why a game's own board cannot be shown. */
export function plainInstead(game: string, error: unknown): Component<BoardProps<never>> {
  const why = reasonOf(`${game}/board.js`, error);
  return (internals, given) => PackagePart(internals, { given, why, Instead: PlainInstead as Component<object> });
}

async function imported(address: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } catch (error) {
    throw new Unusable(t("unusable-not-loaded"), { cause: error });
  }
}

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new Unusable(t("unusable-late"))), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

const spoken = new Map<string, Promise<Words>>(); // by the address of the English words

/** Return the function that says the messages of a package in the language of the page. */
function wordsOf(texts: Record<string, string>): Promise<Words> {
  const address = texts["words.en.json"] ?? "";
  const found = spoken.get(address) ?? loadWords(address, texts);
  spoken.set(address, found);
  found.catch(() => spoken.delete(address));
  return found;
}

async function loadWords(address: string, texts: Record<string, string>): Promise<Words> {
  const others = Object.entries(texts).filter(([file]) => file.startsWith("words."));
  const words = catalogue(
    address ? await messagesIn(address) : {},
    Object.fromEntries(others.map(([file, other]) => [file.replace("json", "ftl"), () => messagesIn(other)])),
  );
  await translated();
  return words;
}

async function messagesIn(address: string): Promise<Texts> {
  const text = await readText(address);
  if (text === undefined) throw new Unusable(t("unusable-not-loaded"));
  return JSON.parse(text) as Texts;
}

const sheets = new Map<string, Promise<void>>(); // by address; loaded styles stay

function applied(address: string): Promise<void> {
  const found = sheets.get(address) ?? new Promise<void>((yes, no) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => yes();
    link.onerror = () => {
      link.remove();
      sheets.delete(address);
      no(new Unusable(t("unusable-styles")));
    };
    document.head.append(link);
  });
  sheets.set(address, found);
  return found;
}
