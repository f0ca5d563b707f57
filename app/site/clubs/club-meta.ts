import { addresses, type ClubTab } from "#contract/addresses.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { titled } from "../titled.ts";
import { type ClubPage, clubPath, clubTabIds } from "./club-model.ts";
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
  const screen = addresses.club(language.locale, slug);
  return {
    title: page.headToHead
      ? titled(page.headToHead.title, t("opponents.title"), language)
      : tab === "ClubOverview"
        ? banner.title
        : titled(banner.title, name, language),
    description: language.t("descriptions")(`club.${tab}`, { club: banner.title }),
    origin,
    path,
    ...(banner.mark.crestUrl === null ? {} : { image: { url: banner.mark.crestUrl, alt: banner.title } }),
    feeds: [{ href: addresses.clubCalendar(language.locale, slug), type: "text/calendar", title: t("club.calendar") }],
    way: [
      { name: t("title"), path: addresses.clubs(language.locale) },
      { name: banner.title, path: screen },
      ...(path === screen ? [] : [{ name, path }]),
    ],
    structured: clubStructuredData({
      origin,
      banner,
      path,
      memberOf: [{ text: siteTitle, href: addresses.home(language.locale) }],
      sameAs: banner.profiles.flatMap(({ href }) => href ?? []),
    }),
  };
}
