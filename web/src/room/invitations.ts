// Invitations: what a room code leads to, shown before the visitor signs in.

import type { Invitation } from "../api";
import { request } from "../net/http";
import { t } from "./words/first";

/** Return the code in what was typed or pasted, which may be a whole link: the code is its last part. */
export function codeOf(typed: string): string {
  return (typed.split("/r/").at(-1) ?? "").replace(/[^0-9A-Za-z]/g, "").toUpperCase();
}

/** Return who invites to what. Throws `HttpError` with the reason if the code is invalid. */
export function invitationOf(code: string): Promise<Invitation> {
  return request("GET /api/invitations/{code}", { path: { code } });
}

/** Describe the seats of a room: "2 of 4 seats taken". */
export function seatsTaken({ seats, taken }: Invitation): string {
  return t("seats-taken", { taken, seats });
}
