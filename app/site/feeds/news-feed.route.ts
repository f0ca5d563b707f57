import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { pageLanguage } from "../page-language.ts";
import type { Route } from "./+types/news-feed.route";
import { newsFeed } from "./news-feed.ts";

const newest = 30;

/** The latest news as RSS 2.0 or JSON Feed 1.1, by the ending of the address. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, editorial, locale } = portsOf({ context, params });
  const { origin, pathname } = new URL(request.url);
  const [site, cards] = await Promise.all([queries.site(), editorial.latestNews(locale, newest)]);
  const feed = newsFeed({ site, cards, language: pageLanguage(locale, site.timeZone), origin });
  if (pathname === addresses.newsRss(locale))
    return new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
  if (pathname === addresses.newsJson(locale))
    return new Response(feed.json1(), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
  throw data(null, 404);
}
