// English in disguise, to test layouts. en-XA is longer and has accents; en-XB is written from right to left.

import type { Code, Pattern, Texts } from "./words.svelte";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
const VOWEL = /[aeiou]/;
const LONGER = 0.4;
const BRACKETS = 2;
const [RIGHT_TO_LEFT, END] = ["\u202e", "\u202c"];

/** Return the texts of a catalogue in a disguise. Markup and arguments stay. */
export function disguised(english: Texts, code: Code): Texts {
  const change = code === "en-XA" ? longer : turned;
  const all = (pattern: Pattern): Pattern => {
    if (typeof pattern === "string") return outsideMarkup(pattern, change);
    return pattern.map((part) => {
      if (typeof part === "string") return outsideMarkup(part, change);
      const [name, variants, other] = part;
      if (!variants) return part;
      return [name, Object.fromEntries(Object.entries(variants).map(([key, each]) => [key, all(each)])), all(other!)];
    });
  };
  const bracketed = (pattern: Pattern): Pattern => (code === "en-XA" ? ["[", pattern, "]"].flat(1) as Pattern : pattern);
  return Object.fromEntries(Object.entries(english).map(([id, pattern]) => [id, bracketed(all(pattern))]));
}

function outsideMarkup(text: string, change: (words: string) => string): string {
  return text.replace(/(<[^>]*>)|[^<]+/g, (words, markup) => (markup === undefined ? change(words) : words));
}

/** Add accents, and double vowels and as many other letters as make the text 40% longer, together with its brackets. */
function longer(text: string): string {
  const letters = [...text].filter((letter) => PLAIN.includes(letter));
  const missing = Math.round(LONGER * letters.length) - BRACKETS;
  let others = missing - letters.filter((letter) => VOWEL.test(letter)).length;
  const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;
  const doubled = (letter: string): boolean => PLAIN.includes(letter) && (VOWEL.test(letter) || others-- > 0);
  return [...text].map((letter) => accented(letter).repeat(doubled(letter) ? 2 : 1)).join("");
}

function turned(text: string): string {
  return text.replace(/\S(.*\S)?/gs, (words) => RIGHT_TO_LEFT + words + END);
}
