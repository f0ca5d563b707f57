import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { leagueAt } from "../queries/leagues/league-at.ts";

/** The competition at an address, in the visitor's own league. */
export async function keyAt(
  db: Kysely<Database>,
  { tenantId }: Pick<SignedInVisitor, "tenantId">,
  address: LeagueAddress,
): Promise<SeasonKey | null> {
  const row = await leagueAt(db, tenantId, address).select("leagues.league_id as leagueId").executeTakeFirst();
  return row ? { tenantId, leagueId: row.leagueId } : null;
}
