// The kinds of choice that a form can offer, read from the JSON Schema that the hall gives with each option.

import type { OptionListing, NewRoom, Playable } from "../api";

interface Schema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: Schema[];
}

export type Options = Record<string, unknown>;

/** What the host of a room may choose. */
export type RoomSettings = Required<Omit<NewRoom, "game" | "seats">> & { seats: number };

/** What a new room has unless its host chooses. */
export function usualSettings(game: Playable): RoomSettings {
  return { options: {}, seats: game.usual, listed: false, watch: true, hints: "bots", rated: true, clock: null, turns_late: 0 };
}

/** How late spectators see a game, in words. */
export function turnsLate(turns: number): string {
  return turns === 1 ? "one turn late" : `${turns} turns late`;
}

/** Every option of a game: as chosen, or else its default. */
export function withDefaults(game: Playable, chosen: Options): Options {
  return { ...Object.fromEntries(game.options.map((choice) => [choice.name, choice.default])), ...chosen };
}

/** The options after a choice: setting one may give others a value, and taking it off gives them their defaults back. */
export function choose(game: Playable, options: Options, choice: OptionListing, value: unknown): Options {
  const fresh = { ...options, [choice.name]: value };
  const off = same(value, choice.default);
  if (off === same(options[choice.name] ?? choice.default, choice.default)) return fresh;
  for (const name of Object.keys(choice.implies))
    fresh[name] = off ? game.options.find((each) => each.name === name)?.default : choice.implies[name];
  return fresh;
}

export type Field =
  | { kind: "switch" }
  | { kind: "choice"; among: (string | number)[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "range"; least: number; most: number }
  | { kind: "list"; least: number; most: number; fewest: number; longest: number }
  | { kind: "text" };

export function fieldOf(choice: OptionListing): Field {
  const schema = choice.schema as Schema;
  const whole = schema.anyOf?.find((each) => each.type === "integer");
  if (whole && schema.anyOf?.some((each) => each.type === "string")) return { kind: "range", ...bounds(whole) };
  if (schema.enum) return { kind: "choice", among: schema.enum };
  switch (schema.type) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return { kind: "number", ...bounds(schema) };
    case "array":
      return { kind: "list", ...bounds(schema.items ?? {}), fewest: schema.minItems ?? 0, longest: schema.maxItems ?? 20 };
    default:
      return { kind: "text" };
  }
}

function bounds(schema: Schema): { least: number; most: number } {
  return { least: schema.minimum ?? 0, most: schema.maximum ?? 9999 };
}

/** The two ends of 4 or "2-6". */
export function rangeEnds(value: unknown): [number, number] {
  const [from, to] = String(value).split("-").map(Number);
  return [from ?? 0, to ?? from ?? 0];
}

export function range(from: number, to: number): number | string {
  return from === to ? from : `${Math.min(from, to)}-${Math.max(from, to)}`;
}

// Lists whose places have names of their own.
const places: Record<string, (n: number) => string> = { multipliers: (n) => `Tile ${n}` };

/** What the places of a list are called; undefined where they are just counted. */
export function placesOf(choice: OptionListing): ((n: number) => string) | undefined {
  return places[choice.name];
}

/** A value, in words. */
export function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length > 3 && value.every((each) => each === value[0]) ? `all ${value[0]}` : value.join(", ");
  return String(value).replace(/_/g, " ").replace(/^(\d+)-(\d+)$/, "$1 to $2");
}

/** The name of an option, as people would say it: `plants_start` is "Plants start". */
export function nameOf(choice: OptionListing): string {
  const words = choice.name.length < 3 ? choice.name.toUpperCase() : choice.name.replace(/_/g, " ");
  return words[0]!.toUpperCase() + words.slice(1);
}

export function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
