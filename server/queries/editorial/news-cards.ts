import { type Kysely, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { NewsCard, NewsDrawing } from "#contract/editorial-queries.ts";
import type { NewsKind } from "#contract/news.ts";
import type { Side } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { type GameCardRow, gameCards, gameSummary } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";
import { isPublished } from "../../db/published-news.ts";
import { pictureJson, type PictureRow } from "./picture-json.ts";

export type NewsCardRow = {
  /** Its own slug, of no language. */
  readonly key: string;
  readonly kind: NewsKind;
  readonly publishedAt: number;
  readonly tenantLocale: string;
  readonly texts: TextsByLocale<{ readonly slug: string; readonly title: string; readonly summary: string }> | null;
  readonly cover: PictureRow | null;
  readonly competition: CompetitionRow | null;
  readonly drawnGame: GameCardRow | null;
  readonly drawnScorer: { readonly shirt: string; readonly side: Side } | null;
  readonly drawnPlayer: (Omit<Extract<NewsDrawing, { kind: "player" }>, "kind" | "team"> & { readonly team: TeamRefRow }) | null;
};

export type CompetitionRow = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly transliterable: boolean;
};

/** Its own picture, else the one the tenant has for news without any. */
const coverJson = sql<PictureRow | null>`coalesce(${pictureJson("news_items.cover_file_id")}, (
  select json_build_object('url', branding.default_news_cover_image_url, 'width', null, 'height', null, 'sizes', json_build_array()) from tenant_branding branding
  where branding.tenant_id = news_items.tenant_id and branding.default_news_cover_image_url is not null))`;

/** Who scored most in its game. */
const scorerJson = sql<NewsCardRow["drawnScorer"]>`(
  select json_build_object('shirt', line.shirt, 'side', line.side) from box_player_lines line
  where line.tenant_id = news_items.tenant_id and line.game_id = news_items.game_id and news_items.cover_file_id is null
    and line.played and line.points > 0
  order by line.points desc, line.performance_index_rating desc nulls last limit 1)`;

/**
 * Whom the award that it tells of names, with the figures of that round, or a game on average of that month or season; of the finals' best
 * player none, for they are not the season's. The five of a season are nobody alone. LOOK36
 */
const playerJson = sql<NewsCardRow["drawnPlayer"]>`(
  select json_build_object('team', ${teamRefJson("team", "club")}, 'shirt', coalesce(did.shirt, ''), 'isAverage', award.round_id is null,
    'figures', json_build_object('points', did.points, 'rebounds', did.rebounds, 'assists', did.assists))
  from awards award
  join teams team on team.tenant_id = award.tenant_id and team.team_id = award.team_id
  join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
  cross join lateral (
    select (array_agg(line.shirt order by game.tip_off desc nulls last))[1] as shirt, avg(line.points) filter (where tells) as points,
      avg(line.offensive_rebounds + line.defensive_rebounds) filter (where tells) as rebounds, avg(line.assists) filter (where tells) as assists
    from games game
    join box_player_lines line on line.tenant_id = game.tenant_id and line.game_id = game.game_id and line.person_id = award.person_id
    cross join lateral (select award.kind <> 'finals-most-valuable-player' and (award.round_id is not null or line.counted) as tells) kind
    where game.tenant_id = award.tenant_id and game.league_id = award.league_id and line.played
      and (award.round_id is null or game.round_id = award.round_id)
      and (award.month is null or date_trunc('month', game.tip_off at time zone tenants.time_zone)::date = award.month)) did
  where award.tenant_id = news_items.tenant_id and award.news_id = news_items.news_id and news_items.cover_file_id is null
    and award.kind <> 'five-of-the-season' and (did.shirt is not null or award.coach is not null)
  order by did.points desc nulls last limit 1)`;

/**
 * Published news of a tenant, newest first, with all that a card shows; the caller narrows and limits them. `withDrafts`: what is not out as
 * well, as if it were, from now on where no moment is said.
 */
export function newsCards(db: Kysely<Database>, tenantId: TenantId, withDrafts = false) {
  return db
    .selectFrom("news_items")
    .innerJoin("tenants", "tenants.tenant_id", "news_items.tenant_id")
    .where("news_items.tenant_id", "=", tenantId)
    .$if(!withDrafts, (items) => items.where(isPublished))
    .select([
      "news_items.slug as key",
      "news_items.kind",
      "tenants.default_locale as tenantLocale",
      sql<number>`(extract(epoch from coalesce(news_items.published_at, now())) * 1000)::bigint`.as("publishedAt"),
      sql<NewsCardRow["texts"]>`(
        select json_object_agg(words.locale, json_build_object('slug', words.slug, 'title', words.title, 'summary', words.summary)) from news_texts words
        where words.tenant_id = news_items.tenant_id and words.news_id = news_items.news_id and (words.published or ${withDrafts}))`.as(
        "texts",
      ),
      coverJson.as("cover"),
      sql<NewsCardRow["drawnGame"]>`${jsonObjectFrom(
        gameCards(db, tenantId).where(sql<boolean>`games.game_id = news_items.game_id and news_items.cover_file_id is null`),
      )}`.as("drawnGame"),
      scorerJson.as("drawnScorer"),
      playerJson.as("drawnPlayer"),
      sql<CompetitionRow | null>`(
        select json_build_object('seasonSlug', seasons.slug, 'leagueSlug', leagues.slug, 'name', leagues.name,
          'transliterable', leagues.transliterable)
        from leagues join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
        where leagues.tenant_id = news_items.tenant_id and leagues.league_id = news_items.league_id)`.as("competition"),
    ])
    .orderBy("news_items.published_at", "desc")
    .orderBy("news_items.slug");
}

/** The card in the reader's language; `null` when it has no text that anybody could read. */
export function newsCard(row: NewsCardRow, reader: TextReader): NewsCard | null {
  const chosen = bestText(row.texts, reader, row.tenantLocale);
  if (!chosen) return null;
  return {
    key: row.key,
    slug: chosen.text.slug,
    kind: row.kind,
    textLocale: chosen.locale,
    title: chosen.inScript(chosen.text.title),
    summary: chosen.inScript(chosen.text.summary),
    publishedAt: row.publishedAt,
    cover: row.cover && { ...row.cover, caption: null, author: null },
    drawn: drawingOf(row),
    competition: row.competition && {
      seasonSlug: row.competition.seasonSlug,
      leagueSlug: row.competition.leagueSlug,
      name: localName(row.competition.name, row.competition.transliterable),
    },
  };
}

function drawingOf({ competition, drawnGame, drawnScorer, drawnPlayer }: NewsCardRow): NewsDrawing | null {
  if (drawnGame && competition) {
    return { kind: "game", game: gameSummary(competition.seasonSlug, competition.leagueSlug, drawnGame), scorer: drawnScorer };
  }
  return drawnPlayer && { kind: "player", ...drawnPlayer, team: teamRef(drawnPlayer.team) };
}

/** The slugs of the languages it is published in. */
export function slugsIn(texts: NewsCardRow["texts"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts ?? {}).map(([locale, { slug }]) => [locale, slug]));
}
