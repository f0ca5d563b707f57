import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ClubGames } from "#contract/club-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { clubOutletsOf } from "../outlets.ts";
import { clubRef } from "../refs/club-ref.ts";
import { venueRef } from "../refs/venue-ref.ts";
import { clubColumns, clubGame, homeVenue, latestTeams, newestCards } from "./club-rows.ts";

type SeasonLeagueRow = {
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly isCurrent: boolean;
  readonly leagueId: LeagueId;
  readonly leagueSlug: string;
  readonly name: string;
  readonly transliterable: boolean;
};

/** The games of one season of a club: as many as a season has, however long the club has played. One round trip. */
export async function clubGames(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  wanted: { readonly seasonSlug: string | null; readonly leagueSlug: string | null },
): Promise<ClubGames | null> {
  const season = shownSeason(wanted.seasonSlug);
  const row = await db
    .selectFrom("clubs as owner")
    .where("owner.tenant_id", "=", tenantId)
    .where("owner.slug", "=", slug)
    .select(clubColumns("owner"))
    .select([
      "owner.club_id",
      seasonLeagues.as("leagues"),
      sql<string | null>`(select slug from seasons where seasons.tenant_id = owner.tenant_id and seasons.season_id = ${season})`.as(
        "seasonSlug",
      ),
      newestCards(db, tenantId, teamsOf(season, wanted.leagueSlug)).as("games"),
      homeVenue(tenantId, latestTeams).as("venue"),
      clubOutletsOf.as("outlets"),
    ])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.club(row.club_id));
  note(pageTags.outlets);
  for (const { leagueId } of row.leagues) note(pageTags.league(leagueId));
  return {
    ...clubRef(row),
    clubId: row.club_id,
    seasons: bySeason(row.leagues),
    seasonSlug: row.seasonSlug,
    games: row.games.map(clubGame),
    venue: venueRef(row.venue),
    outlets: row.outlets,
  };
}

/** The one asked for, else the newest in which there is a game, else the newest. */
function shownSeason(seasonSlug: string | null): RawBuilder<unknown> {
  return sql`(
    select term.season_id from teams mine
    join seasons term on term.tenant_id = mine.tenant_id and term.season_id = mine.season_id
    where mine.tenant_id = owner.tenant_id and mine.club_id = owner.club_id
    order by coalesce(term.slug = ${seasonSlug}, false) desc,
      exists (select from games home where home.tenant_id = mine.tenant_id and home.home_team_id = mine.team_id)
        or exists (select from games away where away.tenant_id = mine.tenant_id and away.away_team_id = mine.team_id) desc,
      term.starts_on desc nulls last, term.slug desc
    limit 1)`;
}

/** Of the league named, where it played in such a one that season; else of all. */
function teamsOf(season: RawBuilder<unknown>, leagueSlug: string | null): RawBuilder<unknown> {
  const named = sql`(
    select league.league_id from leagues league
    join teams own on own.tenant_id = league.tenant_id and own.league_id = league.league_id and own.club_id = owner.club_id
    where league.tenant_id = owner.tenant_id and league.season_id = ${season} and league.slug = ${leagueSlug} limit 1)`;
  return sql`
    select mine.team_id from teams mine
    where mine.tenant_id = owner.tenant_id and mine.club_id = owner.club_id and mine.season_id = ${season}
      and mine.league_id = coalesce(${named}, mine.league_id)`;
}

const seasonLeagues: RawBuilder<readonly SeasonLeagueRow[]> = sql`(
  select coalesce(json_agg(json_build_object('seasonSlug', term.slug, 'seasonName', term.name, 'isCurrent', term.is_current, 'leagueId', league.league_id,
      'leagueSlug', league.slug, 'name', league.name, 'transliterable', league.transliterable)
      order by term.starts_on desc nulls last, term.slug desc, league.place, league.name), '[]')
  from teams mine
  join leagues league on league.tenant_id = mine.tenant_id and league.league_id = mine.league_id
  join seasons term on term.tenant_id = mine.tenant_id and term.season_id = mine.season_id
  where mine.tenant_id = owner.tenant_id and mine.club_id = owner.club_id)`;

function bySeason(rows: readonly SeasonLeagueRow[]): ClubGames["seasons"] {
  const seasons = Map.groupBy(rows, ({ seasonSlug }) => seasonSlug);
  return [...seasons].map(([slug, leagues]) => ({
    slug,
    name: leagues[0]?.seasonName ?? slug,
    isCurrent: leagues[0]?.isCurrent ?? false,
    competitions: leagues.map(({ leagueSlug, name, transliterable }) => ({
      seasonSlug: slug,
      leagueSlug,
      name: localName(name, transliterable),
    })),
  }));
}
