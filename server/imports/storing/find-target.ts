import { isSlug } from "#core/kernel/slug.ts";
import type { Kysely } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { competitionsFor } from "../../db/repositories/competitions.ts";
import { listTenants, type StoredTenant } from "../../db/repositories/tenants.ts";
import type { SeasonId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { dropPages } from "../../db/drop-pages.ts";
import type { ImportTarget } from "./import-target.ts";

/** `tenant`: its slug, or one of its host names. */
export type TargetAddress = { readonly tenant: string; readonly season: string; readonly league: string };
export type TargetAnswer =
  | { readonly kind: "found" | "created"; readonly target: ImportTarget }
  | { readonly kind: "refused"; readonly reason: string };

const ruleProfile = "fiba";

/**
 * The league at an address. With `create`, a season or league that is not there is made, under its slug as its name;
 * a tenant's first season becomes its current one.
 */
export async function findTarget(db: Kysely<Database>, address: TargetAddress, create: boolean): Promise<TargetAnswer> {
  const tenants = await listTenants(db);
  const tenant = tenants.find((candidate) => candidate.slug === address.tenant || candidate.hosts.includes(address.tenant));
  if (!tenant) return refused(`there is no tenant ${address.tenant}; there are ${tenants.map((known) => known.slug).join(", ") || "none"}`);
  const known = await competitionsFor(db, tenant.id).leagueBySlug(address.season, address.league);
  if (known) return { kind: "found", target: targetOf(tenant, address, known) };
  if (!create) return refused(`${address.tenant} has no league ${address.league} in season ${address.season}; --create makes it`);
  const unfit = [address.season, address.league].find((wish) => !isSlug(wish));
  if (unfit !== undefined) return refused(`"${unfit}" cannot be part of an address: small letters, digits and hyphens only`);
  const made = await db.transaction().execute((transaction) => createLeague(transaction, tenant, address));
  return { kind: "created", target: targetOf(tenant, address, made) };
}

async function createLeague(db: Kysely<Database>, tenant: StoredTenant, { season, league }: TargetAddress) {
  const competitions = competitionsFor(db, tenant.id);
  const seasonId = (await competitions.seasonBySlug(season)) ?? (await createSeason(db, tenant, season));
  const leagueId = await competitions.saveLeague({
    seasonId,
    slug: league,
    name: { text: nameOf(league), transliterable: false },
    kind: "league",
    ruleProfile: ruleSetOf(ruleProfile)?.id ?? ruleProfile,
    rankingPolicy: "fiba",
    place: await nextPlace(db, tenant, seasonId),
    onLandingPage: true,
  });
  await dropPages(db, tenant.id, [pageTags.site]);
  return { seasonId, leagueId };
}

async function createSeason(db: Kysely<Database>, tenant: StoredTenant, season: string): Promise<SeasonId> {
  const current = await db
    .selectFrom("seasons")
    .select("season_id")
    .where("tenant_id", "=", tenant.id)
    .where("is_current", "=", true)
    .executeTakeFirst();
  const name = season.replace(/^(\d{4})-(\d{2})$/, "$1/$2");
  return competitionsFor(db, tenant.id).saveSeason({ slug: season, name, isCurrent: current === undefined, startsOn: null, endsOn: null });
}

/** After the leagues that are there. */
async function nextPlace(db: Kysely<Database>, tenant: StoredTenant, seasonId: SeasonId): Promise<number> {
  const { last } = await db
    .selectFrom("leagues")
    .select((row) => row.fn.max("place").as("last"))
    .where("tenant_id", "=", tenant.id)
    .where("season_id", "=", seasonId)
    .executeTakeFirstOrThrow();
  return ((last as number | null) ?? -1) + 1;
}

function nameOf(league: string): string {
  const words = league.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function targetOf(tenant: StoredTenant, address: TargetAddress, ids: Pick<ImportTarget, "seasonId" | "leagueId">): ImportTarget {
  return {
    tenantId: tenant.id,
    defaultLocale: tenant.defaultLocale,
    timeZone: tenant.timeZone,
    seasonId: ids.seasonId,
    seasonSlug: address.season,
    leagueId: ids.leagueId,
    leagueSlug: address.league,
  };
}

function refused(reason: string): TargetAnswer {
  return { kind: "refused", reason };
}
