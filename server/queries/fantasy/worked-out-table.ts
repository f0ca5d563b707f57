import { type Kysely, sql } from "kysely";
import type { RankingRow, TeamsAmong } from "#contract/fantasy.ts";
import { rankTeams } from "#core/fantasy/places.ts";
import { type CountedRound, tableFigures, type TableQuestion } from "#core/fantasy/tables.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import type { StoredRound } from "../../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type TeamRow } from "./season-at.ts";
import { areAmong, isOfLeague } from "./teams-among.ts";
import { rangeOf, type Stretch, type TableRows } from "./stored-table.ts";

/** A whole table, best first. */
export type WorkedOutTable = readonly RankingRow[];

type Summed = TeamRow & { readonly isOfLeague: boolean; readonly rounds: readonly CountedRound[] | null };

/** Tables of some rounds are worked out from all teams' rounds, in core's own order. `months`: of each round counted. */
export async function workedOut(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  counted: readonly StoredRound[],
  months: ReadonlyMap<number, string>,
  question: TableQuestion,
  among: TeamsAmong,
): Promise<WorkedOutTable> {
  const { rows } = await sql<Summed>`
    select team.number, own.name, own.hidden_at is not null as "isHidden",
      ${isOfLeague(tenantId, sql`own.account_id`)} as "isOfLeague", (
      select json_agg(json_build_object('round', played.round, 'points', played.points, 'withoutCaptain', played.without_captain,
          'transfers', entry.transfers))
      from fantasy_team_rounds played
      join fantasy_entries entry on entry.tenant_id = played.tenant_id and entry.league_id = played.league_id
        and entry.round = played.round and entry.team_id = played.team_id
      where played.tenant_id = team.tenant_id and played.league_id = team.league_id and played.team_id = team.team_id) as rounds
    from fantasy_teams team
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId}
      and ${among === "all" ? sql`true` : areAmong(tenantId, among)}
    order by team.number`.execute(db);
  const order = new Map(counted.map(({ round }, index) => [round, index + 1]));
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
  return Array.from(ranked.order, (index): RankingRow => {
    const { row, figures, lastRound } = all[index] as (typeof all)[number];
    const { points, rounds, transfers } = figures;
    return {
      team: fantasyTeamRef(row),
      place: ranked.places[index] as number,
      before: null,
      points,
      lastRound,
      rounds,
      transfers,
      isOfLeague: row.isOfLeague,
    };
  });
}

export function rowsOfWorkedOut(all: WorkedOutTable, stretch: Stretch): TableRows {
  const index = "around" in stretch ? all.findIndex(({ team }) => team.number === stretch.around) : -1;
  const position = index === -1 ? null : index + 1;
  const range = rangeOf(stretch, position);
  return { rows: range === null ? [] : all.slice(range.from, range.to), teams: all.length, position };
}
