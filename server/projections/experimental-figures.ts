import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { longEnough, seasonFigures } from "#core/stats/experimental/season-figures.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";
import { playerSums, teamSums } from "./statistics-sums.ts";

const phases: readonly Phase[] = ["regular", "playoff"];

/**
 * What is estimated of a league's players, a row for each part of the season and team: a career asks for its seasons alone, and
 * each of them is measured by its whole league. EXPER6
 */
export async function projectExperimentalFigures(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
): Promise<void> {
  // Fractions are added up in one order, so that a rebuild comes to the same.
  const players = await transaction
    .selectFrom("player_season_totals")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["phase", "person_id", "team_id", "sums"])
    .orderBy("person_id")
    .orderBy("team_id")
    .execute();
  const teams = await transaction
    .selectFrom("team_season_totals")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["phase", "team_id", "sums"])
    .orderBy("team_id")
    .execute();
  const rows = phases.flatMap((phase) => {
    const stays = players
      .filter((row) => row.phase === phase)
      .map(({ person_id, team_id, sums }) => ({ person: person_id, team: team_id, sums: playerSums(sums) }));
    const sumsOfTeams = new Map(teams.filter((row) => row.phase === phase).map(({ team_id, sums }) => [team_id, teamSums(sums)]));
    return longEnough(seasonFigures(stays, sumsOfTeams), sumsOfTeams).map((line) => ({
      tenant_id: tenantId,
      league_id: leagueId,
      phase,
      person_id: line.person,
      team_id: line.team,
      player_efficiency_rating: line.playerEfficiencyRating,
      win_shares: line.winShares,
      individual_offensive_rating: line.individualOffensiveRating,
      individual_defensive_rating: line.individualDefensiveRating,
    }));
  });
  await deleteRows(transaction, tenantId, "experimental_figures", "league_id", [leagueId]);
  await insertRows(transaction, "experimental_figures", rows);
}
