import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { ErrorReporting } from "#contract/error-reporting.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantColors } from "#contract/queries.ts";
import type { RouteRules } from "#contract/route-rules.ts";
import type { WrittenName } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Database } from "../schema.ts";
import { routeRuleOf } from "./route-rules.ts";
import { writtenNameColumns } from "./written-names.ts";

export type NewTenant = {
  readonly slug: string;
  readonly defaultLocale: Locale;
  /** IANA name: "Europe/Belgrade". */
  readonly timeZone: string;
  /** Lower case, without port; the first is the one to link to. Hosts that are not listed any more are given up. */
  readonly hosts: readonly string[];
};

export type StoredTenant = NewTenant & {
  readonly id: TenantId;
  readonly routeRules: RouteRules;
  readonly errorReporting: ErrorReporting | null;
  readonly writtenNames: readonly WrittenName[];
  /** Of the link by which it is shown until it is published; `null`: everybody sees it. START2 */
  readonly openingDigest: Buffer | null;
};

/** Every tenant with its hosts, the one to link to first, what it says about its addresses, where it hears of faults, and what names were typed for other scripts. */
export async function listTenants(db: Kysely<Database>): Promise<StoredTenant[]> {
  const rows = await db
    .selectFrom("tenants")
    .select((row) => [
      "tenant_id as id",
      "slug",
      "default_locale",
      "time_zone as timeZone",
      "opening_digest as openingDigest",
      row
        .selectFrom("tenant_hosts")
        .select(sql<string[]>`coalesce(array_agg(host order by is_primary desc, host), '{}')`.as("hosts"))
        .whereRef("tenant_hosts.tenant_id", "=", "tenants.tenant_id")
        .as("hosts"),
      jsonArrayFrom(
        row
          .selectFrom("route_rules")
          .select(["path", "kind", "destination", "status", "middleware"])
          .whereRef("route_rules.tenant_id", "=", "tenants.tenant_id")
          .where("taken_back_by", "is", null)
          .orderBy("path")
          .orderBy("kind"),
      ).as("rules"),
      row
        .selectFrom("allowed_redirect_hosts")
        .select(sql<string[]>`coalesce(array_agg(host order by host), '{}')`.as("hosts"))
        .whereRef("allowed_redirect_hosts.tenant_id", "=", "tenants.tenant_id")
        .as("allowedHosts"),
      jsonObjectFrom(
        row
          .selectFrom("error_reporting")
          .select(["dsn", "masks_text as masksText"])
          .whereRef("error_reporting.tenant_id", "=", "tenants.tenant_id"),
      ).as("errorReporting"),
      jsonArrayFrom(
        row.selectFrom("written_names").select(writtenNameColumns).whereRef("written_names.tenant_id", "=", "tenants.tenant_id"),
      ).as("writtenNames"),
    ])
    .orderBy("slug")
    .execute();
  return rows.map(({ default_locale: locale, hosts, rules, allowedHosts, ...tenant }) => ({
    ...tenant,
    defaultLocale: locale as Locale,
    hosts: hosts ?? [],
    routeRules: { rules: rules.map(routeRuleOf), allowedHosts: allowedHosts ?? [] },
  }));
}

/** Makes the tenant of this slug, or brings it to what is given. A host that another tenant holds is refused by the database. */
export async function saveTenant(db: Kysely<Database>, tenant: NewTenant): Promise<TenantId> {
  const row = { default_locale: tenant.defaultLocale, time_zone: tenant.timeZone };
  return inTransaction(db, async (transaction) => {
    const { tenant_id: tenantId } = await transaction
      .insertInto("tenants")
      .values({ slug: tenant.slug, ...row })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .returning("tenant_id")
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom("tenant_hosts").where("tenant_id", "=", tenantId).execute();
    const hosts = tenant.hosts.map((host, index) => ({ tenant_id: tenantId, host, is_primary: index === 0 }));
    if (hosts.length > 0) await transaction.insertInto("tenant_hosts").values(hosts).execute();
    return tenantId;
  });
}

