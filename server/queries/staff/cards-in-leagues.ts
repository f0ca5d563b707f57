import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards } from "../games/game-cards.ts";

/** Cards of games of whichever leagues, as `clubGame` reads them. */
export function cardsInLeagues(db: Kysely<Database>, tenantId: TenantId) {
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .select(["seasons.slug as seasonSlug", "leagues.slug as leagueSlug"]);
}
