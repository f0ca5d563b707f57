import { addresses, type SeasonClubTab } from "#contract/addresses.ts";
import type { SeasonClubAnswer } from "#contract/club-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { titled } from "../titled.ts";
import { clubStructuredData } from "./club-structured-data.ts";
import { fullName } from "../../sport/full-name.ts";
import { type SeasonClubPage, seasonClubPath, seasonClubTabIds } from "./season-club-model.ts";

export function seasonClubMeta(
  view: SeasonClubAnswer,
  page: SeasonClubPage,
  tab: SeasonClubTab,
  origin: string,
  language: PageLanguage,
): PageMeta {
  const t = language.t("clubs");
  const { locale } = language;
  const { banner } = page;
  const words = { club: banner.title, season: view.season.name };
  const path = seasonClubPath(view, tab, language);
  const title = t("club.seasonTitle", words);
  const name = page.tabs.find(({ id }) => id === seasonClubTabIds[tab])?.name ?? "";
  const screen = addresses.seasonClub(locale, view.season.slug, view.slug);
  return {
    title: tab === "ClubOverview" ? title : titled(name, title, language),
    description: language.t("descriptions")(`seasonClub.${tab}`, words),
    origin,
    path,
    ...(banner.mark.crestUrl === null ? {} : { image: { url: banner.mark.crestUrl, alt: banner.title } }),
    feeds: [{ href: addresses.clubCalendar(locale, view.slug), type: "text/calendar", title: t("club.calendar") }],
    way: [
      { name: language.t("shell")("navigation.season", { name: view.season.name }), path: addresses.season(locale, view.season.slug) },
      { name: banner.title, path: screen },
      ...(path === screen ? [] : [{ name, path }]),
    ],
    structured: clubStructuredData({
      origin,
      banner,
      path,
      memberOf: view.teams.map(({ competition }) => ({
        text: language.name(competition.name),
        href: addresses.league(locale, competition.seasonSlug, competition.leagueSlug),
      })),
      athletes:
        tab === "Players" ? [...new Set(view.teams.flatMap(({ roster }) => roster.map(({ person }) => fullName(person, language))))] : [],
    }),
  };
}
