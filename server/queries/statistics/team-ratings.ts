import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress, TeamRating } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { pythagoreanWins, seasonRatings } from "#core/stats/season-ratings.ts";
import type { Database } from "../../db/schema.ts";
import { findLeague } from "./find-league.ts";
import { rowRefs } from "./row-refs.ts";

/** How strong the teams of a league are, by margin and opponents, out of the games that statistics take. */
export async function teamRatings(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
): Promise<readonly TeamRating[] | null> {
  const league = await findLeague(db, tenantId, address);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  const rows = await db
    .selectFrom("box_team_lines")
    .select(["team_id", "opponent_team_id", "side", "result_points", "opponent_result_points"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", league.leagueId)
    .where("counted", "=", true)
    .execute();
  const games = rows.flatMap(({ team_id, opponent_team_id, side, result_points, opponent_result_points }) =>
    result_points === null || opponent_result_points === null
      ? []
      : [{ home: team_id, away: opponent_team_id, homePoints: result_points, awayPoints: opponent_result_points, side }],
  );
  const ratings = seasonRatings(games.filter(({ side }) => side === "home"));
  const refs = await rowRefs(db, tenantId, { teams: ratings.map(({ team }) => team) });
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
