import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { NewsCard, NewsItem } from "#contract/editorial-queries.ts";
import { type Locale, locales } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { newsSlugs } from "#contract/news-slugs.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { namesOfTenant, readerWith } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { awardsOfNews, newsAwardOf } from "../award-rows.ts";
import { type GameCardRow, gameCards, gameSummary, isAhead } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { bestText, rewrittenBlocks, type TextsByLocale } from "../refs/best-text.ts";
import { newsCard, newsCards, slugsIn } from "./news-cards.ts";
import { isCalled } from "../news-called.ts";
import { newsCardsOf, noted } from "./news-lists.ts";

const furtherShown = 4;
/** Of either side: the second one's first game may come after several of the first one's. */
const aheadLooked = 8;

/**
 * One published item with all it leads to and the latest beside it, in one round trip; `null`: there is none, or not yet. By its id it is
 * told as it will be: out or not, in all languages that it is written in.
 */
export async function newsItem(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, ...called }: { readonly locale: Locale } & ({ readonly slug: string } | { readonly newsId: string }),
): Promise<NewsItem | null> {
  note(pageTags.news);
  const row = await itemRows(db, tenantId, "newsId" in called)
    .select(jsonArrayFrom(newsCards(db, tenantId).limit(furtherShown + 1)).as("latest"))
    .$if(locale === "sr-cyrl", (item) => item.select(namesOfTenant(tenantId).as("names")))
    .where("newsId" in called ? sql<boolean>`news_items.news_id = ${called.newsId}` : isCalled(tenantId, called.slug))
    .executeTakeFirst();
  const reader = readerWith(row?.names ?? [], locale);
  const card = row && newsCard(row, reader);
  const chosen = row && bestText(row.bodies, reader, row.tenantLocale);
  const slugs = row && newsSlugs(slugsIn(row.texts), row.tenantLocale);
  if (!card || !chosen || !slugs) return null;
  if (row.game) note(pageTags.game(row.game.gameId));
  if (row.leagueId !== null) note(pageTags.league(row.leagueId));
  for (const { leagueId } of row.awards) note(pageTags.league(leagueId));
  const { competition } = card;
  return {
    ...card,
    body: rewrittenBlocks(chosen.text, chosen.inScript),
    slugs,
    locales: locales.filter((each) => row.bodies?.[each] !== undefined),
    clubs: row.clubs.map((club) => ({ slug: club.slug, name: localName(club.name, club.transliterable) })),
    teams: row.teams.map(({ team }) => teamRef(team)),
    awards: row.awards.map(newsAwardOf),
    game: row.game && competition && gameSummary(competition.seasonSlug, competition.leagueSlug, row.game),
    next:
      row.game && competition
        ? nextOfBoth(row.game, row.next).map((game) => gameSummary(competition.seasonSlug, competition.leagueSlug, game))
        : [],
    more: others(newsCardsOf(noted(row.latest, note), reader), card.key),
  };
}

/** The first of each side's that are ahead, the nearest first. */
function nextOfBoth(told: GameCardRow, ahead: readonly GameCardRow[]): readonly GameCardRow[] {
  const first = [told.home, told.away].flatMap(({ team: { teamSlug } }) => {
    const plays = ahead.find(({ home, away }) => home.team.teamSlug === teamSlug || away.team.teamSlug === teamSlug);
    return plays ? [[plays.gameId, plays] as const] : [];
  });
  return [...new Map(first).values()].toSorted((one, other) => (one.tipOff ?? 0) - (other.tipOff ?? 0));
}

function others(latest: readonly NewsCard[], key: string): readonly NewsCard[] {
  return latest.filter((card) => card.key !== key).slice(0, furtherShown);
}

function itemRows(db: Kysely<Database>, tenantId: TenantId, withDrafts: boolean) {
  return newsCards(db, tenantId, withDrafts).select((item) => [
    "news_items.league_id as leagueId",
    sql<TextsByLocale<readonly NewsBlock[]> | null>`(
      select json_object_agg(words.locale, words.body) from news_texts words
      where words.tenant_id = news_items.tenant_id and words.news_id = news_items.news_id and (words.published or ${withDrafts}))`.as(
      "bodies",
    ),
    jsonArrayFrom(
      item
        .selectFrom("news_clubs")
        .innerJoin("clubs", (join) =>
          join.onRef("clubs.tenant_id", "=", "news_clubs.tenant_id").onRef("clubs.club_id", "=", "news_clubs.club_id"),
        )
        .whereRef("news_clubs.tenant_id", "=", "news_items.tenant_id")
        .whereRef("news_clubs.news_id", "=", "news_items.news_id")
        .select(["clubs.slug", "clubs.name", "clubs.transliterable"])
        .orderBy("clubs.name"),
    ).as("clubs"),
    jsonArrayFrom(
      item
        .selectFrom("news_clubs")
        .innerJoin("teams as team", (join) =>
          join.onRef("team.tenant_id", "=", "news_clubs.tenant_id").onRef("team.club_id", "=", "news_clubs.club_id"),
        )
        .innerJoin("clubs as club", (join) =>
          join.onRef("club.tenant_id", "=", "team.tenant_id").onRef("club.club_id", "=", "team.club_id"),
        )
        .whereRef("news_clubs.tenant_id", "=", "news_items.tenant_id")
        .whereRef("news_clubs.news_id", "=", "news_items.news_id")
        .whereRef("team.league_id", "=", "news_items.league_id")
        .select(teamRefJson("team", "club").as("team"))
        .$narrowType<{ team: TeamRefRow }>()
        .orderBy("team.name"),
    ).as("teams"),
    awardsOfNews.as("awards"),
    jsonObjectFrom(gameCards(db, tenantId).where(sql<boolean>`games.game_id = news_items.game_id`)).as("game"),
    jsonArrayFrom(
      gameCards(db, tenantId)
        .where(isAhead)
        .where("games.tip_off", "is not", null)
        .where(sql<boolean>`exists (select from games told where told.tenant_id = games.tenant_id and told.game_id = news_items.game_id
          and told.league_id = games.league_id and told.status in ('ended', 'final', 'under-protest', 'forfeited')
          and array[games.home_team_id, games.away_team_id] && array[told.home_team_id, told.away_team_id])`)
        .orderBy("games.tip_off")
        .limit(aheadLooked),
    ).as("next"),
  ]);
}
