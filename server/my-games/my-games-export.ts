import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Which player somebody said to be, where they were, what they predicted, whom they voted for: for who asks for all that is kept about them. */
export const myGamesExports = [
  {
    name: "playerClaims",
    tables: ["player_claims"],
    read: (db: Kysely<Database>, accountId: string) =>
      db
        .selectFrom("player_claims as claim")
        .innerJoin("tenants", "tenants.tenant_id", "claim.tenant_id")
        .innerJoin("persons", (join) =>
          join.onRef("persons.tenant_id", "=", "claim.tenant_id").onRef("persons.person_id", "=", "claim.person_id"),
        )
        .where("account_id", "=", accountId)
        .select([
          "tenants.slug as league",
          "persons.slug as player",
          "state",
          "note",
          "reason",
          "claimed_at as claimedAt",
          "decided_at as decidedAt",
        ])
        .orderBy("claimed_at")
        .execute(),
  },
  {
    name: "attendedGames",
    tables: ["attended_games"],
    read: (db: Kysely<Database>, accountId: string) =>
      db
        .selectFrom("attended_games")
        .innerJoin("tenants", "tenants.tenant_id", "attended_games.tenant_id")
        .where("account_id", "=", accountId)
        .select(["tenants.slug as league", "game_id as game", "marked_at as markedAt"])
        .orderBy("marked_at")
        .execute(),
  },
  {
    name: "predictedGames",
    tables: ["predicted_games"],
    read: (db: Kysely<Database>, accountId: string) =>
      db
        .selectFrom("predicted_games")
        .innerJoin("tenants", "tenants.tenant_id", "predicted_games.tenant_id")
        .where("account_id", "=", accountId)
        .select(["tenants.slug as league", "game_id as game", "winner", "margin", "predicted_at as predictedAt"])
        .orderBy("predicted_at")
        .execute(),
  },
  {
    name: "fanBallots",
    tables: ["fan_ballots"],
    read: (db: Kysely<Database>, accountId: string) =>
      db
        .selectFrom("fan_ballots")
        .innerJoin("tenants", "tenants.tenant_id", "fan_ballots.tenant_id")
        .leftJoin("game_players", (join) =>
          join
            .onRef("game_players.tenant_id", "=", "fan_ballots.tenant_id")
            .onRef("game_players.game_id", "=", "fan_ballots.game_id")
            .onRef("game_players.player_key", "=", "fan_ballots.player_key"),
        )
        .leftJoin("persons", (join) =>
          join.onRef("persons.tenant_id", "=", "game_players.tenant_id").onRef("persons.person_id", "=", "game_players.person_id"),
        )
        .where("account_id", "=", accountId)
        .select([
          "tenants.slug as league",
          "fan_ballots.game_id as game",
          "fan_ballots.player_key as playerOfGame",
          "persons.slug as player",
          "voted_at as votedAt",
        ])
        .orderBy("voted_at")
        .execute(),
  },
] as const;
