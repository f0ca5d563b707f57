import { type Kysely, sql } from "kysely";
import {
  type OwnPlace,
  type RankingAnswer,
  rankingPageRows,
  type RankingRow,
  type RankingWanted,
  type RoundSpread,
} from "#contract/fantasy.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { HistogramBar } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { rowsOfChosen } from "./chosen-table.ts";
import type { RoundsAt } from "./rounds-at.ts";
import { rowsOfStored, type Stretch, type TableRows } from "./stored-table.ts";
import { toldRound } from "./told-round.ts";
import { rowsOfWorkedOut, workedOut, type WorkedOutTable } from "./worked-out-table.ts";

/** What a table is asked of: a season with its rounds. */
type TableSeason = Pick<RoundsAt, "season" | "rounds">;

/** What a table is made of; `after`: the round it ends with, `undefined` before any has been counted. */
export type TableGround = {
  readonly counted: readonly StoredRound[];
  readonly months: readonly string[];
  readonly after: StoredRound | undefined;
};

/** Tables of some rounds, worked out; whoever is asked often may keep them for a while. */
export type WorkOut = (key: string, work: () => Promise<WorkedOutTable>) => Promise<WorkedOutTable>;

/** A table of teams; `null`: there is no such round or month. Of the season and a round a page is a key range, as many teams as there are. FAN16, FAN27 */
export async function rankingAnswer(db: Kysely<Database>, known: RoundsAt, wanted: RankingWanted): Promise<RankingAnswer | null> {
  const { season, names, head } = known;
  const ground = tableGround(known, wanted);
  if (ground === null || !isKnownClub(known, wanted)) return null;
  const { counted, months, after } = ground;
  const empty = { rows: [] as readonly RankingRow[], teams: 0 };
  const from = (wanted.page - 1) * rankingPageRows;
  const { rows, teams } =
    after === undefined ? empty : await tableRows(db, known, ground, wanted, { from, to: from + rankingPageRows }, (_, work) => work());
  const pages = Math.max(1, Math.ceil(teams / rankingPageRows));
  if (wanted.page > pages) return null;
  return {
    ...head,
    wanted,
    after: after === undefined ? null : toldRound(names, after),
    rounds: counted.map((round) => toldRound(names, round)),
    months,
    clubs: known.clubs,
    rows,
    teams,
    pages,
    // How the points of all are spread says nothing of some.
    spread: after === undefined || wanted.table !== "round" || wanted.among !== "all" ? null : await spreadOf(db, season, after.round),
  };
}

function isKnownClub({ clubs }: RoundsAt, { among }: RankingWanted): boolean {
  return typeof among === "string" || clubs.some(({ slug }) => slug === among.fansOf);
}

/** How many stand above and below one's own row. */
const neighbours = 2;

/** Where a team stands in a table; `null`: there is no such table, or the team is not in it. */
export async function placeOf(
  db: Kysely<Database>,
  known: TableSeason,
  wanted: RankingWanted,
  number: number,
  workOut: WorkOut,
): Promise<OwnPlace | null> {
  const ground = tableGround(known, wanted);
  if (ground?.after === undefined) return null;
  const { rows, position } = await tableRows(db, known, ground, wanted, { around: number, by: neighbours }, workOut);
  return position === null ? null : { number, page: Math.ceil(position / rankingPageRows), rows };
}

function tableGround({ season, rounds }: TableSeason, wanted: RankingWanted): TableGround | null {
  const counted = rounds.filter((round) => hasFact(round, "live"));
  const months = [...new Set(counted.map(({ locksAt }) => monthOf(locksAt, season.timeZone)))];
  const after = wanted.table === "round" ? counted.find(({ round }) => round === wanted.round) : counted.at(-1);
  const asks = { season: true, "last-five": true, average: true, round: after !== undefined, month: months.includes(wanted.month ?? "") };
  return asks[wanted.table] ? { counted, months, after } : null;
}

/** `2026-11`: of the round's first tip-off, by the league's clocks. */
function monthOf(at: number, timeZone: string): string {
  return dayIn(timeZone, at).slice(0, 7);
}

async function tableRows(
  db: Kysely<Database>,
  { season }: TableSeason,
  { counted, after }: TableGround,
  { table, month, among }: RankingWanted,
  stretch: Stretch,
  workOut: WorkOut,
): Promise<TableRows> {
  if (after === undefined) return { rows: [], teams: 0, position: null };
  const before = counted[counted.indexOf(after) - 1]?.round ?? null;
  if (table === "season" || table === "round") {
    const stored = {
      round: after.round,
      ...(table === "season" ? ({ before, by: "total" } as const) : ({ before: null, by: "round" } as const)),
    };
    return among === "all" ? rowsOfStored(db, season, stored, stretch) : rowsOfChosen(db, season, stored, among, stretch);
  }
  const question = table === "month" ? ({ table, month: month ?? "" } as const) : ({ table } as const);
  const months = new Map(counted.map(({ round, locksAt }) => [round, monthOf(locksAt, season.timeZone)]));
  const all = await workOut(`${season.leagueId} ${table} ${month ?? ""} ${JSON.stringify(among)}`, () =>
    workedOut(db, season, counted, months, question, among),
  );
  return rowsOfWorkedOut(all, stretch);
}

async function spreadOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<RoundSpread | null> {
  const { rows } = await sql<{ average: number; best: number; bars: readonly HistogramBar[] }>`
    select average, best, histogram as bars from fantasy_round_figures
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(db);
  return rows[0] ?? null;
}
