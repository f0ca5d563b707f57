import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import type { Route } from "./+types/news-feed.route";
import { feedAnswer, feedForm } from "./feed-answer.ts";
import { feedPictureUrls } from "./feed-picture.ts";
import { newsFeed } from "./news-feed.ts";

const newest = 30;

/** The latest news as RSS 2.0 or JSON Feed 1, by the ending of the address. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, editorial, locale } = portsOf({ context, params });
  const { origin, pathname } = new URL(request.url);
  const form = feedForm(pathname);
  const [site, cards] = await Promise.all([queries.site(), editorial.latestNews(locale, newest)]);
  const files = await editorial.fileFacts(feedPictureUrls(cards.map(({ cover }) => cover)));
  return feedAnswer(newsFeed({ site, cards, files, language: siteLanguage(locale, site), origin }), form);
}
