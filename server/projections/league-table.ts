import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { standingsByWins } from "#core/league/standings-by-wins.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { LeagueGame } from "./counted-games.ts";

export async function projectTable(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  games: readonly LeagueGame[],
): Promise<void> {
  const teams = await transaction
    .selectFrom("teams")
    .select("team_id")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .orderBy("name")
    .orderBy("team_id")
    .execute();
  const rows = standingsByWins(
    teams.map((team) => team.team_id),
    games,
  );
  await transaction.deleteFrom("standings_rows").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto("standings_rows")
    .values(
      rows.map((row) => ({
        tenant_id: tenantId,
        league_id: leagueId,
        team_id: row.team,
        rank: row.rank,
        played: row.played,
        wins: row.wins,
        losses: row.losses,
        points_for: row.pointsFor,
        points_against: row.pointsAgainst,
        form: JSON.stringify(row.form),
      })),
    )
    .execute();
}
