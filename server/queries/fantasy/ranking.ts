import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  type OwnPlace,
  type RankingAnswer,
  rankingPageRows,
  type RankingRow,
  type RankingWanted,
  type RoundSpread,
} from "#contract/fantasy.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";
import type { SeasonState } from "../../fantasy/known-season.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { rowsOfChosen } from "./chosen-table.ts";
import { fanClub, fanClubsQuestion, type FanClubRow } from "./fan-clubs.ts";
import { askedOfSeason, type Asking, seasonAt } from "./season-at.ts";
import { rowsOfStored, storedQuestion, type StoredRow, storedRows, type Stretch, type TableRows } from "./stored-table.ts";
import { toldRound } from "./told-round.ts";
import { rowsOfWorkedOut, workedOut, type WorkedOutTable } from "./worked-out-table.ts";

/** What a table is asked of: a season with its rounds. */
type TableSeason = Pick<SeasonState, "season" | "rounds">;

/** What a table is made of; `after`: the round it ends with, `undefined` before any has been counted. */
type TableGround = {
  readonly counted: readonly StoredRound[];
  readonly months: readonly string[];
  readonly after: StoredRound | undefined;
};

/** Tables of some rounds, worked out; whoever is asked often may keep them for a while. */
export type WorkOut = (key: string, work: () => Promise<WorkedOutTable>) => Promise<WorkedOutTable>;

/**
 * A table of teams; `null`: there is no such round or month. Of the season and a round a page is a key range, as many teams as there are,
 * asked for together with the rounds that say which it is. FAN16, FAN27
 */
export async function rankingAnswer(asking: Asking, address: LeagueAddress, wanted: RankingWanted): Promise<RankingAnswer | null> {
  const { db, note } = asking;
  const from = (wanted.page - 1) * rankingPageRows;
  const range = { from, to: from + rankingPageRows };
  const known = await seasonAt(asking, address, pageAsked(wanted), { from, round: wanted.round });
  const ground = known && tableGround(known, wanted);
  // Whose fan somebody is may change with nothing else.
  if (known && typeof wanted.among !== "string") note(pageTags.fantasyFans(known.season.leagueId));
  if (!known || !ground || !isKnownClub(known.also.clubs, wanted)) return null;
  const { head, names, also } = known;
  const { counted, months, after } = ground;
  const isStored = wanted.among === "all" && (wanted.table === "season" || wanted.table === "round");
  const { rows, teams } = isStored ? storedRows(also.rows) : await tableRows(db, known, ground, wanted, range, (_, work) => work());
  const pages = Math.max(1, Math.ceil(teams / rankingPageRows));
  if (wanted.page > pages) return null;
  return {
    ...head,
    wanted,
    after: after === undefined ? null : toldRound(names, after),
    rounds: counted.map((round) => toldRound(names, round)),
    months,
    clubs: also.clubs.map(fanClub),
    rows,
    teams,
    pages,
    spread: also.spread[0] ?? null,
  };
}

type PageGround = { rows: StoredRow; spread: RoundSpread; clubs: FanClubRow };
type PageWanted = { readonly from: number; readonly round: number | null };

const nothing = sql<never>`select where false`;

/** Whatever is stored of a page: its round is the last that has been counted, or the one that is named if it has been. */
const pagesAsked = {
  season: askedOfSeason((key, { from }: PageWanted): Questions<PageGround> => {
    const table = { round: countedBack(key, 0), before: countedBack(key, 1), by: "total" } as const;
    return { rows: storedQuestion(key, table, { from, most: rankingPageRows }), spread: nothing, clubs: fanClubsQuestion(key) };
  }),
  round: askedOfSeason((key, { from, round }: PageWanted): Questions<PageGround> => {
    const table = { round: sql<number>`${round}::integer`, before: null, by: "round" } as const;
    const rows = storedQuestion(key, table, { from, most: rankingPageRows });
    return { rows, spread: spreadQuestion(key, table.round), clubs: fanClubsQuestion(key) };
  }),
  nothing: askedOfSeason((key, _: PageWanted): Questions<PageGround> => ({ rows: nothing, spread: nothing, clubs: fanClubsQuestion(key) })),
};

/** How the points of all are spread says nothing of some. */
function pageAsked({ table, among }: RankingWanted) {
  return pagesAsked[among === "all" && (table === "season" || table === "round") ? table : "nothing"];
}

function isKnownClub(clubs: readonly FanClubRow[], { among }: RankingWanted): boolean {
  return typeof among === "string" || clubs.some(({ slug }) => slug === among.fansOf);
}

/** The last round that has been counted, or one so many before it. */
function countedBack({ tenantId, leagueId }: KeyInQuestion, back: number): RawBuilder<number> {
  return sql<number>`(
    select counted.round from fantasy_rounds counted
    where counted.tenant_id = ${tenantId} and counted.league_id = ${leagueId} and exists (
      select from fantasy_round_events event where event.tenant_id = counted.tenant_id and event.league_id = counted.league_id
        and event.round = counted.round and event.kind = 'live')
    order by counted.locks_at desc, counted.round desc offset ${sql.lit(back)} limit 1)`;
}

/** How a round's points are spread. */
export function spreadQuestion({ tenantId, leagueId }: KeyInQuestion, round: number | RawBuilder<number>): RawBuilder<RoundSpread> {
  return sql<RoundSpread>`
    select average, best, histogram as bars from fantasy_round_figures
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`;
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
  const none: readonly RankingRow[] = [];
  if (after === undefined) return { rows: none, teams: 0, position: null };
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
