import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Locale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { HallAnswer } from "#contract/venue-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { gameCards, type GameCardRow, gameSummary, isAhead, isPlayed } from "../games/game-cards.ts";
import { hallRef, hallRefJson } from "../refs/hall-ref.ts";
import { teamRefJson } from "../refs/team-ref.ts";
import { homeTeam, type HomeTeamRow, mostCome, type MostRow } from "./hall-lines.ts";
import { placeInTime } from "../../db/game-time.ts";

const nextShown = 10;
const pastOnPage = 20;

type SeasonRow = {
  readonly slug: string;
  readonly name: string;
  readonly games: number;
  readonly attendance: number;
  readonly most: MostRow;
};
type CardRow = GameCardRow & { readonly seasonSlug: string; readonly seasonName: string; readonly leagueSlug: string };

/** A hall: where it stands, who is at home there, how many came, its next games and a page of the past ones. One round trip. HALLS2 */
export async function hallView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  { page, locale }: { readonly page: number; readonly locale: Locale },
): Promise<HallAnswer | null> {
  note(pageTags.site);
  const row = await db
    .selectFrom("venues")
    .innerJoin("tenants", "tenants.tenant_id", "venues.tenant_id")
    .where("venues.tenant_id", "=", tenantId)
    .where("venues.slug", "=", slug)
    .select([
      "venues.capacity",
      "tenants.default_locale as tenantLocale",
      hallRefJson.as("hall"),
      waysThere.as("ways"),
      leaguesThere.as("leagues"),
      currentLeagues(tenantId).as("current"),
      homeTeams.as("teams"),
      seasonsThere.as("seasons"),
      jsonArrayFrom(
        gamesThere(db, tenantId)
          .where((game) => game.or([isRunning, isAhead]))
          .orderBy(placeInTime, (order) => order.asc().nullsLast())
          .orderBy("games.game_id")
          .limit(nextShown),
      ).as("next"),
      jsonArrayFrom(
        gamesThere(db, tenantId)
          .where((game) => game.and([isPlayed, game.not(isRunning)]))
          .orderBy(placeInTime, (order) => order.desc().nullsLast())
          .orderBy("games.game_id")
          .limit(pastOnPage + 1)
          .offset((page - 1) * pastOnPage),
      ).as("past"),
    ])
    .executeTakeFirst();
  for (const league of [...(row?.leagues ?? []), ...(row?.current ?? [])]) note(pageTags.league(league));
  if (!row || (page > 1 && row.past.length === 0)) return null;
  const way = bestText(row.ways, await readerOf(db, tenantId, locale), row.tenantLocale);
  return {
    ...hallRef(row.hall),
    capacity: row.capacity,
    way: way && { text: way.inScript(way.text), textLocale: way.locale },
    teams: row.teams.map(homeTeam),
    seasons: row.seasons.map(({ most, ...season }) => ({ ...season, most: mostCome(most) })),
    next: row.next.map(summary),
    past: [...Map.groupBy(row.past.slice(0, pastOnPage), ({ seasonName }) => seasonName)].map(([season, games]) => ({
      season,
      games: games.map(summary),
    })),
    hasMore: row.past.length > pastOnPage,
  };
}

function summary(row: CardRow) {
  return gameSummary(row.seasonSlug, row.leagueSlug, row);
}

const isRunning: RawBuilder<boolean> = sql`games.status in ('live', 'interrupted')`;

/** Of the hall of the query around it. */
function gamesThere(db: Kysely<Database>, tenantId: TenantId) {
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where(sql<boolean>`games.venue_id = venues.venue_id`)
    .select(["seasons.slug as seasonSlug", "seasons.name as seasonName", "leagues.slug as leagueSlug"]);
}

const waysThere = sql<TextsByLocale<string> | null>`(
  select json_object_agg(way.locale, way.body) from venue_ways way
  where way.tenant_id = venues.tenant_id and way.venue_id = venues.venue_id)`;

const leaguesThere = sql<readonly string[] | null>`(
  select json_agg(distinct games.league_id) from games
  where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id)`;

const homeTeams = sql<readonly HomeTeamRow[]>`(
  select coalesce(json_agg(json_build_object('team', ${teamRefJson("team", "club")}, 'seasonSlug', seasons.slug,
    'leagueSlug', leagues.slug, 'league', leagues.name, 'own', leagues.transliterable) order by leagues.place, team.name), '[]')
  from (select distinct games.tenant_id, games.home_team_id from games
    where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id
      and games.status not in ('cancelled', 'annulled', 'if-needed')) hosting
  join teams team on team.tenant_id = hosting.tenant_id and team.team_id = hosting.home_team_id
  join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
  join leagues on leagues.tenant_id = team.tenant_id and leagues.league_id = team.league_id
  join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id and seasons.is_current)`;

/** Only games that were played out or awarded, and whose attendance was told. */
const seasonsThere = sql<readonly SeasonRow[]>`(
  with told as (
    select games.*, leagues.slug as league_slug, leagues.season_id, rounds.slug as round_slug,
      row_number() over (partition by leagues.season_id order by games.attendance desc, ${placeInTime}, games.game_id) as place
    from games
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    join rounds on rounds.tenant_id = games.tenant_id and rounds.round_id = games.round_id
    where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id
      and games.attendance is not null and games.status in ('ended', 'final', 'under-protest', 'forfeited'))
  select coalesce(json_agg(json_build_object('slug', seasons.slug, 'name', seasons.name, 'games', summed.games, 'attendance', summed.attendance,
    'most', json_build_object('attendance', most.attendance, 'seasonSlug', seasons.slug, 'leagueSlug', most.league_slug,
      'roundSlug', most.round_slug, 'gameSlug', most.slug, 'duelSlug', most.duel_slug, 'duelGame', most.duel_game,
      'home', ${teamRefJson("home", "home_club")}, 'away', ${teamRefJson("away", "away_club")}))
    order by seasons.starts_on desc nulls last, seasons.slug desc), '[]')
  from (select season_id, count(*)::integer as games, sum(attendance)::integer as attendance from told group by season_id) summed
  join seasons on seasons.tenant_id = venues.tenant_id and seasons.season_id = summed.season_id
  join told most on most.season_id = summed.season_id and most.place = 1
  join teams home on home.tenant_id = most.tenant_id and home.team_id = most.home_team_id
  join clubs home_club on home_club.tenant_id = home.tenant_id and home_club.club_id = home.club_id
  join teams away on away.tenant_id = most.tenant_id and away.team_id = most.away_team_id
  join clubs away_club on away_club.tenant_id = away.tenant_id and away_club.club_id = away.club_id)`;
