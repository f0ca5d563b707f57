import type { OfficeSaid } from "#contract/office-screens.ts";
import type { OfficeRequest } from "./office-request.ts";
import { isUuid } from "./read-office-form.ts";

/** So long after it was stored its address still says what was done. */
const saidForMs = 10 * 60 * 1000;

/** What the address says was done: a change by its id, told with the way to take it back. OFF17 */
export async function saidBefore({ query, desk, visitor, stores }: OfficeRequest): Promise<OfficeSaid | null> {
  const done = query.get("done") ?? "";
  const asked = query.get("import") ?? "";
  const importId = isUuid(asked) ? asked : null;
  if (done === "same" || done === "role-given" || done === "role-taken" || done === "link-taken") return { kind: done };
  if (done === "imported")
    return { kind: done, made: countIn(query, "made"), changed: countIn(query, "changed"), same: countIn(query, "same"), importId };
  if (done === "games-stored")
    return { kind: done, stored: countIn(query, "made"), same: countIn(query, "same"), refused: countIn(query, "kept") };
  if (done === "taken-back" && importId !== null)
    return { kind: done, undone: countIn(query, "undone"), kept: countIn(query, "kept"), importId };
  if (!isUuid(done)) return null;
  const [line] = await desk.lines(visitor, { things: stores.map(({ thing }) => thing.name), changeId: done, most: 1 });
  if (!line || Date.now() - line.at > saidForMs) return null;
  const { act, thing, called, changeId, canUndo } = line;
  const merged = (query.get("merged") ?? "").split(",").filter((control) => /^[\w.-]{1,80}$/.test(control));
  return { kind: "stored", act, thing, called, changeId, canUndo, merged };
}

function countIn(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
