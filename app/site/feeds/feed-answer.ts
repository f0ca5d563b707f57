import { data } from "react-router";
import { jsonFeedOf, rssOf, type FeedDocument } from "./feed-document.ts";

/** RSS 2.0 or JSON Feed 1, by the ending of the address. */
export function feedForm(pathname: string): "rss" | "json" {
  if (pathname.endsWith("/rss.xml")) return "rss";
  if (pathname.endsWith("/feed.json")) return "json";
  throw data(null, 404);
}

export function feedAnswer(feed: FeedDocument, form: "rss" | "json"): Response {
  const type = form === "rss" ? "application/rss+xml" : "application/feed+json";
  return new Response(form === "rss" ? rssOf(feed) : jsonFeedOf(feed), { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
