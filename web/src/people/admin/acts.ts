// Actions that several lists offer.

import { request } from "../../net/http";
import { toasts } from "../../ui/toast.svelte";

interface Person {
  id: string;
  name: string;
}

/** Ban a person; without `until`, the ban lasts until it is lifted. */
export async function ban(person: Person, reason: string, until: number | null): Promise<void> {
  await request("POST /api/admin/people/{person}/ban", { path: { person: person.id }, body: { reason, until } });
  toasts.show(`${person.name} is banned.`);
}

/** Lift a ban, or show why that fails. */
export async function unban(person: Person): Promise<void> {
  await toasts.guard(request("POST /api/admin/people/{person}/unban", { path: { person: person.id } }), `${person.name} is not banned any more.`);
}
