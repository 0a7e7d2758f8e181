// Invitations: what a room's code leads to, told before anybody is signed in for it.

import type { Invitation } from "../api";
import { request } from "../net/http";

/** What somebody typed or pasted, as a code: whole links are pasted as often as codes, and what stands last in one is it. */
export function codeOf(typed: string): string {
  return (typed.split("/r/").at(-1) ?? "").replace(/[^0-9A-Za-z]/g, "").toUpperCase();
}

/** Who invites to what; an HttpError with its reason where the code leads nowhere. */
export function invitationOf(code: string): Promise<Invitation> {
  return request("GET /api/invitations/{code}", { path: { code } });
}

/** The seats of a room, in words: "2 of 4 seats taken". */
export function seatsTaken({ seats, taken }: Invitation): string {
  return `${taken} of ${seats} ${seats === 1 ? "seat" : "seats"} taken`;
}
