// What bots say, and when: before a game in each one's own way, and after it. It can be switched off on each device.

import type { Level } from "./levels";

type Moment = "begins" | "wins" | "loses";

const WORDS: Record<Level, Record<Moment, string>> = {
  first: { begins: "My first week here. Shall we find out together?", wins: "Oh! Did I win? Again?", loses: "You are quick! Again?" },
  easy: { begins: "Good luck to both of us.", wins: "That went my way. Another one?", loses: "Nicely done." },
  medium: { begins: "I know this game a little. Let us see.", wins: "A close look helped me.", loses: "You saw more than I did." },
  strong: { begins: "I look twice before I play.", wins: "You made me work for it.", loses: "Well played, that was earned." },
  hard: { begins: "I give nothing away.", wins: "Look at it again in the review.", loses: "I did not see that coming." },
  master: { begins: "Take your time. I shall.", wins: "You lasted longer than most.", loses: "Remember this game. I will." },
};
// What they say of a game of ours in place of the first of these.
const OF_GAMES: Record<string, Record<Level, string>> = {
  "4ascend": {
    first: "Four in a row attacks, they told me.",
    easy: "I like lines. Do you?",
    medium: "Watch my threes.",
    strong: "Plants first, then stones.",
    hard: "Two threats are one too many for you.",
    master: "I have seen this board fill before.",
  },
  "heart-tiles": {
    first: "Red on red, is that right?",
    easy: "I keep my Winds for later.",
    medium: "Matching tiles count double.",
    strong: "A Shield at the right time, and it is done.",
    hard: "Place what you like. I have Wind.",
    master: "I count the hearts that are left.",
  },
  miners: {
    first: "Which way is the gold?",
    easy: "I dig where it is near.",
    medium: "Careful, I look who comes after me.",
    strong: "I never open a way for somebody else.",
    hard: "Some ways are better closed.",
    master: "I know what you do not hold.",
  },
  rummikub: {
    first: "Thirty points to open, yes?",
    easy: "I lay what I see.",
    medium: "A set may be taken apart, you know.",
    strong: "If it can be laid, I lay it.",
    hard: "Some tiles wait for their moment.",
    master: "Count my rack, as I count yours.",
  },
  summon5: {
    first: "Two tiles, three tiles, that will do.",
    easy: "Short ones add up.",
    medium: "Now and then I find a long one.",
    strong: "I take every point I can.",
    hard: "What I leave you matters too.",
    master: "I think about your next hand.",
  },
};

/** What a bot of that level says at that moment of a game; nothing for a level that this page does not know. */
export function wordOf(level: string, game: string, moment: Moment): string {
  const own = moment === "begins" ? OF_GAMES[game]?.[level as Level] : undefined;
  return own ?? WORDS[level as Level]?.[moment] ?? "";
}
