import { type Kysely, sql } from "kysely";
import { accountForms } from "#contract/account-forms.ts";
import {
  addresses,
  allTimeTabs,
  clubTabs,
  coachTabs,
  gameTabs,
  leagueTabs,
  playerTabs,
  playoffGameTabs,
  profileTabs,
  seasonClubTabs,
  teamTabs,
  venueScreens,
} from "#contract/addresses.ts";
import { embedAddresses } from "#contract/embed-addresses.ts";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { Database } from "#server/db/schema.ts";
import type { GameRef } from "#contract/refs.ts";

export type PageKind = { readonly name: string; readonly path: string };

type Things = {
  readonly season: string;
  readonly league: string;
  readonly team: string;
  readonly club: string;
  readonly player: string;
  readonly coach: string;
  readonly referee: string;
  readonly other: string;
  readonly others: readonly string[];
  readonly news: string;
  readonly venue: string;
  readonly application: string;
  readonly round: string;
  readonly game: string;
  readonly ahead: { readonly round: string; readonly game: string };
  readonly playoff: {
    readonly season: string;
    readonly league: string;
    readonly round: string;
    readonly duel: string;
    readonly number: number;
    readonly game: string;
  };
};

/** One address of every kind of screen that a demo league has, every tab at its own: the same ones each time. */
export async function pageOfEachKind(db: Kysely<Database>, host: string, locale: Locale): Promise<readonly PageKind[]> {
  const things = await thingsOf(db, host, locale);
  const { season, league, team, club, player, other, venue } = things;
  const regular: GameRef = { seasonSlug: season, leagueSlug: league, roundSlug: things.round, gameSlug: things.game, playoff: null };
  const ahead: GameRef = { ...regular, roundSlug: things.ahead.round, gameSlug: things.ahead.game };
  const { playoff } = things;
  const decider: GameRef = {
    seasonSlug: playoff.season,
    leagueSlug: playoff.league,
    roundSlug: playoff.round,
    gameSlug: playoff.game,
    playoff: { duelSlug: playoff.duel, game: playoff.number },
  };
  const one = (name: string, path: string): PageKind => ({ name, path });
  return [
    one("home", addresses.home(locale)),
    one("news", addresses.news(locale)),
    one("news item", addresses.newsItem(locale, things.news)),
    one("videos", addresses.videos(locale)),
    one("photos", addresses.photos(locale)),
    one("on this day", addresses.onThisDay(locale)),
    one("schedule", addresses.schedule(locale)),
    one("documents", addresses.documents(locale)),
    one("search", addresses.search(locale, "ma")),
    one("about us", addresses.aboutUs(locale)),
    one("developers", addresses.developers(locale)),
    one("register", addresses.register(locale)),
    ...profileTabs.map((tab) => one(`profile ${tab}`, addresses.profileTab(locale, tab))),
    one("own account", addresses.account(locale)),
    one("following", addresses.following(locale)),
    one("notifications", addresses.notifications(locale)),
    ...accountForms.filter((form) => form !== "Register").map((form) => one(`form ${form}`, addresses.accountForm(locale, form))),
    one("mailbox", addresses.mailbox(locale)),
    one("application", addresses.teamApplication(locale, things.application)),
    one("halls", addresses.halls(locale)),
    one("attendance", addresses.attendance(locale)),
    one("hall", addresses.hall(locale, venue)),
    one("clubs", addresses.clubs(locale)),
    ...clubTabs.map((tab) => one(`club ${tab}`, addresses.clubTab(locale, club, tab))),
    one("coaches", addresses.coaches(locale)),
    ...coachTabs.map((tab) => one(`coach ${tab}`, addresses.coachTab(locale, things.coach, tab))),
    one("referees", addresses.referees(locale)),
    one("referee", addresses.referee(locale, things.referee)),
    one("absences", addresses.absences(locale)),
    one("players", addresses.players(locale)),
    ...playerTabs.map((tab) => one(`player ${tab}`, addresses.playerTab(locale, player, tab))),
    one("player shots", addresses.playerShots(locale, player)),
    one("comparison", addresses.playerComparison(locale, player, other)),
    one("comparison to begin", addresses.playerComparison(locale, player)),
    one("comparison of four", addresses.playerComparison(locale, player, other, ...things.others)),
    ...allTimeTabs.map((tab) => one(`all time ${tab}`, addresses.allTimeTab(locale, tab))),
    one("award history", addresses.awardHistory(locale)),
    one("finder", `${addresses.finder(locale)}?s1=points&n1=20`),
    one("seasons", addresses.seasons(locale)),
    one("season", addresses.season(locale, season)),
    one("transfers", addresses.seasonTransfers(locale, season)),
    ...seasonClubTabs.map((tab) => one(`season club ${tab}`, addresses.seasonClubTab(locale, season, club, tab))),
    ...leagueTabs.map((tab) => one(`league ${tab}`, addresses.leagueTab(locale, season, league, tab))),
    one("race for places", `${addresses.leagueTab(locale, season, league, "Standings")}?view=race`),
    one("bracket played out", addresses.leagueTab(locale, playoff.season, playoff.league, "Playoff")),
    one("team shots", addresses.teamShots(locale, season, league, team)),
    ...teamTabs.map((tab) => one(`team ${tab}`, addresses.teamTab(locale, season, league, team, tab))),
    ...gameTabs.map((tab) => one(`game ${tab}`, addresses.gameTab(locale, regular, tab))),
    ...playoffGameTabs.map((tab) => one(`play-off game ${tab}`, addresses.gameTab(locale, decider, tab))),
    one("part of a game", `${addresses.gameTab(locale, regular, "PlayerStats")}?part=2`),
    one("game to come", addresses.game(locale, ahead)),
    one("broadcast", addresses.gameBroadcast(locale, regular)),
    one("tv statistics", addresses.gameTvStats(locale, regular)),
    one("play-off broadcast", addresses.gameBroadcast(locale, decider)),
    one("play-off tv statistics", addresses.gameTvStats(locale, decider)),
    one("embedded schedule", embedAddresses.schedule(locale, null)),
    one("embedded standings", embedAddresses.standings(locale, regular)),
    one("embedded leaders", embedAddresses.leaders(locale, regular)),
    one("embedded game", embedAddresses.game(locale, regular)),
    ...venueScreens.map((screen) => one(`hall ${screen}`, addresses.venueScreen(locale, venue, screen))),
  ];
}

