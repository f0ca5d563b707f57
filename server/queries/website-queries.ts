import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { NearestThings } from "#contract/placeholder-addresses.ts";
import type { CurrentSeasonLeagues, WebsiteConfig, WebsiteLeague, WebsiteQueries } from "#contract/website-config.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { brandingOf } from "./branding.ts";
import { sponsorsInForce } from "./sponsors-in-force.ts";
import { movedPath } from "./refs/former-slugs.ts";
import { isAhead } from "./games/game-cards.ts";
import { primaryHost } from "./site-view.ts";

/** Answers to the two public calls about a tenant's website: one round trip each; likewise what placeholders lead to. */
export function websiteQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): WebsiteQueries {
  return {
    config: () => websiteConfig(db, tenantId, note),
    currentSeasonLeagues: () => currentSeasonLeagues(db, tenantId, note),
    nearest: () => nearestThings(db, tenantId),
    movedPath: (path) => movedPath(db, tenantId, note, path),
  };
}

async function websiteConfig(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<WebsiteConfig> {
  note(pageTags.site);
  const row = await db
    .selectFrom("tenants")
    .leftJoin("tenant_branding as branding", "branding.tenant_id", "tenants.tenant_id")
    .where("tenants.tenant_id", "=", tenantId)
    .selectAll("branding")
    .select((tenant) => [
      "tenants.slug",
      primaryHost.as("domain"),
      jsonObjectFrom(
        tenant
          .selectFrom("seasons")
          .select(["seasons.season_id as id", "seasons.slug", "seasons.name"])
          .whereRef("seasons.tenant_id", "=", "tenants.tenant_id")
          .where("seasons.is_current", "=", true),
      ).as("season"),
      sponsorsInForce.as("sponsors"),
      jsonArrayFrom(
        tenant
          .selectFrom("rosters")
          .select("rosters.position")
          .distinct()
          .whereRef("rosters.tenant_id", "=", "tenants.tenant_id")
          .where("rosters.position", "is not", null)
          .orderBy("rosters.position"),
      ).as("positions"),
    ])
    .executeTakeFirstOrThrow(() => new Error(`There is no tenant ${tenantId}`));
  const { title, colors } = brandingOf(row);
  return {
    id: tenantId,
    domain: row.domain ?? "",
    title,
    config: {
      player_positions: row.player_positions ?? [],
      website: { game: { details: { teamStats: { currentPeriod: { bottom: currentPeriodAtBottom(row.website ?? {}) } } } } },
    },
    settings: {
      logo: { lg: null, ...row.logo },
      crest: {
        faviconSm: row.favicon_sm_url,
        faviconLg: row.favicon_lg_url,
        androidChromeSm: row.android_chrome_sm_url,
        androidChromeLg: row.android_chrome_lg_url,
      },
      broadcastLogo: row.broadcast_logo_url,
      defaultNewsCoverImage: row.default_news_cover_image_url,
      colors,
      googleAnalyticsId: row.google_analytics_id,
    },
    sponsors: row.sponsors.map(({ name, url, logoUrl, darkLogoUrl }) => ({ name, url, logo: logoUrl ?? darkLogoUrl })),
    currentSeason: row.season,
    playerPositions: row.positions.flatMap(({ position }) => position ?? []),
  };
}

/** `game.details.teamStats.currentPeriod.bottom` of settings that hold whatever their owner wrote; not set: `false`. */
export function currentPeriodAtBottom(settings: Readonly<Record<string, unknown>>): boolean {
  let at: unknown = settings;
  for (const name of ["game", "details", "teamStats", "currentPeriod", "bottom"]) {
    at = typeof at === "object" && at !== null ? (at as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return at === true;
}

async function currentSeasonLeagues(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<CurrentSeasonLeagues> {
  note(pageTags.site);
  const rows = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .select([
      "leagues.league_id as id",
      "leagues.slug",
      "leagues.name",
      "leagues.kind",
      "leagues.on_landing_page as onLandingPage",
      "seasons.slug as season",
      sql<number>`(select count(*) from games where games.tenant_id = leagues.tenant_id and games.league_id = leagues.league_id and ${isAhead})`.as(
        "ahead",
      ),
    ])
    .orderBy("leagues.place")
    .orderBy("leagues.name")
    .execute();
  for (const { id } of rows) note(pageTags.league(id));
  const shown = ({ id, slug, name, season }: (typeof rows)[number]): WebsiteLeague => ({ id, slug, name, season });
  return {
    currentSeasonLeagues: rows.filter(({ kind }) => kind === "league").map(shown),
    landingPageLeagues: rows.filter(({ onLandingPage }) => onLandingPage).map(shown),
    currentSeasonTournaments: rows.filter(({ kind }) => kind === "tournament").map(shown),
    scheduledGamesCount: rows.reduce((sum, { ahead }) => sum + ahead, 0),
  };
}

async function nearestThings(db: Kysely<Database>, tenantId: TenantId): Promise<NearestThings> {
  const row = await db
    .selectNoFrom((one) => {
      const season = one.selectFrom("seasons").where("seasons.tenant_id", "=", tenantId).where("seasons.is_current", "=", true);
      const league = one
        .selectFrom("leagues")
        .innerJoin("seasons", (join) =>
          join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
        )
        .where("leagues.tenant_id", "=", tenantId)
        .where("seasons.is_current", "=", true)
        .orderBy("leagues.place")
        .orderBy("leagues.name");
      const team = league
        .innerJoin("teams", (join) =>
          join.onRef("teams.tenant_id", "=", "leagues.tenant_id").onRef("teams.league_id", "=", "leagues.league_id"),
        )
        .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
        .orderBy("clubs.slug");
      const player = team
        .innerJoin("rosters", (join) =>
          join.onRef("rosters.tenant_id", "=", "teams.tenant_id").onRef("rosters.team_id", "=", "teams.team_id"),
        )
        .innerJoin("persons", (join) =>
          join.onRef("persons.tenant_id", "=", "rosters.tenant_id").onRef("persons.person_id", "=", "rosters.person_id"),
        )
        .orderBy("persons.slug");
      const venue = one.selectFrom("venues").where("venues.tenant_id", "=", tenantId).orderBy("venues.name");
      return [
        season.select("seasons.slug").limit(1).as("seasonSlug"),
        league.select("leagues.slug").limit(1).as("leagueSlug"),
        venue.select("venues.slug").limit(1).as("venueSlug"),
        team.select("clubs.slug").limit(1).as("clubSlug"),
        player.select("persons.slug").limit(1).as("playerSlug"),
      ];
    })
    .executeTakeFirstOrThrow();
  return row;
}
