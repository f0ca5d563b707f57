import { type Kysely, sql } from "kysely";
import { addresses } from "#contract/addresses.ts";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { ScreenRow } from "#contract/page-row.ts";
import { framedPages, pathOfWord, wordsOf } from "#contract/page-table.ts";
import { barePages } from "#contract/unframed-pages.ts";
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

/** What a page is asked, where there is more to see than without. */
const asked: Readonly<Record<string, string>> = { search: "?q=ma", finder: "?s1=points&n1=20" };

/** One address of every kind of screen that a demo league has, every tab at its own: the same ones each time. */
export async function pageOfEachKind(db: Kysely<Database>, host: string, locale: Locale): Promise<readonly PageKind[]> {
  const things = await thingsOf(db, host, locale);
  const { season, league, playoff } = things;
  const regular: GameRef = { seasonSlug: season, leagueSlug: league, roundSlug: things.round, gameSlug: things.game, playoff: null };
  const ahead: GameRef = { ...regular, roundSlug: things.ahead.round, gameSlug: things.ahead.game };
  return [
    ...[...framedPages, ...barePages]
      .flatMap((page) => kindsOf(page, things))
      .map(({ name, path }) => ({ name, path: `/${locale}${path}` })),
    { name: "attendance", path: addresses.attendance(locale) },
    { name: "race for places", path: `${addresses.leagueTab(locale, season, league, "Standings")}?view=race` },
    { name: "bracket played out", path: addresses.leagueTab(locale, playoff.season, playoff.league, "Playoff") },
    { name: "part of a game", path: `${addresses.gameTab(locale, regular, "PlayerStats")}?part=2` },
    { name: "game to come", path: addresses.game(locale, ahead) },
  ];
}

/** A screen with tabs at each of them, any other at its address. */
function kindsOf(page: ScreenRow, things: Things): readonly PageKind[] {
  const { kind } = page;
  if (kind === null) return [];
  if (page.words === undefined) return [{ name: kind, path: filled(page.path, things) + (asked[kind] ?? "") }];
  // A game of a round has no recording of its own in the demo.
  const words = wordsOf(page).filter((word) => kind !== "game" || word !== "GameVideo");
  return words.map((word) => ({
    name: kind === "form" && word === "Register" ? "register" : `${kind} ${word}`,
    path: filled(pathOfWord(page, word), things),
  }));
}

function filled(path: string, { playoff, others, ...things }: Things): string {
  const own: Readonly<Record<string, unknown>> = {
    ...things,
    // Teams and players of the fantasy game are counted from 1.
    number: 1,
    ...(path.includes("/playoff/") ? { ...playoff, game: playoff.number } : {}),
    second: things.other,
    third: others[0],
    fourth: others[1],
    hall: things.venue,
    uuid: things.application,
  };
  return path === "" ? "" : `/${path.replace(/:(\w+)/g, (_, name: string) => String(own[name]))}`;
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
