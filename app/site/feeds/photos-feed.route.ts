import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import type { Route } from "./+types/photos-feed.route";
import { feedAnswer, feedForm } from "./feed-answer.ts";
import { feedPictureUrls } from "./feed-picture.ts";
import { photosFeed } from "./media-feed.ts";

const newest = { page: 1, seasonSlug: null, clubSlug: null };

/** The newest albums. MEDIA3 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, editorial, locale } = portsOf({ context, params });
  const { origin, pathname } = new URL(request.url);
  const form = feedForm(pathname);
  const [site, view] = await Promise.all([queries.site(), editorial.albumPage(locale, newest)]);
  const language = siteLanguage(locale, site);
  const lines = view?.items ?? [];
  const files = await editorial.fileFacts(feedPictureUrls(lines.map(({ cover }) => cover)));
  return feedAnswer(photosFeed({ site, lines, files, language, origin }), form);
}
