import type { Kysely } from "kysely";
import type { CompetitionRef } from "#contract/queries.ts";
import type { LeagueAddress } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { leagueAt } from "../league-at.ts";
import { localName } from "../local-name.ts";

export type FoundLeague = {
  readonly leagueId: LeagueId;
  readonly competition: CompetitionRef;
  readonly settings: CompetitionSettings;
};

/** `null`: the tenant has no league at this address. */
export async function findLeague(db: Kysely<Database>, tenantId: TenantId, address: LeagueAddress): Promise<FoundLeague | null> {
  const row = await leagueAt(db, tenantId, address)
    .select(["leagues.league_id", "leagues.name", "leagues.transliterable", "leagues.settings"])
    .executeTakeFirst();
  if (!row) return null;
  const name = localName(row.name, row.transliterable);
  return { leagueId: row.league_id, settings: row.settings, competition: { ...address, name } };
}
