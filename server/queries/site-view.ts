import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { marksOf } from "#contract/league-marks.ts";
import { networks } from "#contract/outlets.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { NextFixture, SiteAnswer } from "#contract/queries.ts";
import { sectionsAs } from "#contract/sections.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { brandingOf } from "./branding.ts";
import { sponsorsInForce } from "./sponsors-in-force.ts";
import { heldSections, noteFewIn, saidOfSections } from "./sections-held.ts";
import { localName } from "./refs/local-name.ts";
import { placeInTimeOf } from "../db/game-time.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "./refs/team-ref.ts";
import { profilesOf, shopOf } from "./outlets.ts";

/** What the shell of every page shows, in one round trip. */
export async function siteView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<SiteAnswer> {
  for (const tag of [pageTags.site, pageTags.day, pageTags.schedule]) note(tag);
  const row = await db
    .selectFrom("tenants")
    .leftJoin("tenant_branding as branding", "branding.tenant_id", "tenants.tenant_id")
    .where("tenants.tenant_id", "=", tenantId)
    .selectAll("branding")
    .select((tenant) => [
      "tenants.slug",
      "tenants.default_locale",
      "tenants.time_zone",
      primaryHost.as("domain"),
      shopOf.as("shopUrl"),
      profilesOf.as("profiles"),
      jsonObjectFrom(
        tenant
          .selectFrom("seasons")
          .select(["seasons.slug", "seasons.name"])
          .whereRef("seasons.tenant_id", "=", "tenants.tenant_id")
          .where("seasons.is_current", "=", true),
      ).as("season"),
      jsonArrayFrom(
        tenant
          .selectFrom("leagues")
          .innerJoin("seasons", (join) =>
            join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
          )
          .select([
            "leagues.league_id as leagueId",
            "seasons.slug as seasonSlug",
            "leagues.slug as leagueSlug",
            "leagues.name",
            "leagues.transliterable",
            playsFantasy.as("playsFantasy"),
          ])
          .whereRef("leagues.tenant_id", "=", "tenants.tenant_id")
          .where("seasons.is_current", "=", true)
          .orderBy("leagues.place")
          .orderBy("leagues.name"),
      ).as("leagues"),
      teamsOfFirstLeague.as("teams"),
      sponsorsInForce.as("sponsors"),
      saidOfSections.as("saidOfSections"),
      heldSections.as("held"),
    ])
    .executeTakeFirstOrThrow(() => new Error(`There is no tenant ${tenantId}`));
  noteFewIn(row.held, note);
  const sections = sectionsAs(row.saidOfSections, row.held);
  return {
    slug: row.slug,
    ...brandingOf(row),
    domain: row.domain ?? "",
    defaultLocale: row.default_locale,
    timeZone: row.time_zone,
    ...marksOf(row),
    icons: {
      faviconSm: row.favicon_sm_url ?? "",
      faviconLg: row.favicon_lg_url ?? "",
      androidChromeSm: row.android_chrome_sm_url ?? "",
      androidChromeLg: row.android_chrome_lg_url ?? "",
    },
    analyticsId: row.google_analytics_on ? row.google_analytics_id : null,
    currentSeason: row.season,
    leagues: row.leagues.map(({ name, transliterable, playsFantasy: isPlayed, ...league }) => ({
      ...league,
      name: localName(name, transliterable),
      playsFantasy: isPlayed && !sections.off.includes("fantasy"),
    })),
    sections,
    teams: row.teams.map(({ team, next }) => ({ ...teamRef(team), next })),
    sponsors: row.sponsors,
    shopUrl: row.shopUrl,
    profiles: row.profiles.flatMap(({ kind, url }) => (kind === "website" ? [] : [{ name: networks[kind].name, url }])),
  };
}

/** Not by the clock but by the day: what happens in a game changes no page but its own. LOOK35 */
const nextFixture = sql<NextFixture | null>`(
  select json_build_object('day', to_char(falls.day, 'YYYY-MM-DD'), 'rival', json_build_object('code', rival.code))
  from games game
  join teams rival on rival.tenant_id = game.tenant_id and rival.team_id in (game.home_team_id, game.away_team_id) and rival.team_id <> team.team_id
  cross join lateral (select coalesce(game.tip_off_day, (game.tip_off at time zone tenants.time_zone)::date) as day) falls
  where game.tenant_id = team.tenant_id and team.team_id in (game.home_team_id, game.away_team_id)
    and game.status not in ('postponed', 'if-needed', 'cancelled', 'annulled') and falls.day >= (now() at time zone tenants.time_zone)::date
    and (game.status in ('scheduled', 'date-to-be-decided', 'open') or falls.day = (now() at time zone tenants.time_zone)::date)
  order by ${placeInTimeOf("game")} limit 1)`;

const teamsOfFirstLeague = sql<readonly { readonly team: TeamRefRow; readonly next: NextFixture | null }[]>`(
  select coalesce(json_agg(json_build_object('team', ${teamRefJson("team", "club")}, 'next', ${nextFixture}) order by team.name), '[]')
  from teams team join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
  where team.tenant_id = tenants.tenant_id and team.league_id = (
    select first.league_id from leagues first join seasons on seasons.tenant_id = first.tenant_id and seasons.season_id = first.season_id
    where first.tenant_id = tenants.tenant_id and seasons.is_current order by first.place, first.name limit 1))`;

/** The host to link to; `null` for a tenant without any. */
export const primaryHost = sql<
  string | null
>`(select host from tenant_hosts where tenant_hosts.tenant_id = tenants.tenant_id order by is_primary desc, host limit 1)`;

const playsFantasy = sql<boolean>`exists (select from fantasy_seasons game
  where game.tenant_id = leagues.tenant_id and game.league_id = leagues.league_id)`;
