import type { Kysely } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import type { Database } from "../../db/schema.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";
import type { GameAddress, PlayoffGameAddress } from "#contract/refs.ts";

const anyGameId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type PlaceOfGame = { readonly address: GameAddress | PlayoffGameAddress; readonly venueSlug: string | null };

/** By which address pages ask for the game of an id, and its hall. `null`: the tenant has no such game, or it is no id. */
export async function placeOfGame(db: Kysely<Database>, tenantId: TenantId, gameId: string): Promise<PlaceOfGame | null> {
  if (!anyGameId.test(gameId)) return null;
  const row = await gamesInRounds(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .leftJoin("venues", (join) => join.onRef("venues.tenant_id", "=", "games.tenant_id").onRef("venues.venue_id", "=", "games.venue_id"))
    .where("games.game_id", "=", gameId as GameId)
    .select([
      "seasons.slug as seasonSlug",
      "leagues.slug as leagueSlug",
      "rounds.slug as roundSlug",
      "games.slug as gameSlug",
      "games.duel_slug as duelSlug",
      "games.duel_game as duelGame",
      "venues.slug as venueSlug",
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { gameSlug, venueSlug, duelSlug, duelGame, ...round } = row;
  const playoff = placeInPlayoffs({ duelSlug, duelGame });
  return { address: playoff ? { ...round, ...playoff } : { ...round, gameSlug }, venueSlug };
}
