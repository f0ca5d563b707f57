import { type Kysely, sql } from "kysely";
import type { OfficeImport, OfficeTakeBack, TakeBackFate } from "#contract/office-imports.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { OfficeSource } from "../../db/office-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { OfficeHand } from "../office-change.ts";
import { nameOfRow, rowNames, wholeName } from "../row-names.ts";
import { storeOf } from "../things.ts";
import { oldAddresses } from "./old-addresses.ts";
import { type ImportedRow, type ImportTakenBack, takeBackImport } from "./take-back-import.ts";

/** So many imports stand on the screen, and so many rows of one. */
const mostImports = 50;
const mostRows = 200;

type Row = Omit<OfficeImport, "at"> & { readonly at: Date; readonly source: OfficeSource };

/** The imports of a league, newest first: all of them, or those that somebody has made. IMPW9 */
export async function importsOf(
  db: Kysely<Database>,
  { tenantId, accountId }: OfficeHand,
  { isOwnAlone, importId = null }: { readonly isOwnAlone: boolean; readonly importId?: string | null },
): Promise<readonly OfficeImport[]> {
  const { rows } = await sql<Row>`
    with undone as (
      select undoes from office_changes later where tenant_id = ${tenantId} and undoes is not null
        and not exists (select from office_changes again where again.tenant_id = later.tenant_id and again.undoes = later.change_id)),
    lines as (
      select line.*, change_id in (select undoes from undone) as is_undone from office_changes line
      where tenant_id = ${tenantId} and import_id is not null and (${importId}::uuid is null or import_id = ${importId}::uuid)
        and (${isOwnAlone}::boolean is false or account_id = ${accountId}::uuid))
    select import_id as "importId", max(at) as at, max(account.name) as who, max(acted_as) as "actedAs", max(source) as source,
      bool_and(act = 'undo') as "isTakeBack", bool_and(is_undone) as "isTakenBack",
      (select json_object_agg(thing, count) from (
        select thing, sum(case when thing = ${oldAddresses} then (coalesce(after, before) -> 'values' ->> 'addresses')::int else 1 end)
          as count from lines counted where counted.import_id = lines.import_id group by thing) counts) as counts
    from lines left join accounts account using (account_id)
    group by import_id order by max(number) desc limit ${mostImports}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** What taking an import back would do, row by row, with nothing stored; `null`: the league has no such import. IMPW9 */
export async function tryTakeBack(db: Kysely<Database>, hand: OfficeHand, importId: string): Promise<OfficeTakeBack | null> {
  const told = await takeBackImport(db, hand, importId, { isTry: true });
  return told && toldTakeBack(db, hand, told);
}

async function toldTakeBack(
  db: Kysely<Database>,
  hand: OfficeHand,
  { undone, kept, addresses: { gone, back } }: ImportTakenBack,
): Promise<OfficeTakeBack> {
  const counts = { goes: gone.length, restored: 0, returns: back.length };
  for (const row of undone) counts[fateOf(row)] += 1;
  const [shown, stays] = [undone.slice(0, mostRows), kept.slice(0, mostRows)];
  const states = [...shown, ...stays].map(stateOf);
  const names = await inTransaction(db, (transaction) =>
    rowNames(
      transaction,
      hand.tenantId,
      states.flatMap(({ thing, values }) => (thing === null ? [] : [{ thing, values }])),
    ),
  );
  const called = (row: ImportedRow) => {
    const { thing, slug, values } = stateOf(row);
    return { thing: row.thing, slug, called: thing === null ? slug : wholeName(nameOfRow(thing, values, names)) };
  };
  const address = (fate: TakeBackFate) => (path: string) => ({ thing: oldAddresses, slug: "", called: path, fate });
  const moved = [...gone.map(address("goes")), ...back.map(address("returns"))];
  return {
    counts,
    rows: [...shown.map((row) => ({ ...called(row), fate: fateOf(row) })), ...moved].slice(0, mostRows),
    kept: stays.map((row) => ({ ...called(row), ...whyKept(row.outcome) })),
  };
}

function fateOf({ before, after }: ImportedRow): TakeBackFate {
  if (before === null) return "goes";
  return after === null ? "returns" : "restored";
}

function stateOf({ thing, before, after }: ImportedRow) {
  const state = after ?? before;
  return {
    thing: storeOf(thing)?.thing ?? null,
    slug: state?.slug ?? "",
    values: state?.values ?? {},
  };
}

/** A rule of a field refuses what stood before: others have changed around it. */
function whyKept(outcome: ImportTakenBack["kept"][number]["outcome"]): { readonly why: string; readonly by: number } {
  if (outcome.kind !== "refused") return { why: outcome.kind, by: 0 };
  return { why: outcome.why, by: outcome.why === "named" ? Object.values(outcome.by).reduce((sum, each) => sum + each, 0) : 0 };
}
