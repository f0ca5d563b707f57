import type { OfficeTables } from "#contract/office-screens.ts";
import { rowPart } from "./office-parts.ts";
import type { Store } from "./office-rows.ts";
import type { OfficeRequest } from "./office-request.ts";
import { answerTo, type SentTo } from "./sent-outcome.ts";

/** Makes a link to the table of a game, or takes one back. OFF51 */
export async function sentTable(asked: OfficeRequest, store: Store, sent: URLSearchParams, slug: string): Promise<SentTo> {
  const { desk, visitor, query } = asked;
  const row = await desk.row(visitor, store, slug, "screen");
  if (row.kind !== "read") return { ...answerTo({ kind: row.kind }), part: null };
  const shown = async (tables: Partial<OfficeTables>) => rowPart(asked, store, { slug, asked: query, tables });
  const refused = { ...answerTo({ kind: "no-role" }), part: await shown({}) };
  if (sent.get("act") === "unlink") {
    const taken = await desk.tables.revoke(visitor, row.value.id, sent.get("link") ?? "");
    return taken === "no-role" ? refused : { kind: "shown", status: 200, part: await shown({}), said: { kind: "link-taken" } };
  }
  const typed = { role: sent.get("role") ?? "", label: (sent.get("label") ?? "").slice(0, 300) };
  const made = await desk.tables.make(visitor, row.value.id, typed);
  if (made === "no-role") return refused;
  if (made === "no-label") return { kind: "shown", status: 422, part: await shown({ typed, fault: made }), said: { kind: "faults" } };
  return { kind: "shown", status: 200, part: await shown({ fresh: made }), said: { kind: "link-made" } };
}
