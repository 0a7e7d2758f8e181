// The board of a finished game, set up a second time out of sight: in one size and one light, as anybody sees it.

import { mount, unmount } from "svelte";
import type { Moved, Position } from "../wire";
import { boardOf } from "../boards/board";
import { imageOf } from "./picture-image";
import { stillBoard } from "../boards/still-board";
import "../styles/picture.css";

const HIGH = 720; // of a board that is 1000 wide: on its side, as on most screens
const HIGHEST = 1400; // with what one would have to scroll to: the racks under a full table, a plain board's text
const PATIENCE = 5_000; // milliseconds for a board to stand

export interface FinalBoard {
  game: string;
  names: string[];
  position: Position;
  /** The move that ended the game. */
  last: Moved | undefined;
}

/** An image of how the board stands at the end, as a spectator sees it: so wide, and as high as it has to be. */
export async function imageOfBoard(final: FinalBoard, width: number): Promise<HTMLImageElement> {
  const { default: Board } = await boardOf(final.game);
  const stage = document.createElement("div");
  const sheet = document.createElement("div");
  stage.className = "picture-stage";
  stage.inert = true;
  sheet.className = "picture-sheet";
  sheet.style.width = `${width}px`;
  sheet.style.height = `${HIGH}px`;
  stage.append(sheet);
  document.body.append(stage);
  const board = mount(Board, { target: sheet, props: stillBoard(final.game, final.names, final.position.view, final.last) });
  try {
    await settled(sheet);
    return await imageOf(sheet, width, Math.min(heightOf(sheet), HIGHEST));
  } finally {
    await unmount(board);
    stage.remove();
  }
}

/** When a board stands: it waits for nothing, has taken its measures, and nothing in it moves. */
async function settled(sheet: HTMLElement): Promise<void> {
  const late = performance.now() + PATIENCE;
  let [before, now] = ["", sheet.innerHTML];
  while ((before !== now || sheet.querySelector('[aria-busy="true"]')) && performance.now() < late) {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    [before, now] = [now, sheet.innerHTML];
  }
  for (const motion of sheet.getAnimations({ subtree: true })) motion.finish();
}

/** How high a board has to be to show all of it, and no higher where it is a text. */
function heightOf(sheet: HTMLElement): number {
  const scrollers = [...sheet.querySelectorAll("*")].filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY));
  const below = Math.max(0, ...scrollers.map((each) => each.scrollHeight - each.clientHeight));
  const text = sheet.firstElementChild;
  const end = text?.lastElementChild;
  if (below || !text || !end || !scrollers.includes(text)) return HIGH + below;
  return Math.ceil(end.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top + parseFloat(getComputedStyle(text).paddingBottom));
}
