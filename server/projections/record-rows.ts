import { sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { listKey, RecordBook, type RecordMark, renewedMarks } from "./record-marks.ts";
import { type LineScope, playerGames, teamGames } from "./statistics-lines.ts";
import { insertRows } from "./statistics-rows.ts";

export type RecordScopes = { readonly leagues: readonly LeagueId[]; readonly clubs: readonly ClubId[]; readonly games: readonly GameId[] };

/**
 * Brings the lists of the best in these leagues and clubs up to what became of these games. All that is not on a full
 * list is below its last place, so the games' own lines are enough; only where a correction took a mark away, and nothing
 * took its place, are the lines of the whole league or club read.
 */
export async function projectRecords(transaction: Transaction<Database>, tenantId: TenantId, scopes: RecordScopes): Promise<void> {
  const scopeIds = [...scopes.leagues, ...scopes.clubs];
  const before = await marksOfScopes(transaction, tenantId, scopeIds);
  const changed: ReadonlySet<string> = new Set(scopes.games);
  const candidates = await bookOf(transaction, tenantId, { games: scopes.games });
  // Where one side's line stays as it was, its club has nothing to be told.
  const ids: ReadonlySet<string> = new Set(scopeIds);
  const after = new Map<string, readonly RecordMark[]>();
  const toFill = new Map<string, "league" | "club">();
  const [listsBefore, listsOffered] = [listed(before), listed([...candidates.all()].filter(({ scope_id }) => ids.has(scope_id)))];
  for (const key of new Set([...listsBefore.keys(), ...listsOffered.keys()])) {
    const offered = listsOffered.get(key) ?? [];
    const list = listsBefore.get(key) ?? [];
    const renewed = renewedMarks(list, offered, ({ game_id }) => changed.has(game_id));
    const [one] = list;
    if (renewed) after.set(key, renewed);
    else if (one) toFill.set(one.scope_id, one.scope);
  }
  for (const [scopeId, scope] of toFill) {
    const lines = scope === "league" ? { leagues: [scopeId as LeagueId] } : { clubs: [scopeId as ClubId] };
    const filled = listed([...(await bookOf(transaction, tenantId, lines)).all()].filter((mark) => mark.scope_id === scopeId));
    for (const key of new Set([...listsBefore.keys(), ...filled.keys()])) {
      if (key.startsWith(scopeId) && !after.has(key)) after.set(key, filled.get(key) ?? []);
    }
  }
  await writeDifference(transaction, before, [...after.values()].flat());
}

/** Every list of the tenant, made anew from the book. */
export async function rewriteRecords(transaction: Transaction<Database>, tenantId: TenantId, book: RecordBook): Promise<void> {
  await transaction.deleteFrom("record_marks").where("tenant_id", "=", tenantId).execute();
  await insertRows(transaction, "record_marks", [...book.all()]);
}

async function bookOf(transaction: Transaction<Database>, tenantId: TenantId, scope: LineScope): Promise<RecordBook> {
  const book = new RecordBook(tenantId);
  for (const game of await playerGames(transaction, tenantId, scope)) book.offerPlayer(game);
  for (const game of await teamGames(transaction, tenantId, scope)) book.offerTeam(game);
  return book;
}

async function marksOfScopes(transaction: Transaction<Database>, tenantId: TenantId, ids: readonly string[]): Promise<RecordMark[]> {
  return transaction
    .selectFrom("record_marks")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("scope", "in", ["league", "club"])
    .where(sql<boolean>`scope_id = any(${ids}::uuid[])`)
    .execute();
}

function listed(marks: readonly RecordMark[]): Map<string, RecordMark[]> {
  const lists = new Map<string, RecordMark[]>();
  for (const mark of marks) {
    const list = lists.get(listKey(mark));
    if (list) list.push(mark);
    else lists.set(listKey(mark), [mark]);
  }
  return lists;
}

async function writeDifference(
  transaction: Transaction<Database>,
  before: readonly RecordMark[],
  after: readonly RecordMark[],
): Promise<void> {
  const textOf = ({ scope, scope_id, phase, holder, category, standing, game_id, team_id, person_id, league_id, played_at }: RecordMark) =>
    [scope, scope_id, phase, holder, category, standing, game_id, team_id, person_id, league_id, played_at?.getTime()].join();
  const [was, is] = [new Set(before.map(textOf)), new Set(after.map(textOf))];
  const gone = before.filter((mark) => !is.has(textOf(mark)));
  if (gone.length > 0) {
    await sql`delete from record_marks mark
      using json_populate_recordset(null::record_marks, ${JSON.stringify(gone)}::json) gone
      where mark.tenant_id = gone.tenant_id and mark.scope = gone.scope and mark.scope_id = gone.scope_id and mark.phase = gone.phase
        and mark.holder = gone.holder and mark.category = gone.category and mark.game_id = gone.game_id
        and mark.holder_id = gone.holder_id`.execute(transaction);
  }
  await insertRows(
    transaction,
    "record_marks",
    after.filter((mark) => !was.has(textOf(mark))),
  );
}
