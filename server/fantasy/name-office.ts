import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { foldedWord, isUnfitName, isUsualWord, type OwnWords } from "#core/fantasy/unfit-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeRefusal } from "./fantasy-office.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import { type NamedThing, namedInActs, type OfficeHand, writeAct } from "./office-acts.ts";

/** A name that somebody has reported and the office has not looked at yet. `at`: when first, in epoch milliseconds. */
export type ReportedName = {
  readonly of: NamedThing;
  readonly number: number;
  readonly name: string;
  readonly reports: number;
  readonly at: number;
};

/** What the office says of words, beside the usual ones. FAN38 */
export async function ownWords(db: Kysely<Database>, tenantId: TenantId): Promise<OwnWords> {
  const rows = await db
    .selectFrom("fantasy_words")
    .where("tenant_id", "=", tenantId)
    .select(["word", "is_allowed"])
    .orderBy("word")
    .execute();
  const of = (isAllowed: boolean) => new Set(rows.filter((row) => row.is_allowed === isAllowed).map(({ word }) => word));
  return { forbidden: of(false), allowed: of(true) };
}

/** Names are chosen beside each other, and wait for whoever says something of words: held to the end of the transaction. FAN38 */
export async function holdWords(transaction: Transaction<Database>, tenantId: TenantId, how: "to-choose" | "to-say"): Promise<void> {
  const key = sql`hashtextextended(${`fantasy words ${tenantId}`}, 0)`;
  await (how === "to-say" ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`).execute(
    transaction,
  );
}

/**
 * Whether a team or a private league may not be called that in this league, in the transaction that would call it so: nobody forbids a word
 * before it has ended. FAN38
 */
export async function hasUnfitWord(transaction: Transaction<Database>, tenantId: TenantId, name: string): Promise<boolean> {
  await holdWords(transaction, tenantId, "to-choose");
  return isUnfitName(name, await ownWords(transaction, tenantId));
}

/**
 * Forbids a word in names, lets one of the usual pass, or forgets what was said of it. Names that are there stay: they are hidden one
 * by one. `"nothing"`: it is so already, or not one word. FAN38
 */
export async function sayOfWord(
  db: Kysely<Database>,
  key: SeasonKey,
  text: string,
  act: "forbid" | "allow" | "usual",
  hand: OfficeHand,
): Promise<"set" | "nothing"> {
  const word = foldedWord(text.trim());
  if (!/^[\p{L}\p{N}]+$/u.test(word) || (act !== "usual" && isUsualWord(word) !== (act === "allow"))) return "nothing";
  return db.transaction().execute(async (transaction) => {
    await holdWords(transaction, key.tenantId, "to-say");
    const deleted = transaction.deleteFrom("fantasy_words").where("tenant_id", "=", key.tenantId).where("word", "=", word);
    const inserted = transaction
      .insertInto("fantasy_words")
      .values({ tenant_id: key.tenantId, word, is_allowed: act === "allow" })
      .onConflict((conflict) => conflict.doNothing());
    const rows = await (act === "usual" ? deleted.returning("word").execute() : inserted.returning("word").execute());
    if (rows.length === 0) return "nothing";
    await writeAct(transaction, key, { ...hand, act, about: word, before: null, after: null });
    return "set";
  });
}

/** Names that were reported and are still shown, those first that most have reported. FAN40 */
export async function reportedNames(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<ReportedName[]> {
  const { rows } = await sql<ReportedName>`
    select 'team' as of, team.number, own.name, count(*)::integer as reports, floor(extract(epoch from min(report.at)) * 1000)::float8 as at
    from fantasy_reports report
    join fantasy_managers own on own.tenant_id = report.tenant_id and own.league_id = report.league_id and own.team_id = report.team_id
      and own.name = report.name and own.hidden_at is null and own.kept_name is distinct from own.name
    join fantasy_teams team on team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
    where report.tenant_id = ${tenantId} and report.league_id = ${leagueId}
    group by team.number, own.name
    union all
    select 'private-league', named.number, named.name, count(*)::integer, floor(extract(epoch from min(report.at)) * 1000)::float8
    from fantasy_league_reports report
    join fantasy_leagues named on named.tenant_id = report.tenant_id and named.league_id = report.league_id
      and named.number = report.number and named.hidden_at is null and not named.is_kept
    where report.tenant_id = ${tenantId} and report.league_id = ${leagueId}
    group by named.number, named.name
    order by reports desc, at, of, number`.execute(db);
  return rows;
}

/** Looks at a reported name and lets it stand: as long as a team is called so, it is no more listed, a private league's never. FAN40 */
export async function keepName(
  db: Kysely<Database>,
  key: SeasonKey,
  of: NamedThing,
  number: number,
  hand: OfficeHand,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    const kept = of === "team" ? keepOfTeam(key, number) : keepOfLeague(key, number);
    const { numAffectedRows = 0n } = await kept.execute(transaction);
    if (numAffectedRows === 0n) return of === "team" ? "no-team" : "no-league";
    await writeAct(transaction, key, { ...hand, act: "keep", about: namedInActs(of, number), before: null, after: null });
    return "set";
  });
}

function keepOfTeam({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<unknown> {
  return sql`
    update fantasy_managers own set kept_name = own.name
    from fantasy_teams team where team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
      and own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and team.number = ${number}`;
}

function keepOfLeague({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<unknown> {
  return sql`update fantasy_leagues set is_kept = true where tenant_id = ${tenantId} and league_id = ${leagueId} and number = ${number}`;
}