export type Branding = {
  readonly title: string;
  readonly shortTitle: string;
  /** `#rrggbb`, small letters. */
  readonly colors: TenantColors;
  /** Picture addresses by size. */
  readonly logo: Readonly<Record<string, string>>;
  readonly crestUrl: string | null;
  readonly broadcastLogoUrl: string | null;
  readonly defaultNewsCoverImageUrl: string | null;
  readonly icons: {
    readonly faviconSm: string | null;
    readonly faviconLg: string | null;
    readonly androidChromeSm: string | null;
    readonly androidChromeLg: string | null;
  };
  readonly googleAnalyticsId: string | null;
  readonly playerPositions: readonly string[];
  /** Settings of the website, as deep as they come: `game.details.teamStats.currentPeriod.bottom`. */
  readonly website: Readonly<Record<string, unknown>>;
};

/** What a tenant looks like; the last word wins. */
export async function saveBranding(db: Kysely<Database>, tenantId: TenantId, branding: Branding): Promise<void> {
  const { colors, icons } = branding;
  const row = {
    title: branding.title,
    short_title: branding.shortTitle,
    color1: colors.color1,
    color2: colors.color2,
    color3: colors.color3,
    color4: colors.color4,
    color5: colors.color5,
    color_button: colors.colorButton,
    logo: JSON.stringify(branding.logo),
    crest_url: branding.crestUrl,
    broadcast_logo_url: branding.broadcastLogoUrl,
    default_news_cover_image_url: branding.defaultNewsCoverImageUrl,
    favicon_sm_url: icons.faviconSm,
    favicon_lg_url: icons.faviconLg,
    android_chrome_sm_url: icons.androidChromeSm,
    android_chrome_lg_url: icons.androidChromeLg,
    google_analytics_id: branding.googleAnalyticsId,
    player_positions: JSON.stringify(branding.playerPositions),
    website: JSON.stringify(branding.website),
  };
  await db
    .insertInto("tenant_branding")
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(row))
    .execute();
}

/** Where a tenant hears of faults; `null`: nowhere. Whoever saves has looked at it (`readDsn`) and drops the pages. */
export async function saveErrorReporting(db: Kysely<Database>, tenantId: TenantId, reporting: ErrorReporting | null): Promise<void> {
  if (reporting === null) {
    await db.deleteFrom("error_reporting").where("tenant_id", "=", tenantId).execute();
    return;
  }
  const row = { dsn: reporting.dsn, masks_text: reporting.masksText };
  await db
    .insertInto("error_reporting")
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(row))
    .execute();
}

/** The flag of a tenant's analytics id: whether its visitors are counted. */
export async function switchAnalytics(db: Kysely<Database>, tenantId: TenantId, isOn: boolean): Promise<void> {
  await db.updateTable("tenant_branding").set({ google_analytics_on: isOn }).where("tenant_id", "=", tenantId).execute();
}

export type Sponsor = { readonly slug: string; readonly name: string; readonly url: string; readonly logoUrl: string | null };

/** The tenant's sponsors, in their order; those not listed any more are gone. */
export async function saveSponsors(db: Kysely<Database>, tenantId: TenantId, sponsors: readonly Sponsor[]): Promise<void> {
  const rows = sponsors.map(({ logoUrl, ...sponsor }, place) => ({ tenant_id: tenantId, ...sponsor, logo_url: logoUrl, place }));
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom("sponsors").where("tenant_id", "=", tenantId).execute();
    if (rows.length > 0) await transaction.insertInto("sponsors").values(rows).execute();
  });
}

/** By which link alone a league is shown from now on; `null`: everybody sees it. Whoever saves drops the pages. START2 */
export async function saveOpening(db: Kysely<Database>, tenantId: TenantId, digest: Buffer | null): Promise<void> {
  await db.updateTable("tenants").set({ opening_digest: digest }).where("tenant_id", "=", tenantId).execute();
}
