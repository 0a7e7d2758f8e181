// Actions that several lists offer.

import { request } from "../../net/http";
import { toasts } from "../../ui/toast.svelte";
import { t } from "../words";

interface Person {
  id: string;
  name: string;
}

/** Ban a person; without `until`, the ban lasts until it is lifted. */
export async function ban(person: Person, reason: string, until: number | null): Promise<void> {
  await request("POST /api/admin/people/{person}/ban", { path: { person: person.id }, body: { reason, until } });
  toasts.show(t("ban.done", { name: person.name }));
}

/** Lift a ban, or show why that fails. */
export async function unban(person: Person): Promise<void> {
  await toasts.guard(request("POST /api/admin/people/{person}/unban", { path: { person: person.id } }), t("unban.done", { name: person.name }));
}
