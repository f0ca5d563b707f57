import { type Kysely, sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { saveBranding, saveSponsors, saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { dropPages } from "#server/projections/drop-pages.ts";
import { projectLeague } from "#server/projections/league.ts";
import { demoLeagues } from "./leagues/demo-leagues.ts";
import type { LeagueBlueprint } from "./leagues/league-blueprint.ts";
import { localName } from "./leagues/local-name.ts";
import { buildLeague, type DemoLeague } from "./season.ts";
import { storeClubs } from "./store-clubs.ts";
import { storeGames } from "./store-games.ts";
import { positions } from "./simulation/skill.ts";

/** The hosts whose league was stored now; a league that is there already stays as it is, whatever was done to it since. */
export type LoadedDemo = { readonly loaded: readonly string[]; readonly kept: readonly string[] };

/**
 * Puts the demo into the database as it stands at `now` (epoch milliseconds). A league comes whole or not at all, and
 * only once: a later call changes nothing, and two at the same time take turns.
 */
export async function loadDemo(db: Kysely<Database>, now: number): Promise<LoadedDemo> {
  const loaded: string[] = [];
  const kept: string[] = [];
  for (const blueprint of demoLeagues) {
    const stored = await db.transaction().execute(async (transaction) => {
      await takeTurns(transaction, blueprint);
      if (await isStored(transaction, blueprint)) return false;
      await storeLeague(transaction, buildLeague(blueprint, now), now);
      return true;
    });
    (stored ? loaded : kept).push(blueprint.tenant.host);
  }
  return { loaded, kept };
}

/** Until this transaction ends, whoever else would load the same league waits here, and then finds it. */
async function takeTurns(transaction: Transaction<Database>, { tenant }: LeagueBlueprint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`demo ${tenant.slug}`}))`.execute(transaction);
}

async function isStored(transaction: Transaction<Database>, { tenant, season, league }: LeagueBlueprint): Promise<boolean> {
  const row = await transaction.selectFrom("tenants").select("tenant_id").where("slug", "=", tenant.slug).executeTakeFirst();
  return row !== undefined && (await competitionsFor(transaction, row.tenant_id).leagueBySlug(season.slug, league.slug)) !== null;
}

async function storeLeague(transaction: Transaction<Database>, demo: DemoLeague, now: number): Promise<void> {
  const { season, league } = demo.blueprint;
  const tenantId = await storeTenant(transaction, demo.blueprint);
  const competitions = competitionsFor(transaction, tenantId);
  const seasonId = await competitions.saveSeason({ ...season, isCurrent: true });
  const leagueId = await competitions.saveLeague({
    seasonId,
    slug: league.slug,
    name: localName(demo.blueprint, league.name),
    kind: "league",
    ruleProfile: "fiba",
    rankingPolicy: "fiba",
    place: 0,
    onLandingPage: true,
  });
  const stored = await storeClubs(transaction, tenantId, { demo, seasonId, leagueId });
  await storeGames(transaction, tenantId, { demo, leagueId, stored, now });
  await projectLeague(transaction, tenantId, leagueId);
  await dropPages(transaction, tenantId, null);
}

async function storeTenant(transaction: Transaction<Database>, { tenant, sponsors }: LeagueBlueprint): Promise<TenantId> {
  const { slug, host, defaultLocale, timeZone, title, shortTitle, colors } = tenant;
  const tenantId = await saveTenant(transaction, { slug, defaultLocale, timeZone, hosts: [host] });
  await saveBranding(transaction, tenantId, {
    title,
    shortTitle,
    colors,
    logo: {},
    crestUrl: null,
    broadcastLogoUrl: null,
    defaultNewsCoverImageUrl: null,
    icons: {
      faviconSm: `/brands/${slug}/icon-32.png`,
      faviconLg: `/brands/${slug}/icon-96.png`,
      androidChromeSm: `/brands/${slug}/icon-192.png`,
      androidChromeLg: `/brands/${slug}/icon-512.png`,
    },
    googleAnalyticsId: null,
    playerPositions: positions,
    website: {},
  });
  await saveSponsors(
    transaction,
    tenantId,
    sponsors.map((sponsor) => ({ ...sponsor, url: `https://${sponsor.slug}.example/`, logoUrl: null })),
  );
  return tenantId;
}
