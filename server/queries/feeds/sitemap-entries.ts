import { type Kysely, sql } from "kysely";
import type { FeedQueries, SitemapEntry } from "#contract/feed-queries.ts";
import { newsSlugs } from "#contract/news-slugs.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { sitemapPaths } from "#contract/sitemap-paths.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { publishedSlugs } from "../news-called.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** Every page of one thing that sitemaps name, by the slugs in its path. */
function entries(slugs: Readonly<Record<string, string>>, changedAt: number | null = null): SitemapEntry[] {
  return sitemapPaths(slugs).map((path) => ({ path, changedAt }));
}

export async function leagueAddresses(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<LeagueAddress[]> {
  note(pageTags.site);
  return db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .select(["seasons.slug as seasonSlug", "leagues.slug as leagueSlug"])
    .orderBy("seasons.slug", "desc")
    .orderBy("leagues.place")
    .execute();
}

type GeneralRow = {
  readonly seasons: readonly string[] | null;
  readonly clubs: readonly string[] | null;
  readonly halls: readonly string[] | null;
  readonly players: readonly string[] | null;
  readonly coaches: readonly string[] | null;
  readonly referees: readonly string[] | null;
  readonly seasonClubs: readonly { readonly season: string; readonly club: string }[] | null;
};

/** Seasons, clubs, everybody who played: with the fixed addresses of the site before them. */
export async function generalEntries(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<SitemapEntry[]> {
  note(pageTags.site);
  note(pageTags.statistics);
  const { rows } = await sql<GeneralRow>`select
    (select json_agg(slug order by slug desc) from seasons where tenant_id = ${tenantId}) as seasons,
    (select json_agg(slug order by slug) from clubs where tenant_id = ${tenantId}) as clubs,
    (select json_agg(slug order by slug) from venues where tenant_id = ${tenantId} and exists (
      select from games where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id)) as halls,
    (select json_agg(slug order by slug) from persons join player_careers career using (tenant_id, person_id)
      where tenant_id = ${tenantId} and career.phase = 'all') as players,
    (select json_agg(distinct who.slug order by who.slug)
      from club_coaches kept join named_people who on who.tenant_id = kept.tenant_id and who.role = 'coach'
        and who.same_as is null and who.name_key = search_key(kept.coach)
      where kept.tenant_id = ${tenantId}) as coaches,
    (select json_agg(distinct who.slug order by who.slug)
      from game_referees call join named_people who on who.tenant_id = call.tenant_id and who.role = 'referee'
        and who.same_as is null and who.name_key = search_key(call.name)
      where call.tenant_id = ${tenantId}) as referees,
    (select json_agg(json_build_object('season', seasons.slug, 'club', clubs.slug) order by seasons.slug desc, clubs.slug)
      from season_clubs join seasons using (tenant_id, season_id) join clubs using (tenant_id, club_id)
      where tenant_id = ${tenantId}) as "seasonClubs"`.execute(db);
  const row = rows[0];
  return [
    ...entries({}),
    ...(row?.seasons ?? []).flatMap((season) => entries({ season })),
    ...(row?.clubs ?? []).flatMap((club) => entries({ club })),
    ...(row?.halls ?? []).flatMap((hall) => entries({ hall })),
    ...(row?.seasonClubs ?? []).flatMap(({ season, club }) => entries({ season, club })),
    ...(row?.players ?? []).flatMap((player) => entries({ player })),
    ...(row?.coaches ?? []).flatMap((coach) => entries({ coach })),
    ...(row?.referees ?? []).flatMap((referee) => entries({ referee })),
  ];
}

/** The league's screens, its teams, and every game that is or was to be played. */
export async function leagueEntries(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
): Promise<SitemapEntry[] | null> {
  const league = await leagueAt(db, tenantId, address)
    .select((select) => [
      "leagues.league_id",
      select
        .exists(
          select
            .selectFrom("fantasy_seasons")
            .whereRef("fantasy_seasons.tenant_id", "=", "leagues.tenant_id")
            .whereRef("fantasy_seasons.league_id", "=", "leagues.league_id")
            .select("fantasy_seasons.league_id"),
        )
        .as("hasFantasy"),
    ])
    .executeTakeFirst();
  note(league ? pageTags.league(league.league_id) : pageTags.site);
  if (!league) return null;
  note(pageTags.fantasy(league.league_id));
  const [teams, games] = await Promise.all([
    db
      .selectFrom("teams")
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", league.league_id)
      .select("slug")
      .orderBy("slug")
      .execute(),
    gamesOf(db, tenantId, league.league_id),
  ]);
  const { seasonSlug: season, leagueSlug: slug } = address;
  return [
    // FANP8: where there is no such game, its pages are not there.
    ...entries({ season, league: slug }).filter(({ path }) => league.hasFantasy || !path.includes("/fantasy/")),
    ...teams.flatMap((team) => entries({ season, league: slug, team: team.slug })),
    ...games.flatMap((game) => gameEntries({ ...game, ...address })),
  ];
}

type GameRow = LeagueAddress & {
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
  readonly changedAt: number | null;
};

/** A game of the play-offs has its place in them in its address. */
function gameEntries({ changedAt, duelSlug, duelGame, ...game }: GameRow): SitemapEntry[] {
  const round = { season: game.seasonSlug, league: game.leagueSlug, round: game.roundSlug };
  return duelSlug === null || duelGame === null
    ? entries({ ...round, game: game.gameSlug }, changedAt)
    : entries({ ...round, duel: duelSlug, game: String(duelGame) }, changedAt);
}

function gamesOf(db: Kysely<Database>, tenantId: TenantId, leagueId: string) {
  return db
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .leftJoin("game_logs", (join) =>
      join.onRef("game_logs.tenant_id", "=", "games.tenant_id").onRef("game_logs.game_id", "=", "games.game_id"),
    )
    .leftJoin("game_events as last", (join) =>
      join
        .onRef("last.tenant_id", "=", "game_logs.tenant_id")
        .onRef("last.game_id", "=", "game_logs.game_id")
        .onRef("last.sequence", "=", "game_logs.sequence"),
    )
    .where("games.tenant_id", "=", tenantId)
    .where("games.league_id", "=", leagueId as never)
    .where("games.status", "<>", "cancelled")
    .select([
      "rounds.slug as roundSlug",
      "games.slug as gameSlug",
      "games.duel_slug as duelSlug",
      "games.duel_game as duelGame",
      sql<number | null>`(extract(epoch from last.recorded_at) * 1000)::bigint`.as("changedAt"),
    ])
    .orderBy("rounds.number")
    .orderBy("games.slug")
    .execute();
}

/** No game takes longer from its tip-off to its last word. */
const longestGameMs = 24 * 60 * 60_000;

/** What search engines should look at again now: of the seasons that are played, games in play and those just over. */
export async function liveEntries(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, since: number): Promise<SitemapEntry[]> {
  note(pageTags.site);
  const { rows } = await sql<{ readonly leagueId: string; readonly games: readonly GameRow[] | null }>`
    select leagues.league_id as "leagueId", played.games
    from leagues
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id and seasons.is_current
    cross join lateral (
      select json_agg(json_build_object('seasonSlug', seasons.slug, 'leagueSlug', leagues.slug, 'roundSlug', rounds.slug,
        'gameSlug', games.slug, 'duelSlug', games.duel_slug, 'duelGame', games.duel_game,
        'changedAt', (extract(epoch from last.recorded_at) * 1000)::bigint)) as games
      from games
      join rounds on rounds.tenant_id = games.tenant_id and rounds.round_id = games.round_id
      join game_logs on game_logs.tenant_id = games.tenant_id and game_logs.game_id = games.game_id
      join game_events last on last.tenant_id = games.tenant_id and last.game_id = games.game_id and last.sequence = game_logs.sequence
      where games.tenant_id = leagues.tenant_id and games.league_id = leagues.league_id and games.status <> 'cancelled'
        and (games.status in ('live', 'interrupted')
          or (${placeInTime} >= ${new Date(since - longestGameMs)} and last.recorded_at >= ${new Date(since)}))) played
    where leagues.tenant_id = ${tenantId}`.execute(db);
  for (const { leagueId } of rows) note(pageTags.league(leagueId));
  return rows
    .flatMap(({ games }) => games ?? [])
    .flatMap(gameEntries)
    .toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0) || (a.path < b.path ? -1 : 1));
}

