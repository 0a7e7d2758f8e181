// The board of a finished game, mounted a second time off screen at a fixed size in the light theme, as a spectator sees it.

import { mount, unmount } from "svelte";
import type { Moved, Position } from "../wire";
import { boardOf } from "../boards/board";
import { imageOf } from "./picture-image";
import { stillBoard } from "../boards/still-board";
import "../styles/picture.css";

const HEIGHT_PX = 720; // for a board that is 1000 wide: landscape, as on most screens
const MAX_HEIGHT_PX = 1400; // including content that would need scrolling: the racks below a full table, a plain board's text
const READY_TIMEOUT_MS = 5_000; // how long to wait until a board is ready

export interface FinalBoard {
  game: string;
  names: string[];
  position: Position;
  /** The move that ended the game. */
  last: Moved | undefined;
}

/** Draw the final board as a spectator sees it, `width` pixels wide and as high as necessary. */
export async function imageOfBoard(final: FinalBoard, width: number): Promise<HTMLImageElement> {
  const { default: Board } = await boardOf(final.game);
  const stage = document.createElement("div");
  const sheet = document.createElement("div");
  stage.className = "picture-stage";
  stage.inert = true;
  sheet.className = "picture-sheet";
  sheet.style.width = `${width}px`;
  sheet.style.height = `${HEIGHT_PX}px`;
  stage.append(sheet);
  document.body.append(stage);
  const board = mount(Board, { target: sheet, props: stillBoard(final.game, final.names, final.position.view, final.last) });
  try {
    await settled(sheet);
    return await imageOf(sheet, width, Math.min(heightOf(sheet), MAX_HEIGHT_PX));
  } finally {
    await unmount(board);
    stage.remove();
  }
}

/** Wait until a board is ready: nothing is loading, it has been measured, and nothing moves. */
async function settled(sheet: HTMLElement): Promise<void> {
  const late = performance.now() + READY_TIMEOUT_MS;
  let [before, now] = ["", sheet.innerHTML];
  while ((before !== now || sheet.querySelector('[aria-busy="true"]')) && performance.now() < late) {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    [before, now] = [now, sheet.innerHTML];
  }
  for (const motion of sheet.getAnimations({ subtree: true })) motion.finish();
}

/** Return the height that a board needs to show everything, and no more if it is text. */
function heightOf(sheet: HTMLElement): number {
  const scrollers = [...sheet.querySelectorAll("*")].filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY));
  const below = Math.max(0, ...scrollers.map((each) => each.scrollHeight - each.clientHeight));
  const text = sheet.firstElementChild;
  const end = text?.lastElementChild;
  if (below || !text || !end || !scrollers.includes(text)) return HEIGHT_PX + below;
  return Math.ceil(end.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top + parseFloat(getComputedStyle(text).paddingBottom));
}
