import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

/** Games of a tenant, each with its round; the caller adds which, and what of them. */
export function gamesInRounds(db: Kysely<Database>, tenantId: TenantId) {
  return (
    db
      .selectFrom("games")
      // By their league too: else a planner reads the rounds of all seasons there ever were.
      .innerJoin("rounds", (join) =>
        join
          .onRef("rounds.tenant_id", "=", "games.tenant_id")
          .onRef("rounds.league_id", "=", "games.league_id")
          .onRef("rounds.round_id", "=", "games.round_id"),
      )
      .where("games.tenant_id", "=", tenantId)
  );
}
