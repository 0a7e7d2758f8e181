// A picture of how a game ended, for sharing: the board, the winner and the scores; or of how a tournament stands. It is drawn
// in the browser from what the browser received. It is the same for everyone, on every screen and in both themes.

import display from "@fonts/display-latin.woff2?url";
import displayExtended from "@fonts/display-latin-ext.woff2?url";
import type { Outcome } from "../wire";
import { readBlob } from "../net/http";
import { imageOfBoard, type FinalBoard } from "./picture-board";
import { headlineOf, ranking, toldScore } from "../home/ranking";
import { fileAddress } from "../ui/router.svelte";
import { t } from "./words";

export interface Ending extends FinalBoard {
  title: string;
  outcome: Outcome;
  resigned: Set<number>;
  /** What a score counts, whether the lowest score wins, and whether a score is what a player has left. */
  unit: string;
  lowestWins: boolean;
  scoresLeft: boolean;
}

/** What is written in a picture. */
export interface Card {
  title: string;
  headline: string;
  rows: CardRow[];
}
interface CardRow {
  place: string;
  name: string;
  won: boolean;
  /** What follows the name. */
  note: string;
  score: string;
  /** What the score counts. */
  unit: string;
}

// Measures of the card in its own units. The picture has SCALE pixels per unit, so that it is sharp on a phone.
const SCALE = 1.25;
const WIDTH = 1080;
const EDGE = 40;
const INNER = WIDTH - 2 * EDGE;
const CORNER_RADIUS = 16;
const ROW_HEIGHT = 50; // of the score list
const NOTE_WIDTH = 130;
const HEADLINE = { biggest: 60, smallest: 34, lines: 2 };

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';
const DISPLAY = '"Picture Display", "Picture Display Extended", Georgia, "Times New Roman", serif';
const COLOURS = ["paper", "card", "ink", "soft", "line", "good", "accent"] as const;
type Colours = Record<(typeof COLOURS)[number], string>;

/** Return the picture as a PNG. If the browser cannot draw the board, the picture has everything except the board. */
export async function pictureOf(ending: Ending): Promise<Blob> {
  await loadFaces();
  const [card, icon] = [cardOf(ending), await loadedIcon()];
  const board = await imageOfBoard(ending, INNER).catch(() => undefined);
  const drawn = draw(card, board, icon);
  return (board && isSeen(drawn) && (await png(drawn.canvas).catch(() => undefined))) || png(draw(card, undefined, icon).canvas);
}

/** Return a picture without a board as a PNG. */
export async function pictureOfCard(card: Card): Promise<Blob> {
  await loadFaces();
  return png(draw(card, undefined, await loadedIcon()).canvas);
}

function loadedIcon(): Promise<HTMLImageElement | undefined> {
  return loaded(fileAddress("/icon.svg")).catch(() => undefined);
}

function cardOf({ title, outcome, names, resigned, unit, lowestWins, scoresLeft }: Ending): Card {
  const rows = ranking(outcome, resigned, lowestWins).map(({ seat, place }) => ({
    place: `${place}.`,
    name: names[seat] ?? "",
    won: outcome.winners.includes(seat),
    note: resigned.has(seat) ? t("scores.resigned") : "",
    score: toldScore(outcome.scores[seat] ?? 0, scoresLeft),
    unit,
  }));
  return { title, headline: headlineOf(outcome, names, null), rows };
}

interface Drawn {
  canvas: HTMLCanvasElement;
  /** The board without its rim, in pixels. */
  inside: [x: number, y: number, width: number, height: number];
}

