import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { OfficeAct, OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeHand, OfficeState } from "./office-change.ts";

/** A line of the list of changes: who has changed what, as what, when and why, with what stood before and after. OFF2 */
export type OfficeLine = {
  readonly changeId: string;
  readonly thing: string;
  readonly rowId: string;
  readonly act: OfficeAct;
  /** Epoch milliseconds. */
  readonly at: number;
  /** `null`: the installation's operator, or somebody whose account is gone. */
  readonly accountId: string | null;
  readonly actedAs: string;
  readonly source: OfficeSource;
  readonly reason: string | null;
  readonly before: OfficeState | null;
  readonly after: OfficeState | null;
  readonly undoes: string | null;
};

type NewLine = Omit<OfficeLine, "at" | "accountId" | "source">;

/** In the transaction of the change: there is none without its line, and no line without it. */
export async function writeLine(
  transaction: Transaction<Database>,
  { tenantId, accountId, source, importId, batch }: OfficeHand,
  line: NewLine,
): Promise<OfficeLine> {
  const row = {
    tenant_id: tenantId,
    change_id: line.changeId,
    thing: line.thing,
    row_id: line.rowId,
    act: line.act,
    account_id: accountId,
    acted_as: line.actedAs,
    source,
    reason: line.reason,
    before: line.before === null ? null : JSON.stringify(line.before),
    after: line.after === null ? null : JSON.stringify(line.after),
    undoes: line.undoes,
    import_id: importId ?? null,
  };
  if (batch?.takesLine(row)) return { ...line, at: Date.now(), accountId, source };
  return lineOf(await transaction.insertInto("office_changes").values(row).returningAll().executeTakeFirstOrThrow());
}

/** One change by its id; `null`: the league has none. */
export async function changeOf(db: Kysely<Database>, tenantId: TenantId, changeId: string): Promise<OfficeLine | null> {
  const row = await linesOf(db, tenantId).where("change_id", "=", changeId).executeTakeFirst();
  return row ? lineOf(row) : null;
}

/** The last change of a row: its revision. */
export async function lastChange(db: Kysely<Database>, tenantId: TenantId, thing: string, rowId: string): Promise<OfficeLine | null> {
  const row = await linesOf(db, tenantId)
    .where("thing", "=", thing)
    .where("row_id", "=", rowId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? lineOf(row) : null;
}

/**
 * The change by which a row stands as it does, where later ones were taken back: each with what took it back is as if it had never been,
 * and so is what changed nothing in the row. `null`: none is left. OFF6
 */
export async function standingChange(db: Kysely<Database>, tenantId: TenantId, thing: string, rowId: string): Promise<string | null> {
  const lines = await db
    .selectFrom("office_changes")
    .select(["change_id", "undoes"])
    .where("tenant_id", "=", tenantId)
    .where("thing", "=", thing)
    .where("row_id", "=", rowId)
    .where(sql<boolean>`before is distinct from after`)
    .orderBy("number")
    .execute();
  const standing: string[] = [];
  const takenBackBy = new Map<string, string>();
  for (const { change_id: changeId, undoes } of lines) {
    const again = undoes === null ? undefined : takenBackBy.get(undoes);
    if (undoes !== null && standing.at(-1) === undoes) {
      standing.pop();
      takenBackBy.set(changeId, undoes);
    } else standing.push(again ?? changeId);
  }
  return standing.at(-1) ?? null;
}

/** Whether a line tells of what stands elsewhere, such as a correction in a game's log: of the row there is nothing to take back. OFF89 */
export function tellsOfLog({ before, after }: Pick<OfficeLine, "before" | "after">): boolean {
  return before !== null && after !== null && canonicalJson(before) === canonicalJson(after);
}

/** The changes of a league, newest first: of all things, of one thing, or of one row. */
export async function changesOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  { thing, rowId, most }: { readonly thing?: string; readonly rowId?: string; readonly most: number },
): Promise<readonly OfficeLine[]> {
  const rows = await linesOf(db, tenantId)
    .$if(thing !== undefined, (query) => query.where("thing", "=", thing ?? ""))
    .$if(rowId !== undefined, (query) => query.where("row_id", "=", rowId ?? ""))
    .orderBy("number", "desc")
    .limit(most)
    .execute();
  return rows.map(lineOf);
}

/**
 * A row as its first change found it; `null`: it was made then, or never changed. What a league has one of has the league's own id, so
 * that an id alone tells no row.
 */
export async function firstBefore(db: Kysely<Database>, tenantId: TenantId, thing: string, id: string): Promise<OfficeState | null> {
  const first = await db
    .selectFrom("office_changes")
    .select("before")
    .where("tenant_id", "=", tenantId)
    .where("thing", "=", thing)
    .where("row_id", "=", id)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
  return (first?.before as OfficeState | null | undefined) ?? null;
}

/** The revision of a row: its last change, and its own id as long as nobody has changed it. */
export function revisionOf(last: OfficeLine | null, id: string): string {
  return last?.changeId ?? id;
}

function linesOf(db: Kysely<Database>, tenantId: TenantId) {
  return db.selectFrom("office_changes").selectAll().where("tenant_id", "=", tenantId);
}

function lineOf(row: Selectable<Database["office_changes"]>): OfficeLine {
  return {
    changeId: row.change_id,
    thing: row.thing,
    rowId: row.row_id,
    act: row.act,
    at: row.at.getTime(),
    accountId: row.account_id,
    actedAs: row.acted_as,
    source: row.source,
    reason: row.reason,
    before: row.before as OfficeState | null,
    after: row.after as OfficeState | null,
    undoes: row.undoes,
  };
}
