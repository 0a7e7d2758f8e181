// HTTP: everything that is not live. A refusal is thrown with the sentence that the hall gave for it.

export class Refusal extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, "The hall cannot be reached. Is the network there?");
  }
  const text = await answer.text();
  if (!answer.ok) {
    let why = "Something went wrong.";
    try {
      why = (JSON.parse(text) as { why?: string }).why ?? why;
    } catch {
      // Not one of the hall's own answers: the sentence above has to do.
    }
    throw new Refusal(answer.status, why);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  created: number;
  recovery?: string;
}

export interface Choice {
  name: string;
  explanation: string;
  bounds: string;
  default: unknown;
  schema: Record<string, unknown>;
}

export interface Playable {
  name: string;
  title: string;
  summary: string;
  version: number;
  fewest: number;
  most: number;
  options: Choice[];
}

export interface OpenRoom {
  code: string;
  game: string;
  title: string;
  phase: string;
  host: string;
  seats: number;
  free: number;
  opened: number;
}

export interface MyTable {
  code: string;
  game: string;
  title: string;
  phase: string;
  host: string;
  players: string[];
  seats: number;
  free: number;
  my_turn: boolean;
  changed: number;
}
