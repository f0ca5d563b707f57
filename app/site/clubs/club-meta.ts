import { addresses, type ClubTab } from "#contract/addresses.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { type ClubPage, clubPath, clubTabIds } from "./club-page.ts";
import { clubStructuredData } from "./club-structured-data.ts";

type Described = {
  readonly page: ClubPage;
  readonly slug: string;
  readonly tab: ClubTab;
  readonly siteTitle: string;
  readonly origin: string;
};

export function clubMeta({ page, slug, tab, siteTitle, origin }: Described, language: PageLanguage): PageMeta {
  const t = language.t("clubs");
  const { banner } = page;
  const path = clubPath(slug, tab, language);
  const name = page.tabs.find(({ id }) => id === clubTabIds[tab])?.name ?? "";
  const home = addresses.home(language.locale);
  return {
    title: page.headToHead
      ? `${page.headToHead.title}: ${t("opponents.title")}`
      : tab === "ClubOverview"
        ? banner.title
        : `${banner.title}: ${name}`,
    description: t("club.description", { club: banner.title }),
    origin,
    path,
    ...(banner.mark.crestUrl === null ? {} : { image: { url: banner.mark.crestUrl, alt: banner.title } }),
    feeds: [{ href: addresses.clubCalendar(language.locale, slug), type: "text/calendar", title: t("club.calendar") }],
    structured: clubStructuredData({
      origin,
      banner,
      path,
      above: [
        { text: language.t("shell")("navigation.home"), href: home },
        { text: t("title"), href: addresses.clubs(language.locale) },
      ],
      memberOf: [{ text: siteTitle, href: home }],
    }),
  };
}
