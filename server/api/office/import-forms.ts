import { addresses } from "#contract/addresses.ts";
import type { OfficeImportsPart } from "#contract/office-imports.ts";
import { mayChangeLeague, type OfficeRequest } from "./office-request.ts";
import { isUuid } from "./read-office-form.ts";
import { type SentTo, withSaid } from "./sent-outcome.ts";

/** Files that were stored, and of one of them what taking it back would do; `null`: there is no such one. IMPW9 */
export async function importsPart(asked: OfficeRequest, importId: string | null): Promise<OfficeImportsPart | null> {
  const { setUp, visitor } = asked;
  const isOwnAlone = !mayChangeLeague(asked);
  if (importId === null) return { kind: "imports", imports: await setUp.imports.list(visitor, isOwnAlone), opened: null };
  const opened = isUuid(importId) ? await setUp.imports.look(visitor, isOwnAlone, importId) : null;
  return opened && { kind: "imports", imports: [], opened };
}

/** One button takes back all that nobody has built on; the rest is shown with why it stays. IMPW9 */
export async function sentTakeBack(asked: OfficeRequest, sent: URLSearchParams, importId: string | null): Promise<SentTo> {
  const { setUp, visitor, locale } = asked;
  const isAsked = sent.get("act") === "take-back" && isUuid(importId ?? "");
  const done = isAsked ? await setUp.imports.takeBack(visitor, !mayChangeLeague(asked), importId ?? "") : null;
  if (done === null || importId === null) return { kind: "shown", status: 404, part: null, said: null };
  const said = { done: "taken-back", undone: String(done.undone), kept: String(done.kept), import: done.backId };
  return { kind: "on", to: withSaid(addresses.officeImports(locale, importId), new URLSearchParams(), said) };
}