/** Each piece once, with its address in each language, and the title it has in the league's own language, else in any. */
export async function newsEntries(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
): Promise<Awaited<ReturnType<FeedQueries["newsEntries"]>>> {
  note(pageTags.site);
  note(pageTags.news);
  const { rows } = await sql<{
    slugs: Readonly<Record<string, string>>;
    publishedAt: number;
    title: string;
    locale: string;
    tenantLocale: string;
  }>`
    select ${publishedSlugs} as slugs, tenants.default_locale as "tenantLocale", (extract(epoch from news_items.published_at) * 1000)::bigint as "publishedAt", text.title, text.locale
    from news_items
    join tenants on tenants.tenant_id = news_items.tenant_id
    join lateral (
      select title, locale from news_texts text
      where text.tenant_id = news_items.tenant_id and text.news_id = news_items.news_id and text.published
      order by text.locale = tenants.default_locale desc, text.locale limit 1) text on true
    where news_items.tenant_id = ${tenantId} and news_items.published_at <= now()
    order by news_items.published_at desc, news_items.slug`.execute(db);
  return rows.flatMap(({ publishedAt, title, locale, tenantLocale, ...row }) => {
    const slugs = newsSlugs(row.slugs, tenantLocale);
    return slugs ? [{ slugs, changedAt: publishedAt, publishedAt, title, language: locale }] : [];
  });
}
