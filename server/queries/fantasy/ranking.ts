import { type Kysely, type RawBuilder, sql } from "kysely";
import { type RankingAnswer, rankingPageRows, type RankingRow, type RankingWanted, type RoundSpread } from "#contract/fantasy.ts";
import { rankTeams } from "#core/fantasy/places.ts";
import { type CountedRound, tableFigures, type TableQuestion } from "#core/fantasy/tables.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { HistogramBar } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import type { RoundsAt } from "./rounds-at.ts";
import { fantasyTeamRef, type TeamRow } from "./season-at.ts";
import { toldRound } from "./told-round.ts";

type Counted = readonly StoredRound[];

/** A table of teams; `null`: there is no such round or month. Of the season and a round a page is a key range, as many teams as there are. FAN16, FAN27 */
export async function rankingAnswer(db: Kysely<Database>, known: RoundsAt, wanted: RankingWanted): Promise<RankingAnswer | null> {
  const { season, rounds, names, head } = known;
  const counted = rounds.filter((round) => hasFact(round, "live"));
  const months = [...new Set(counted.map(({ locksAt }) => monthOf(locksAt, season.timeZone)))];
  const after = wanted.table === "round" ? counted.find(({ round }) => round === wanted.round) : counted.at(-1);
  const asks = { season: true, "last-five": true, average: true, round: after !== undefined, month: months.includes(wanted.month ?? "") };
  if (!asks[wanted.table]) return null;
  const empty = { rows: [] as readonly RankingRow[], teams: 0 };
  const { rows, teams } = after === undefined ? empty : await pageOf(db, known, counted, after, wanted);
  const pages = Math.max(1, Math.ceil(teams / rankingPageRows));
  if (wanted.page > pages) return null;
  return {
    ...head,
    wanted,
    after: after === undefined ? null : toldRound(names, after),
    rounds: counted.map((round) => toldRound(names, round)),
    months,
    rows,
    teams,
    pages,
    spread: after === undefined || wanted.table !== "round" ? null : await spreadOf(db, season, after.round),
  };
}

/** `2026-11`: of the round's first tip-off, by the league's clocks. */
function monthOf(at: number, timeZone: string): string {
  return dayIn(timeZone, at).slice(0, 7);
}

type Page = { readonly rows: readonly RankingRow[]; readonly teams: number };

function pageOf(db: Kysely<Database>, { season }: RoundsAt, counted: Counted, after: StoredRound, wanted: RankingWanted): Promise<Page> {
  const before = counted[counted.indexOf(after) - 1]?.round ?? null;
  switch (wanted.table) {
    case "season":
      return storedPage(db, season, { round: after.round, before, page: wanted.page, by: "total" });
    case "round":
      return storedPage(db, season, { round: after.round, before: null, page: wanted.page, by: "round" });
    case "month":
      return workedOutPage(db, season, counted, { table: "month", month: wanted.month ?? "" }, wanted.page);
    case "last-five":
    case "average":
      return workedOutPage(db, season, counted, { table: wanted.table }, wanted.page);
  }
}

type Stored = TeamRow & {
  readonly place: number;
  readonly before: number | null;
  readonly points: number;
  readonly lastRound: number;
  readonly rounds: number;
  readonly transfers: number;
  readonly teams: number;
};

/**
 * Places are written with the round: the page is read along their key, wherever it stands, and as many rows as it has are looked up.
 * Behind the last page there is nothing, not even how many teams there are.
 */
