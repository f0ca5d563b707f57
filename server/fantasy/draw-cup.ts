import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { drawCupRound } from "#core/fantasy/cup-draw.ts";
import { cupField, cupFirstRound, cupListText, plannedRounds, roundsLeft, type SeasonLength } from "#core/fantasy/cup-plan.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import { joinInBulk } from "./bulk-work.ts";
import { decideTies } from "./decide-ties.ts";
import type { KeyInQuestion, SeasonKey } from "./fantasy-season.ts";
import { hasFact, roundBefore, type StoredRound } from "./stored-rounds.ts";

/** A round of the cup as it was drawn, without its list. */
export type DrawnRound = {
  readonly cupRound: number;
  readonly round: number;
  readonly teams: number;
  readonly ties: number;
  readonly seed: string;
  readonly drawnAt: number;
};

/** Oldest first. */
export async function drawnRounds(db: Kysely<Database>, key: SeasonKey): Promise<DrawnRound[]> {
  const { rows } = await drawnQuestion(key).execute(db);
  return rows;
}

/** The same as a question, to be asked on its own or in another. */
export function drawnQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<DrawnRound> {
  return sql<DrawnRound>`
    select cup_round as "cupRound", round, teams, ties, seed, floor(extract(epoch from drawn_at) * 1000)::float8 as "drawnAt"
    from fantasy_cup_rounds where tenant_id = ${tenantId} and league_id = ${leagueId} order by cup_round`;
}

/**
 * Draws the cup's next round where the one before has come to its end, and decides that one for good; in the transaction that holds
 * the season, so that it is drawn once. Answers whether there was anything to draw. FANC1–FANC5
 */
export async function drawCup(transaction: Transaction<Database>, key: SeasonKey, rounds: readonly StoredRound[]): Promise<boolean> {
  const drawn = await drawnRounds(transaction, key);
  const last = drawn.at(-1);
  const next = nextRound(rounds, last);
  const before = next && roundBefore(rounds, next.round);
  const played = last && rounds.find(({ round }) => round === last.round);
  if (next === undefined || before === undefined || ![before, played ?? before].every((round) => hasEnded(round, next))) return false;
  const over = rounds.indexOf(next);
  const length = await seasonLength(transaction, key, rounds);
  if (last === undefined && !isTimeToBegin(length, over, await teamsIn(transaction, key, before.round))) return false;
  const through = last && (await decideTies(transaction, key, last));
  const table = await tableAfter(transaction, key, before.round);
  const field = cupField(through === undefined ? table : table.filter(({ teamId }) => through.has(teamId)), roundsLeft(length, over));
  await writeDraw(transaction, key, { cupRound: (last?.cupRound ?? 0) + 1, round: next.round }, field);
  return true;
}

/** The first of which no result can be known yet; none once the final is drawn. */
function nextRound(rounds: readonly StoredRound[], last: DrawnRound | undefined): StoredRound | undefined {
  if (last !== undefined && last.teams <= 2) return undefined;
  const from = last === undefined ? 1 : 1 + rounds.findIndex(({ round }) => round === last.round);
  return rounds.slice(from).find((round) => !hasFact(round, "provisional"));
}

/** It is final, or all its games are over and the next has begun: a protest holds no draw back. FANC4 */
function hasEnded(before: StoredRound, next: StoredRound): boolean {
  return hasFact(before, "final") || (hasFact(before, "provisional") && hasFact(next, "locked"));
}

function isTimeToBegin(length: SeasonLength, over: number, teams: number): boolean {
  return teams > 1 && over + 1 >= cupFirstRound(plannedRounds(length), teams);
}

/** How many have a counted round: told with the round, since this is asked at each look. */
export async function teamsIn(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<number> {
  const figures = await db
    .selectFrom("fantasy_round_figures")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select("teams")
    .executeTakeFirst();
  return figures?.teams ?? 0;
}

/** How long the season is as its calendar stands. */
export async function seasonLength(db: Kysely<Database>, key: SeasonKey, rounds: readonly StoredRound[]): Promise<SeasonLength> {
  const { rows } = await lengthQuestion(key).execute(db);
  return lengthOf(rows, rounds);
}

/** As a question, to be asked on its own or in another. */
export function lengthQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<SeasonLength> {
  return sql<SeasonLength>`
    select count(*) filter (where kind = 'regular')::integer as regular, count(*)::integer as "all" from rounds
    where tenant_id = ${tenantId} and league_id = ${leagueId}
      and exists (select from games where games.tenant_id = rounds.tenant_id and games.round_id = rounds.round_id)`;
}

export function lengthOf(rows: readonly SeasonLength[], rounds: readonly StoredRound[]): SeasonLength {
  const [found = { regular: 0, all: 0 }] = rows;
  return { regular: found.regular, all: Math.max(found.all, rounds.length) };
}

type Ranked = { readonly teamId: FantasyTeamId; readonly number: number; readonly points: number; readonly place: number };

/** The season's table after a round: best first, who share a place in the order of their numbers. */
async function tableAfter(transaction: Transaction<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<Ranked[]> {
  await joinInBulk(transaction);
  const { rows } = await sql<Ranked>`
    select team.team_id as "teamId", team.number, ranked.total as points, ranked.total_place as place
    from fantasy_team_rounds ranked
    join fantasy_teams team on team.tenant_id = ranked.tenant_id and team.league_id = ranked.league_id and team.team_id = ranked.team_id
    where ranked.tenant_id = ${tenantId} and ranked.league_id = ${leagueId} and ranked.round = ${round}
    order by ranked.total_place, team.number`.execute(transaction);
  return rows;
}

async function writeDraw(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  { cupRound, round }: { readonly cupRound: number; readonly round: number },
  field: readonly Ranked[],
): Promise<void> {
  const of = { tenant_id: tenantId, league_id: leagueId, cup_round: cupRound };
  const list = cupListText(field);
  const seed = `${createHash("sha256").update(list).digest("hex")}/${cupRound}`;
  const teams = field.map((_, index) => index);
  const drawn = drawCupRound(teams, seed);
  // Who does not play stands behind those that do.
  const ties = [...drawn.filter(({ other }) => other !== null), ...drawn.filter(({ other }) => other === null)];
  const at = (index: number) => field[index] as Ranked;
  const rows = ties.map(({ one, other }, index) => ({
    ...of,
    position: index + 1,
    one: at(one).teamId,
    one_place: at(one).place,
    other: other === null ? null : at(other).teamId,
    other_place: other === null ? null : at(other).place,
  }));
  await sql`
    insert into fantasy_cup_rounds (tenant_id, league_id, cup_round, round, teams, ties, list, seed, drawn_at)
    values (${tenantId}, ${leagueId}, ${cupRound}, ${round}, ${field.length}, ${ties.length}, ${list}, ${seed}, clock_timestamp())`.execute(
    transaction,
  );
  await sql`insert into fantasy_cup_ties ${unnestRows(rows, await columnTypesOf(transaction, "fantasy_cup_ties"))}`.execute(transaction);
}
