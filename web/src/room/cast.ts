// The bots: the names of each level, as on the server, and their faces.

import cast from "../../../src/tilehall/table/cast.json";
import { nearest, type Level } from "./levels";
import { t } from "./words/first";

const BOT_SUFFIX = " (bot)"; // ends every bot's name; the server refuses it in users' names

type Head = "round" | "square" | "dome" | "gem" | "bell";
type Top = "antenna" | "sprout" | "ears" | "leaf" | "crest";
type Eyes = "wide" | "visor" | "smile" | "keen" | "lens";

export interface Face {
  tint: string; // as dark as the colours of users' faces: the drawing on it is white
  head: Head;
  top: Top;
  eyes: Eyes;
}

// One row per name. Weaker bots have round heads and sprouts, medium bots leaves, stronger bots edges.
export const faces: Record<string, Face> = {
  Dot: { tint: "#a85518", head: "round", top: "antenna", eyes: "wide" },
  Bean: { tint: "#4f7a1f", head: "bell", top: "sprout", eyes: "wide" },
  Poppy: { tint: "#b03a3a", head: "round", top: "sprout", eyes: "smile" },
  Button: { tint: "#2b6f9a", head: "dome", top: "ears", eyes: "wide" },
  Nib: { tint: "#7d5a8f", head: "square", top: "sprout", eyes: "wide" },
  Pip: { tint: "#3f7a2c", head: "round", top: "sprout", eyes: "wide" },
  Clover: { tint: "#2f7a5e", head: "dome", top: "sprout", eyes: "smile" },
  Wren: { tint: "#95602a", head: "round", top: "ears", eyes: "smile" },
  Moss: { tint: "#6a7020", head: "bell", top: "antenna", eyes: "wide" },
  Tansy: { tint: "#946a00", head: "square", top: "sprout", eyes: "smile" },
  Hazel: { tint: "#8a4b2d", head: "bell", top: "leaf", eyes: "lens" },
  Rowan: { tint: "#a03a32", head: "dome", top: "leaf", eyes: "wide" },
  Juniper: { tint: "#2d5d8a", head: "round", top: "leaf", eyes: "visor" },
  Sorrel: { tint: "#9a3350", head: "square", top: "ears", eyes: "lens" },
  Linden: { tint: "#2f6b6e", head: "dome", top: "antenna", eyes: "visor" },
  Cedar: { tint: "#7c4a24", head: "gem", top: "leaf", eyes: "lens" },
  Bramble: { tint: "#6f2f5c", head: "bell", top: "leaf", eyes: "keen" },
  Yarrow: { tint: "#7a6a10", head: "square", top: "leaf", eyes: "visor" },
  Alder: { tint: "#35603f", head: "dome", top: "crest", eyes: "lens" },
  Teasel: { tint: "#5a4f8a", head: "round", top: "crest", eyes: "visor" },
  Flint: { tint: "#56606b", head: "gem", top: "crest", eyes: "keen" },
  Onyx: { tint: "#3b3845", head: "square", top: "ears", eyes: "keen" },
  Garnet: { tint: "#7a2036", head: "gem", top: "antenna", eyes: "visor" },
  Ember: { tint: "#a04a12", head: "bell", top: "crest", eyes: "keen" },
  Sable: { tint: "#4a3a6f", head: "gem", top: "ears", eyes: "lens" },
  Cobalt: { tint: "#1f4a8f", head: "gem", top: "crest", eyes: "lens" },
  Vesper: { tint: "#46307a", head: "dome", top: "crest", eyes: "keen" },
  Argent: { tint: "#4d5a66", head: "bell", top: "antenna", eyes: "keen" },
  Zenith: { tint: "#0f5f6b", head: "gem", top: "antenna", eyes: "keen" },
  Quill: { tint: "#2c2c38", head: "square", top: "crest", eyes: "lens" },
};
const PLAIN: Face = { tint: "#5f5a54", head: "square", top: "antenna", eyes: "visor" };

/** Return the face of a bot, or undefined for a person. */
export function faceOf(name: string): Face | undefined {
  if (!name.endsWith(BOT_SUFFIX)) return undefined;
  const bare = name.slice(0, -BOT_SUFFIX.length).replace(/ \d+$/, ""); // "Pip 2" looks like Pip
  return faces[bare] ?? PLAIN;
}

/** Describe the opponents at a table with this many seats: "Pip (easy bot)", "4 easy bots"; blank for a solo game. */
export function opponents(chosen: Level, offered: readonly string[], seats: number): string {
  const level = nearest(chosen, offered);
  if (seats < 2) return "";
  return seats === 2 ? t("opponent", { name: cast[level][0]!, level }) : t("opponents", { count: seats - 1, level });
}
