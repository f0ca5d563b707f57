import { type Kysely, type Selectable, sql } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TeamRating } from "#contract/league-ratings.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { pythagoreanWins, seasonRatings } from "#core/stats/season-ratings.ts";
import type { Database } from "../../db/schema.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { refsOf, rowsWithRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** How strong the teams of a league are, by margin and opponents, out of the games that statistics take. One round trip. */
export async function teamRatings(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
): Promise<readonly TeamRating[] | null> {
  const row = await leagueRow(db, tenantId, address)
    .select(rowsWithRefs(tenantId, resultsOf(tenantId), { teams: "team_id" }).as("found"))
    .executeTakeFirst();
  if (!foundLeague(note, address, row) || !row) return null;
  const games = row.found.rows.flatMap(({ team_id, opponent_team_id, side, result_points, opponent_result_points }) =>
    result_points === null || opponent_result_points === null
      ? []
      : [{ home: team_id, away: opponent_team_id, homePoints: result_points, awayPoints: opponent_result_points, side }],
  );
  const ratings = seasonRatings(games.filter(({ side }) => side === "home"));
  const refs = refsOf(row.found.refs);
  const byTeam = Map.groupBy(games, ({ home }) => home as string);
  return ratings.map(({ team, ...rating }) => {
    const own = byTeam.get(team) ?? [];
    const pointsFor = own.reduce((sum, { homePoints }) => sum + homePoints, 0);
    const pointsAgainst = own.reduce((sum, { awayPoints }) => sum + awayPoints, 0);
    const wins = own.filter(({ homePoints, awayPoints }) => homePoints > awayPoints).length;
    const losses = own.filter(({ homePoints, awayPoints }) => homePoints < awayPoints).length;
    const expectedWins = pythagoreanWins(own.length, pointsFor, pointsAgainst);
    return { ...rating, team: refs.team(team), wins, losses, pointsFor, pointsAgainst, expectedWins };
  });
}

type ResultRow = Pick<
  Selectable<Database["box_team_lines"]>,
  "team_id" | "opponent_team_id" | "side" | "result_points" | "opponent_result_points"
>;

/** Of the league around it, each game from both sides. */
function resultsOf(tenantId: TenantId) {
  return sql<ResultRow>`
    select line.team_id, line.opponent_team_id, line.side, line.result_points, line.opponent_result_points from box_team_lines line
    where line.tenant_id = ${tenantId} and line.league_id = leagues.league_id and line.counted`;
}
