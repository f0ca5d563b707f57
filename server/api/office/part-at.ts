import type { OfficePart } from "#contract/office-screens.ts";
import { changesPart, listPart, newPart, rowPart, shapeOf, todayPart } from "./office-parts.ts";
import { type OfficeRequest, storeAt } from "./office-request.ts";
import { rolesPart } from "./role-forms.ts";

/** What stands at a place; `null`: nothing does, or nothing for this one. */
export async function partAt(asked: OfficeRequest): Promise<OfficePart | null> {
  const { place, query } = asked;
  if (!("thing" in place)) {
    if (place.kind === "roles") return rolesPart(asked);
    return place.kind === "today" ? todayPart(asked) : changesPart(asked, query.get("thing"));
  }
  const store = storeAt(asked, place);
  if (store === null) return null;
  if (place.kind === "new") return newPart(asked, store, query);
  if (place.kind === "file") return { kind: "file", thing: shapeOf(store), trial: null };
  return place.kind === "row" ? rowPart(asked, store, { slug: place.slug, asked: query }) : listPart(asked, store, query);
}
