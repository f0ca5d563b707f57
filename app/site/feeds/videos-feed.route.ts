import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import type { Route } from "./+types/videos-feed.route";
import { feedAnswer, feedForm } from "./feed-answer.ts";
import { videosFeed } from "./media-feed.ts";

const newest = { page: 1, seasonSlug: null, clubSlug: null, kind: null, playerSlug: null };

/** The newest recordings and clips. MEDIA3 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, editorial, locale } = portsOf({ context, params });
  const { origin, pathname } = new URL(request.url);
  const form = feedForm(pathname);
  const [site, view] = await Promise.all([queries.site(), editorial.videoPage(newest)]);
  return feedAnswer(videosFeed({ site, lines: view?.items ?? [], language: siteLanguage(locale, site), origin }), form);
}