function draw(card: Card, board: HTMLImageElement | undefined, icon: HTMLImageElement | undefined): Drawn {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  const headline = fitted(pen, card.headline);
  const top = EDGE + 52 + headline.lines.length * headline.size * 1.15 + 22;
  const below = top + (board ? board.height + 20 : 0);
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.round((below + card.rows.length * ROW_HEIGHT + EDGE - 8) * SCALE);
  pen.scale(SCALE, SCALE);
  const colours = coloursOf();
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, WIDTH, canvas.height);

  const hall = write(pen, "Tilehall", WIDTH - EDGE, EDGE + 26, `600 26px ${DISPLAY}`, colours.soft, "right");
  write(pen, card.title, EDGE, EDGE + 26, `600 30px ${DISPLAY}`, colours.accent, "left", INNER - hall - 60);
  if (icon) pen.drawImage(icon, WIDTH - EDGE - hall - 40, EDGE + 1, 30, 30);
  headline.lines.forEach((line, at) => {
    const y = EDGE + 52 + (at + 0.85) * headline.size * 1.15;
    write(pen, line, EDGE, y, `600 ${headline.size}px ${DISPLAY}`, colours.ink);
  });
  if (board) drawBoard(pen, board, top, colours);
  card.rows.forEach((row, at) => {
    const y = below + at * ROW_HEIGHT;
    if (at) {
      pen.fillStyle = colours.line;
      pen.fillRect(EDGE, y, INNER, 1);
    }
    const base = y + 34;
    write(pen, row.place, EDGE + 6, base, `400 28px ${SANS}`, row.won ? colours.good : colours.ink);
    const unit = write(pen, row.unit, WIDTH - EDGE - 6, base, `400 24px ${SANS}`, colours.soft, "right");
    const told = write(pen, row.score, WIDTH - EDGE - 16 - unit, base, `700 30px ${SANS}`, colours.ink, "right");
    const room = INNER - 70 - unit - told - 40 - (row.note ? NOTE_WIDTH : 0);
    const name = write(pen, row.name, EDGE + 56, base, `${row.won ? 700 : 400} 28px ${SANS}`, row.won ? colours.good : colours.ink, "left", room);
    if (row.note) write(pen, row.note, EDGE + 68 + Math.min(name, room), base, `400 24px ${SANS}`, colours.soft);
  });
  const inside = [EDGE + 4, top + 4, INNER - 8, (board?.height ?? 0) - 8].map((each) => Math.round(each * SCALE));
  return { canvas, inside: inside as Drawn["inside"] };
}

function drawBoard(pen: CanvasRenderingContext2D, board: HTMLImageElement, top: number, colours: Colours): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(EDGE, top, INNER, board.height, CORNER_RADIUS);
  pen.clip();
  pen.fillStyle = colours.card;
  pen.fillRect(EDGE, top, INNER, board.height);
  pen.drawImage(board, EDGE, top, INNER, board.height);
  pen.restore();
  pen.strokeStyle = colours.line;
  pen.beginPath();
  pen.roundRect(EDGE, top, INNER, board.height, CORNER_RADIUS);
  pen.stroke();
}

/** Draw a line of text, condensed if it does not fit, and return its width. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left", room = INNER): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, room);
  return pen.measureText(text).width;
}

/** Break the headline into at most two lines in the largest size that fits; the longest word fits at the smallest size. */
function fitted(pen: CanvasRenderingContext2D, text: string): { size: number; lines: string[] } {
  for (let size = HEADLINE.biggest; ; size -= 2) {
    pen.font = `600 ${size}px ${DISPLAY}`;
    const lines = wrapped(pen, text);
    const fits = lines.length <= HEADLINE.lines && lines.every((line) => pen.measureText(line).width <= INNER);
    if (fits || size <= HEADLINE.smallest) return { size, lines };
  }
}

function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= INNER) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Return the page's colours in the light theme. The theme is switched back before anything is painted. */
function coloursOf(): Colours {
  const root = document.documentElement;
  const theme = root.dataset["theme"];
  root.dataset["theme"] = "light";
  const style = getComputedStyle(root);
  const found = COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`)]);
  if (theme === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  return Object.fromEntries(found) as Colours;
}

/** Load the heading font under its own name: on the page it may have arrived too late to be used. */
async function loadFaces(): Promise<void> {
  const faces = { "Picture Display": display, "Picture Display Extended": displayExtended };
  await Promise.all(
    Object.entries(faces).map(async ([name, address]) => {
      if ([...document.fonts].some((face) => face.family.replaceAll('"', "") === name)) return;
      const file = await readBlob(address);
      if (file) document.fonts.add(await new FontFace(name, await file.arrayBuffer(), { weight: "100 900" }).load());
    }),
  );
}

/** Return whether the board was drawn: some browsers draw nothing, and some forbid reading the pixels. */
function isSeen({ canvas, inside }: Drawn): boolean {
  try {
    const pixels = new Uint32Array(canvas.getContext("2d")!.getImageData(...inside).data.buffer);
    return pixels.some((pixel) => pixel !== pixels[0]);
  } catch {
    return false;
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(t("picture.impossible")))), "image/png");
  });
}
