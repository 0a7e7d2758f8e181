// Requests to the hall, for everything that is not live: over HTTP to a server, or to the hall of this device. A refusal is
// thrown as an error with the hall's sentence.

import type { Routes as ServerRoutes, Why } from "../api";
import { device, OWNER } from "../offline/device.svelte";
import type { DeviceRoutes } from "../offline/routes";
import { router } from "../ui/router.svelte";
import { language } from "../words/words.svelte";
import { network } from "./network.svelte";
import { t } from "./words/first";

type Routes = ServerRoutes & DeviceRoutes;

export class HttpError extends Error {
  constructor(
    readonly status: number, // 0 if the server could not be reached
    why: string,
  ) {
    super(why);
  }
}

/** What a request to a route carries: path parameters, query and body. */
type Given<R extends keyof Routes> = Omit<Routes[R], "answer">;
type Arguments<R extends keyof Routes> = keyof Given<R> extends never ? [] : [given: Given<R>];

interface AnyGiven {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/** Call a route of the API. Throws `HttpError` if the request fails. */
export async function request<R extends keyof Routes>(route: R, ...[given]: Arguments<R>): Promise<Routes[R]["answer"]> {
  const [method = "GET", template = ""] = route.split(" ");
  const { path = {}, query = {}, body } = (given ?? {}) as AnyGiven;
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value));
  const ask = router.device ? askDevice : fetched;
  const response = await accepted(ask(method, search.size ? `${url}?${search}` : url, body));
  const text = await response.text();
  const json = response.headers.get("Content-Type")?.startsWith("application/json");
  return (json ? JSON.parse(text) : text || null) as Routes[R]["answer"];
}

/** Return the text of a file on this server, or undefined if it does not exist. */
export async function readText(address: string): Promise<string | undefined> {
  return (await readBlob(address))?.text();
}

/** Return a file on this server with its type, or undefined if it does not exist. */
export async function readBlob(address: string): Promise<Blob | undefined> {
  try {
    return await (await accepted(fetched("GET", address, undefined))).blob();
  } catch {
    return undefined;
  }
}

/** Find out whether the server answers: `network.lost` says so afterwards. */
export async function probe(): Promise<void> {
  await fetched("GET", "/api/version", undefined).catch(() => {});
}

async function fetched(method: string, url: string, body: unknown): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers: { "Accept-Language": language.now, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status < 500) network.lost = false; // a proxy answers for a server that is down
    network.ahead = Date.parse(response.headers.get("date")!) - Date.now();
    return response;
  } catch {
    network.lost = true;
    throw new HttpError(0, t("unreachable"));
  }
}

async function askDevice(method: string, url: string, body: unknown): Promise<Response> {
  const answer = await device.request(OWNER, method, url, body);
  return new Response(answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
}

async function accepted(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (!response.ok) throw new HttpError(response.status, await reasonOf(response));
  return response;
}

async function reasonOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Why).why;
  } catch {
    return t("went-wrong"); // not an answer of this server's API
  }
}
