import { addresses, fileAddresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** What can be subscribed to: its words, and for a page's head its kind. PAGE12 */
export type FeedLink = { readonly text: string; readonly href: string; readonly type: string };

/** News in each shape that readers of feeds take. */
export function newsFeeds({ locale, t: area }: PageLanguage): readonly FeedLink[] {
  const t = area("developers");
  return [
    { text: t("calendars.rss"), href: fileAddresses.newsRss(locale), type: "application/rss+xml" },
    { text: t("calendars.jsonFeed"), href: fileAddresses.newsJson(locale), type: "application/feed+json" },
  ];
}

/** The games of a player's team. */
export function playerCalendar(slug: string, { locale, t }: PageLanguage): FeedLink {
  return { text: t("feeds")("calendar.subscribe"), href: addresses.playerCalendar(locale, slug), type: "text/calendar" };
}

/** A league's games. */
export function leagueCalendar(
  address: { readonly seasonSlug: string; readonly leagueSlug: string },
  { locale, t }: PageLanguage,
): FeedLink {
  const { seasonSlug, leagueSlug } = address;
  return {
    text: t("feeds")("calendar.subscribe"),
    href: addresses.leagueCalendar(locale, seasonSlug, leagueSlug),
    type: "text/calendar",
  };
}

/** As a page's head names it. */
export function inHead({ text, href, type }: FeedLink): { readonly href: string; readonly type: string; readonly title: string } {
  return { href, type, title: text };
}
