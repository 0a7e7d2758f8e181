// The form fields for a game's options, derived from the JSON Schema that the server sends with each option.

import type { ModeListing, NewRoom, OptionListing, Playable } from "../api";
import { clockInBrief } from "../table/clock.svelte";
import { list } from "../words/words.svelte";
import { t } from "./words/first";

interface Schema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: Schema[];
  /** The players' names for the values. */
  names?: Record<string, string>;
  /** The players' names for the positions of a list. */
  places?: string[];
}

export type Options = Record<string, unknown>;

/** The settings of a room that its host may choose. */
export type RoomSettings = Required<Omit<NewRoom, "game" | "seats">> & { seats: number };

/** Return the default settings of a new room. */
export function usualSettings(game: Playable): RoomSettings {
  return { options: {}, seats: game.usual, listed: false, watch: true, hints: "bots", rated: false, clock: null, turns_late: 0 };
}

/** Return every option of a game, as chosen or with its default. */
export function withDefaults(game: Playable, chosen: Options): Options {
  return { ...Object.fromEntries(game.options.map((choice) => [choice.name, choice.default])), ...chosen };
}

/** Return the mode that these options match, or undefined if they match none. */
export function modeOf(game: Playable, options: Options): ModeListing | undefined {
  const all = withDefaults(game, options);
  return game.modes.find((mode) => Object.entries(mode.options).every(([name, value]) => same(value, all[name])));
}

/** Return whether every option has its default: only such games are rated. */
export function isDefault(game: Playable, options: Options): boolean {
  return game.options.every((choice) => same(options[choice.name] ?? choice.default, choice.default));
}

/** Return whether a game with these settings would be rated for a player with or without an account. */
export function isRated(game: Playable, settings: RoomSettings, account: boolean): boolean {
  return settings.rated && account && isDefault(game, settings.options);
}

/** Describe the table settings in a line. */
export function tableInWords(settings: RoomSettings, rated: boolean): string {
  return [
    clockInBrief(settings.clock),
    t(settings.listed ? "brief.listed" : "brief"),
    t("brief.watch", { watch: settings.watch ? "on" : "off", turns: settings.turns_late }),
    t("brief.hints", { hints: rated ? "never" : settings.hints }),
  ].join(" · ");
}

/** Return the options after a choice. Setting an option may set others; clearing it resets them to their defaults. */
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

/** Return the two ends of 4 or "2-6". */
export function rangeEnds(value: unknown): [number, number] {
  const [from, to] = String(value).split("-").map(Number);
  return [from ?? 0, to ?? from ?? 0];
}

export function range(from: number, to: number): number | string {
  return from === to ? from : `${Math.min(from, to)}-${Math.max(from, to)}`;
}

/** Return the names of a list's positions, or undefined if they are only numbered. */
export function placesOf(choice: OptionListing): string[] | undefined {
  return (choice.schema as Schema).places;
}

/** Return the players' name for an option's value. */
export function valueInWords(choice: OptionListing, value: unknown): string {
  return (choice.schema as Schema).names?.[String(value)] ?? inWords(value);
}

/** Return a value in words. */
export function inWords(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.length > 3 && value.every((each) => each === value[0]) ? t("value-all", { value: String(value[0]) }) : list(value.map(String), "comma");
  const [, from, to] = /^(\d+)-(\d+)$/.exec(String(value)) ?? [];
  return from && to ? t("value-range", { from, to }) : String(value).replace(/_/g, " ");
}

/** Return a choice that the page itself offers, in addition to the game's options. */
export function ownChoice(name: string, label: string, explanation: string, value: unknown, schema: Schema): OptionListing {
  return { name, label, explanation, bounds: t("value-bounds", { least: String(schema.minimum), most: String(schema.maximum) }), default: value, schema: schema as Record<string, unknown>, implies: {} };
}

export function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
