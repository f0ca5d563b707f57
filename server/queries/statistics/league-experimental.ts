import { type Kysely, sql } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { ExperimentalFigures } from "#contract/league-ratings.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { longEnough, seasonFigures } from "#core/stats/experimental/season-figures.ts";
import { mergePlayerSums, mergeTeamSums } from "#core/stats/history/sums.ts";
import type { Database } from "../../db/schema.ts";
import { playerSums, teamSums } from "../../projections/statistics-sums.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { type PlayerTotalRow, playerTotalsJson, teamTotalsJson } from "./league-pace.ts";
import { rowRefs } from "./row-refs.ts";
import type { CareerPhase, LeagueAddress } from "#contract/refs.ts";

/** What is estimated of a league's players, worked out of its season's sums: two round trips, however many games were played. */
export async function leagueExperimental(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  phase: CareerPhase,
): Promise<ExperimentalFigures | null> {
  const ofLeague = sql`total.league_id = ${sql.ref("leagues.league_id")}`;
  const row = await leagueRow(db, tenantId, address)
    .select([playerTotalsJson(tenantId, ofLeague).as("players"), teamTotalsJson(tenantId, ofLeague).as("teams")])
    .executeTakeFirst();
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const inPhase = ({ phase: own }: Pick<PlayerTotalRow, "phase">) => phase === "all" || own === phase;
  const teams = new Map(
    [...Map.groupBy(row.teams.filter(inPhase), ({ team_id }): string => team_id)].map(([team, rows]) => [
      team,
      rows.map(({ sums }) => teamSums(sums)).reduce(mergeTeamSums),
    ]),
  );
  const stays = [...Map.groupBy(row.players.filter(inPhase), ({ person_id, team_id }) => `${person_id} ${team_id}`).values()].flatMap(
    (rows) =>
      rows.slice(0, 1).map(({ person_id, team_id }) => ({
        person: person_id as string,
        team: team_id as string,
        sums: rows.map(({ sums }) => playerSums(sums)).reduce(mergePlayerSums),
      })),
  );
  const figures = seasonFigures(stays, teams);
  const listed = longEnough(figures, teams);
  const refs = await rowRefs(db, tenantId, {
    persons: [...new Set(listed.map(({ person }) => person))],
    teams: [...new Set(listed.map(({ team }) => team))],
  });
  return {
    ...league.head,
    isRecorded: figures.length > 0 || stays.length === 0,
    fewestGames: Math.min(...[...teams.values()].map(({ games }) => games)),
    lines: listed.map(({ person, team, ...line }) => ({ ...line, person: refs.person(person), team: refs.team(team) })),
  };
}