async function thingsOf(db: Kysely<Database>, host: string, locale: Locale): Promise<Things> {
  const { rows } = await sql<Things>`
    with tenant as (select tenant_id from tenant_hosts where host = ${host}),
    league as (
      select league_id, seasons.slug as season, leagues.slug as league from leagues join seasons using (tenant_id, season_id)
      where tenant_id = (select tenant_id from tenant) and seasons.is_current order by place limit 1),
    leader as (select person_id, team_id from league_leaders join league using (league_id) where statistic = 'points' order by rank, person_id limit 4),
    star as (select leader.person_id, persons.slug as player, teams.slug as team, clubs.slug as club
      from leader join persons using (person_id) join teams using (team_id) join clubs using (club_id) limit 1),
    played as (select rounds.slug as round, games.slug as game from games join rounds using (round_id)
      where games.league_id = (select league_id from league) and games.status = 'final' order by tip_off, games.slug limit 1),
    ahead as (select rounds.slug as round, games.slug as game from games join rounds using (round_id)
      where games.league_id = (select league_id from league) and games.status = 'scheduled' order by tip_off, games.slug limit 1),
    decider as (
      select seasons.slug as season, leagues.slug as league, rounds.slug as round, duel_slug as duel, duel_game as number, games.slug as game
      from games join rounds using (round_id) join leagues on leagues.league_id = games.league_id join seasons using (season_id)
      where games.tenant_id = (select tenant_id from tenant) and duel_slug is not null and games.status = 'final'
      order by tip_off desc, games.slug limit 1)
    select league.season, league.league, star.team, star.club, star.player,
      (select slug from persons where person_id = (select person_id from leader where person_id <> star.person_id limit 1)) as other,
      (select json_agg(slug) from persons where person_id in (select person_id from leader where person_id <> star.person_id offset 1)) as others,
      (select words.slug from news_items item join news_texts words using (tenant_id, news_id)
        where tenant_id = (select tenant_id from tenant) and words.locale = ${languageOf(locale)}
        order by item.published_at desc, item.slug limit 1) as news,
      (select slug from named_people where tenant_id = (select tenant_id from tenant) and role = 'coach' and name_key = (
        select search_key(coach) from club_coaches kept where kept.tenant_id = (select tenant_id from tenant) order by wins desc, coach limit 1)) as coach,
      (select slug from named_people where tenant_id = (select tenant_id from tenant) and role = 'referee' and name_key = (
        select search_key(name) from game_referees call where call.tenant_id = (select tenant_id from tenant) order by name limit 1)) as referee,
      (select slug from venues where tenant_id = (select tenant_id from tenant) order by slug limit 1) as venue,
      (select application_id from team_applications where tenant_id = (select tenant_id from tenant) order by application_id limit 1) as application,
      played.round, played.game, row_to_json(ahead) as ahead, row_to_json(decider) as playoff
    from league, star, played, ahead, decider`.execute(db);
  const [things] = rows;
  if (!things) throw new Error(`${host} has not one page of each kind`);
  return things;
}
