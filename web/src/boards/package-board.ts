// The contract with a board from a game's package, and loading one. It knows no framework: docs/reference/game-package.md.

import type { BoardProps } from "./board";

/** Of the contract; a board says which one it was made for. */
export const VERSION = 0;
const PATIENCE = 15_000; // milliseconds: a board that has not loaded by then does not come

/** A board in its place. */
export interface MountedBoard {
  update(props: BoardProps): void;
  destroy(): void;
}

export type Mount = (target: HTMLElement, props: BoardProps) => MountedBoard;

/** Why a board cannot be used, in a sentence for the player. */
export class Unusable extends Error {}

/** The function that mounts a board, once its module and its styles are there. `styles` is added to the page. */
export async function loadBoard(address: string, styles: HTMLLinkElement | undefined): Promise<Mount> {
  const [{ version, default: mount }] = await inTime(Promise.all([imported(address), styles && applied(styles)]));
  if (version !== VERSION) throw new Unusable(`It was made for version ${String(version)} of this page's boards.`);
  if (typeof mount !== "function") throw new Unusable("It exports no function to mount it.");
  return mount as Mount;
}

async function imported(address: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } catch (error) {
    throw new Unusable("It could not be loaded.", { cause: error });
  }
}

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new Unusable("It did not load in time.")), PATIENCE);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

export function linkTo(styles: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  return link;
}

function applied(link: HTMLLinkElement): Promise<void> {
  return new Promise((yes, no) => {
    link.onload = () => yes();
    link.onerror = () => no(new Unusable("Its styles could not be loaded."));
    document.head.append(link);
  });
}
