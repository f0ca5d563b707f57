import type { Insertable, Transaction } from "kysely";
import type { Side } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { BoxScore, PlayerLine } from "#core/stats/box-score.ts";
import type { Database } from "../db/schema.ts";
import type { ProjectedGame } from "./game-result.ts";

type LineRow = Insertable<Database["box_player_lines"]>;

/** A row for each player of the two rosters, for what is counted over many games. */
export async function projectPlayerLines(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
  box: BoxScore,
): Promise<void> {
  const lines = (["home", "away"] as const).flatMap((side) =>
    box.teams[side].players.map((line): LineRow => ({
      tenant_id: tenantId,
      game_id: game.gameId,
      league_id: game.leagueId,
      team_id: side === "home" ? game.homeTeamId : game.awayTeamId,
      side,
      ...columnsOf(line),
    })),
  );
  // A source may list one player in both teams; what he did for the second stays in the box score alone.
  const rows = [...new Map(lines.toReversed().map((line) => [line.player_key, line])).values()];
  await transaction.deleteFrom("box_player_lines").where("tenant_id", "=", tenantId).where("game_id", "=", game.gameId).execute();
  if (rows.length === 0) return;
  await makeKeysKnown(transaction, tenantId, game, rows);
  await transaction.insertInto("box_player_lines").values(rows).execute();
}

/** Keys nobody has linked to a person yet; known ones keep their person. */
async function makeKeysKnown(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
  rows: readonly { readonly player_key: LineRow["player_key"]; readonly side: Side }[],
): Promise<void> {
  await transaction
    .insertInto("game_players")
    .values(rows.map(({ player_key, side }) => ({ tenant_id: tenantId, game_id: game.gameId, player_key, side, person_id: null })))
    .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "player_key"]).doNothing())
    .execute();
}

function columnsOf(line: PlayerLine): Omit<LineRow, "tenant_id" | "game_id" | "league_id" | "team_id" | "side"> {
  return {
    player_key: line.key,
    shirt: line.shirt,
    position: line.position,
    captain: line.captain,
    starter: line.starter,
    played: line.played,
    seconds: line.seconds,
    points: line.points,
    two_pointers_made: line.twoPointersMade,
    two_pointers_attempted: line.twoPointersAttempted,
    three_pointers_made: line.threePointersMade,
    three_pointers_attempted: line.threePointersAttempted,
    free_throws_made: line.freeThrowsMade,
    free_throws_attempted: line.freeThrowsAttempted,
    offensive_rebounds: line.offensiveRebounds,
    defensive_rebounds: line.defensiveRebounds,
    assists: line.assists,
    steals: line.steals,
    turnovers: line.turnovers,
    blocks: line.blocks,
    blocks_received: line.blocksReceived,
    fouls_committed: line.foulsCommitted,
    fouls_drawn: line.foulsDrawn,
    plus_minus: line.plusMinus,
    efficiency_index: line.efficiencyIndex,
  };
}
