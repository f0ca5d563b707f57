import { apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { NewsCard, NewsItem } from "#contract/editorial-queries.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock, NewsInline } from "#contract/news.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { wireMoment, type Wire } from "./wire.ts";

export async function newsListAnswer({
  ports,
  wire,
  query,
  locale: own,
  limit,
  after,
}: ApiRequest<ApiCalls["news"]>): Answer<ApiCalls["news"]> {
  const locale = query.locale ?? own;
  const { news, last } = await ports.publicApi.news({ locale, kind: query.kind ?? null, after, limit });
  return { data: news.map((card) => newsCard(card, locale, wire)), last };
}

export async function newsItemAnswer({
  ports,
  wire,
  path,
  query,
  locale: own,
}: ApiRequest<ApiCalls["newsItem"]>): Answer<ApiCalls["newsItem"]> {
  const locale = query.locale ?? own;
  const item = await ports.editorial.newsItem(locale, path.news);
  if (!item) return null;
  return {
    ...newsCard(item, locale, wire),
    body: item.body.map((block) => newsBlock(block, locale, wire)),
    locales: [...item.locales],
    clubs: item.clubs.map((club) => wire.clubLink(club)),
    game: item.game && wire.game(item.game),
    awards: item.awards.map((award) => newsAward(award, wire)),
  };
}

function newsAward({ kind, round, month, competition, team, person, coach }: NewsItem["awards"][number], wire: Wire) {
  return {
    kind,
    round,
    month,
    competition: wire.competition(competition),
    team: wire.team(team, competition),
    player: person && wire.person(person),
    coach: coach && coach.name.text,
  };
}

/** `slug` is the piece's own, the same in all languages: a partner knows it again by that. The page has the slug of its language. */
export function newsCard(
  { key, slug, kind, textLocale, title, summary, publishedAt, cover, competition }: NewsCard,
  locale: Locale,
  wire: Wire,
) {
  return {
    slug: key,
    kind,
    locale: textLocale,
    title,
    summary,
    publishedAt: wireMoment(publishedAt),
    cover: cover && { url: wire.url(cover.url), width: cover.width, height: cover.height },
    competition: competition && wire.competition(competition),
    href: wire.url(apiPath(apiCalls.newsItem.path, { news: key })),
    page: wire.url(addresses.newsItem(locale, slug)),
  };
}

function newsBlock(block: NewsBlock, locale: Locale, wire: Wire) {
  const inline = (part: NewsInline) => (typeof part === "string" ? part : { text: part.text, page: wire.url(`/${locale}${part.href}`) });
  switch (block.kind) {
    case "paragraph":
      return { kind: block.kind, content: block.content.map(inline) };
    case "list":
      return { kind: block.kind, items: block.items.map((item) => item.map(inline)) };
    case "heading":
    case "quote":
      return { ...block };
  }
}
