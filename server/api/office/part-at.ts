import type { OfficePart } from "#contract/office-screens.ts";
import type { SetUpState } from "#contract/office-set-up.ts";
import { changesPart, listPart, newPart, rowPart, shapeOf, todayPart } from "./office-parts.ts";
import type { Store } from "./office-rows.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";
import { importsPart } from "./import-forms.ts";
import { doctorPart, installationPart } from "./installation.ts";
import { setUpPart } from "./set-up-parts.ts";
import { rolesPart } from "./role-forms.ts";

/** Only whoever may set the league up is told how far it is. */
async function setUpState({ stores, setUp, visitor }: OfficeRequest): Promise<SetUpState | null> {
  return stores.some(({ thing }) => thing.isSingle) ? setUp.state(visitor.tenantId) : null;
}

/** What stands at a place; `null`: nothing does, or nothing for this one. */
export async function partAt(asked: OfficeRequest): Promise<OfficePart | null> {
  const { place, query } = asked;
  if (!("thing" in place)) {
    if (place.kind === "invitation" || place.kind === "upload") return null;
    if (place.kind === "roles") return rolesPart(asked);
    if (place.kind === "set-up") return setUpPart(asked, place.step);
    if (place.kind === "installation") return installationPart(asked);
    if (place.kind === "imports") return importsPart(asked, place.importId);
    if (place.kind === "doctor") return doctorPart(asked);
    return place.kind === "today" ? todayPart(asked, await setUpState(asked)) : changesPart(asked, query.get("thing"));
  }
  const store = storeNamed(asked, place.thing);
  if (store === null) return null;
  // What there is one of has no list, and is set up.
  if (store.thing.isSingle && place.kind !== "row") return null;
  if ((place.kind === "new" || place.kind === "file") && !mayMake(asked, store)) return null;
  if (place.kind === "new") return newPart(asked, store, query);
  if (place.kind === "file") return { kind: "file", thing: shapeOf(asked, store), trial: null };
  if (place.kind === "found") return null;
  return place.kind === "row" ? rowPart(asked, store, { slug: place.slug, asked: query }) : listPart(asked, store, query);
}

/** What is only read is not made either. ROLE2 */
function mayMake({ doings }: OfficeRequest, { thing }: Store): boolean {
  return (doings[thing.name] ?? []).includes("make");
}
