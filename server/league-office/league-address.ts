import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { competitionsFor } from "../db/repositories/competitions.ts";
import { listTenants } from "../db/repositories/tenants.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

/** `tenant`: its slug, or one of its host names. */
export type LeagueAddress = { readonly tenant: string; readonly season: string; readonly league: string };
export type OfficeLeague = {
  readonly tenantId: TenantId;
  readonly timeZone: string;
  readonly leagueId: LeagueId;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
};
export type Refused = { readonly kind: "refused"; readonly reason: string };

/** The league at an address, or in one line what is not there. */
export async function leagueAt(db: Kysely<Database>, { tenant, season, league }: LeagueAddress): Promise<OfficeLeague | Refused> {
  const tenants = await listTenants(db);
  const found = tenants.find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
  if (!found) return refused(`there is no tenant ${tenant}; there are ${tenants.map(({ slug }) => slug).join(", ") || "none"}`);
  const known = await competitionsFor(db, found.id).leagueBySlug(season, league);
  if (!known) return refused(`${tenant} has no league ${league} in season ${season}`);
  return { tenantId: found.id, timeZone: found.timeZone, leagueId: known.leagueId, seasonSlug: season, leagueSlug: league };
}

export function refused(reason: string): Refused {
  return { kind: "refused", reason };
}