async function storedPage(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  {
    round,
    before,
    page,
    by,
  }: { readonly round: number; readonly before: number | null; readonly page: number; readonly by: "total" | "round" },
): Promise<Page> {
  const [place, points, position] = by === "total" ? ["total_place", "total", "total_position"] : ["place", "points", "position"];
  const entry = sql`join fantasy_entries entry on entry.tenant_id = ranked.tenant_id and entry.league_id = ranked.league_id
      and entry.round = ranked.round and entry.team_id = ranked.team_id`;
  const { rows } = await sql<Stored>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", ranked.${sql.ref(place)} as place,
      ranked.${sql.ref(points)} as points, ranked.points as "lastRound", ranked.rounds,
      ${by === "total" ? sql`ranked.total_transfers` : sql`entry.transfers`} as transfers,
      ${before === null ? sql`null::integer` : sql`earlier.total_place`} as before, coalesce(figures.teams, 0) as teams
    from (
      select * from fantasy_team_rounds where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}
        and ${sql.ref(position)} > ${(page - 1) * rankingPageRows}
      order by ${sql.ref(position)} limit ${sql.lit(rankingPageRows)}) ranked
    join fantasy_teams team on team.tenant_id = ranked.tenant_id and team.league_id = ranked.league_id and team.team_id = ranked.team_id
    ${by === "total" ? sql`` : entry}
    left join fantasy_managers own on own.tenant_id = ranked.tenant_id and own.league_id = ranked.league_id and own.team_id = ranked.team_id
    ${before === null ? sql`` : earlierOf(before)}
    left join fantasy_round_figures figures on figures.tenant_id = ranked.tenant_id and figures.league_id = ranked.league_id
      and figures.round = ranked.round
    order by ranked.${sql.ref(position)}`.execute(db);
  return { teams: rows[0]?.teams ?? 0, rows: rows.map(rankingRow) };
}

function earlierOf(round: number): RawBuilder<unknown> {
  return sql`left join fantasy_team_rounds earlier on earlier.tenant_id = ranked.tenant_id and earlier.league_id = ranked.league_id
      and earlier.round = ${round} and earlier.team_id = ranked.team_id`;
}

function rankingRow({ number, name, isHidden, teams: _, ...row }: Stored): RankingRow {
  return { team: fantasyTeamRef({ number, name, isHidden }), ...row };
}

async function spreadOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<RoundSpread | null> {
  const { rows } = await sql<{ average: number; best: number; bars: readonly HistogramBar[] }>`
    select average, best, histogram as bars from fantasy_round_figures
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(db);
  return rows[0] ?? null;
}

type Summed = TeamRow & { readonly rounds: readonly CountedRound[] };

/** Tables of some rounds are worked out from all teams' rounds, in core's own order. */
async function workedOutPage(
  db: Kysely<Database>,
  { tenantId, leagueId, timeZone }: SeasonKey & { readonly timeZone: string },
  counted: Counted,
  question: TableQuestion,
  page: number,
): Promise<Page> {
  const { rows } = await sql<Summed>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", (
      select json_agg(json_build_object('round', played.round, 'points', played.points, 'withoutCaptain', played.without_captain,
          'transfers', entry.transfers))
      from fantasy_team_rounds played
      join fantasy_entries entry on entry.tenant_id = played.tenant_id and entry.league_id = played.league_id
        and entry.round = played.round and entry.team_id = played.team_id
      where played.tenant_id = team.tenant_id and played.league_id = team.league_id and played.team_id = team.team_id) as rounds
    from fantasy_teams team
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} order by team.number`.execute(db);
  const order = new Map(counted.map(({ round }, index) => [round, index + 1]));
  const months = new Map(counted.map(({ round, locksAt }) => [round, monthOf(locksAt, timeZone)]));
  const last = counted.at(-1)?.round;
  const all = rows.flatMap((row) => {
    // Rounds stand in the order in which they were played.
    const rounds = (row.rounds ?? []).map((one) => ({ ...one, round: order.get(one.round) ?? 0, month: months.get(one.round) ?? "" }));
    const figures = tableFigures(question, rounds, counted.length);
    const lastRound = (row.rounds ?? []).find(({ round }) => round === last)?.points ?? null;
    return figures.rounds === 0 ? [] : [{ row, figures, lastRound }];
  });
  const figure = (name: "points" | "withoutCaptain" | "transfers") => Int32Array.from(all, ({ figures }) => figures[name]);
  const ranked = rankTeams({ points: figure("points"), withoutCaptain: figure("withoutCaptain"), transfers: figure("transfers") });
  const shown = [...ranked.order].slice((page - 1) * rankingPageRows, page * rankingPageRows);
  return {
    teams: all.length,
    rows: shown.map((index) => {
      const { row, figures, lastRound } = all[index] as (typeof all)[number];
      const { points, rounds, transfers } = figures;
      return { team: fantasyTeamRef(row), place: ranked.places[index] as number, before: null, points, lastRound, rounds, transfers };
    }),
  };
}
