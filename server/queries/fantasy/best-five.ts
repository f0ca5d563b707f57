import type { Kysely } from "kysely";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import { bestFiveOf } from "#core/fantasy/best-five.ts";
import type { Database } from "../../db/schema.ts";
import { roundMarket } from "../../fantasy/season-market.ts";
import type { SeasonAt } from "./season-at.ts";

/** Whom a round's five would best have been. */
export async function bestFive(
  db: Kysely<Database>,
  { season, settings }: Pick<SeasonAt, "season" | "settings">,
  round: number,
  players: ReadonlyMap<number, FantasyPlayer>,
): Promise<(FantasyPlayer & { readonly points: number })[]> {
  const { market } = await roundMarket(db, season, round);
  const brought = await db
    .selectFrom("fantasy_player_rounds")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("round", "=", round)
    .where("played", "=", true)
    .select(["number", "points"])
    .execute();
  return bestFiveOf(settings, market, brought).flatMap(({ number, points }) => {
    const player = players.get(number);
    return player === undefined ? [] : [{ ...player, points }];
  });
}
