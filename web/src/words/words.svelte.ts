// The language of the page, and its texts. Each folder has catalogues, `words/*.en.ftl`, and exports `t` in `words/*.ts`.

import { local } from "../ui/storage";

/** The languages that the page knows, with their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français", zh: "中文" };
const TRANSLATED = Object.keys(import.meta.glob(["../ui/words/first.*.ftl", "!../ui/words/*.en.ftl"]));
/** The languages that can be chosen: those into which the frame of the page is translated. */
export const OFFERED = (Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).filter(
  (code) => code === "en" || TRANSLATED.some((file) => file.endsWith(`.${code}.ftl`)),
);
/** English in disguise, to test layouts: longer with accents, and from right to left. */
const PSEUDO = ["en-XA", "en-XB"] as const;
const LOCALES: Record<string, string> = { en: "en-GB", zh: "zh-Hans" };
const STORAGE_KEY = "language";
const ASKED = new URLSearchParams(location.search).get("language");

export type Code = keyof typeof LANGUAGES | (typeof PSEUDO)[number];
export type Args = Record<string, string | number>;
/** A text as ../../words.js compiles it: a string, or its parts. */
export type Pattern = string | Part[];
type Part = string | [argument: string, variants?: Record<string, Pattern>, other?: Pattern];
export type Texts = Record<string, Pattern>;

const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!; // ../../manifest/manifest.js

class Language {
  /** The language that is shown. */
  now = $state<Code>(preferred());
  /** Whether another language is being loaded. Screens are not mounted meanwhile: they fetch texts of the hall again. */
  changing = $state(false);
  /** Whether the address names the language, which then wins over that of the user. */
  readonly asked = known(ASKED) !== undefined;
  readonly onChange: (() => void)[] = []; // called before the screens are mounted again
  private wanted = this.now;

  constructor() {
    this.mark();
  }

  /** The name of the language for the browser, which formats dates and numbers. */
  get locale(): string {
    return LOCALES[this.now] ?? this.now.replace(/-X.$/, "");
  }

  /** Change the language, and remember it on this device. */
  async choose(code: string): Promise<void> {
    const found = known(code);
    if (!found || found === this.wanted) return;
    local.write(STORAGE_KEY, found);
    this.wanted = found;
    this.changing = true;
    await load(found);
    if (this.wanted !== found) return;
    this.now = found;
    this.mark();
    for (const act of this.onChange) act();
    this.changing = false;
  }

  /** Tell the browser, for hyphens, fonts and speech, and for the shortcuts of the installed page. */
  private mark(): void {
    document.documentElement.lang = this.now === "zh" ? "zh-Hans" : this.now;
    document.documentElement.dir = this.now === "en-XB" ? "rtl" : "ltr";
    manifest.href = manifest.href.replace(/tilehall[^/]*$/, /^en/.test(this.now) ? "tilehall.webmanifest" : `tilehall.${this.now}.webmanifest`);
  }
}

/** Return whether a language is English in disguise. */
export function isPseudo(code: Code): code is (typeof PSEUDO)[number] {
  return code.includes("-");
}

/** Return the language of a tag like "de-AT", or undefined if the page does not speak it. */
function known(tag: string | null): Code | undefined {
  const codes: Code[] = [...OFFERED, ...PSEUDO];
  return codes.find((code) => code === tag) ?? codes.find((code) => code === tag?.split("-")[0]);
}

/** Return the language of the address, or of this device, or of the browser. */
function preferred(): Code {
  const asked = known(ASKED);
  if (asked) local.write(STORAGE_KEY, asked);
  const found = [local.read(STORAGE_KEY), ...navigator.languages].map(known);
  return asked ?? found.find((code) => code !== undefined) ?? "en";
}

export const language = new Language();

const areas: ((code: Code) => Promise<void>)[] = [];

async function load(code: Code): Promise<void> {
  await Promise.allSettled(areas.map((area) => area(code))); // English stands in for what does not arrive
}

/** Wait until all catalogues that have been imported are loaded in the language of the page. */
export function translated(): Promise<void> {
  return load(language.now);
}

/** Return a function that returns a text in the language of the page. `others` are the other languages' files. */
export function catalogue(english: Texts, others: Record<string, () => Promise<unknown>>): (id: string, args?: Args) => string {
  let texts = $state.raw<Record<string, Texts>>({ en: english });

  async function area(code: Code): Promise<void> {
    const find = Object.entries(others).find(([file]) => file.endsWith(`.${code}.ftl`))?.[1];
    if (texts[code] || (!find && !isPseudo(code))) return;
    const found = find ? ((await find()) as Texts) : (await import("./pseudo")).disguised(english, code);
    texts = { ...texts, [code]: found };
  }

  areas.push(area);
  void area(language.now).catch(() => {}); // translated() tries again
  return (id, args = {}) => {
    const own = texts[language.now]?.[id];
    return own !== undefined ? rendered(own, args, language.locale) : rendered(english[id] ?? id, args, LOCALES.en!);
  };
}

/** Return a function that makes something for a locale, once for each; by default for the page's. */
export function perLocale<T>(make: (locale: string) => T): (locale?: string) => T {
  const made: Record<string, T> = {};
  return (locale = language.locale) => (made[locale] ??= make(locale));
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const plurals = perLocale((locale) => new Intl.PluralRules(locale));

function rendered(pattern: Pattern, args: Args, locale: string): string {
  if (typeof pattern === "string") return pattern;
  const written = pattern.map((part): string => {
    if (typeof part === "string") return part;
    const [name, variants, other] = part;
    const value = args[name] ?? `{$${name}}`;
    const isNumber = typeof value === "number";
    if (!variants) return isNumber ? numbers(locale).format(value) : value;
    const keys = [String(value), isNumber ? plurals(locale).select(value) : ""];
    const key = keys.find((each) => Object.hasOwn(variants, each));
    return rendered(key === undefined ? other! : variants[key]!, args, locale);
  });
  return written.join("");
}

/** Return a number in digits: "1,234". */
export function number(value: number): string {
  return numbers().format(value);
}

const joined = (separator: string) => ({ format: (items: Iterable<string>) => [...items].join(separator) });
const conjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
/** Return what stands between the first items of a longer list. Intl's lists of units have nothing there in Chinese. */
export const separator = perLocale((locale) => conjunction(locale).formatToParts(["1", "2", "3"])[1]!.value);
const lists = {
  and: conjunction,
  or: perLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" })),
  comma: perLocale((locale) => joined(separator(locale))),
  sentences: perLocale((locale) => joined(locale.startsWith("zh") ? "" : " ")),
};

/** Return names or parts of a sentence as a list: "Ann, Ben and Cleo"; with `comma` "Ann, Ben, Cleo"; with `sentences` as a text. */
export function list(items: Iterable<string>, by: keyof typeof lists = "and"): string {
  return lists[by]().format(items);
}
