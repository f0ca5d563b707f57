import { addresses, type TeamTab } from "#contract/addresses.ts";
import type { TeamAnswer } from "#contract/club-queries.ts";
import { clubStructuredData } from "../clubs/club-structured-data.ts";
import { fullName } from "../../sport/full-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { titled } from "../titled.ts";
import { type TeamPage, teamPath, teamTabIds } from "./team-model.ts";

export function teamMeta(view: TeamAnswer, page: TeamPage, tab: TeamTab, origin: string, language: PageLanguage): PageMeta {
  const t = language.t("clubs");
  const { locale } = language;
  const { competition, seasonName } = view;
  const { banner } = page;
  const league = { text: language.name(competition.name), href: addresses.league(locale, competition.seasonSlug, competition.leagueSlug) };
  const words = { team: banner.title, league: league.text, season: seasonName };
  const path = teamPath(view, tab, language);
  const screen = teamPath(view, "TeamOverview", language);
  const title = t("team.title", words);
  const name = page.tabs.find(({ id }) => id === teamTabIds[tab])?.name ?? "";
  return {
    title: tab === "TeamOverview" ? title : titled(name, title, language),
    description: language.t("descriptions")(`team.${tab}`, words),
    origin,
    path,
    ...(banner.mark.crestUrl === null ? {} : { image: { url: banner.mark.crestUrl, alt: banner.title } }),
    feeds: [
      {
        href: addresses.teamCalendar(locale, competition.seasonSlug, competition.leagueSlug, view.team.teamSlug),
        type: "text/calendar",
        title: t("club.calendar"),
      },
    ],
    way: [
      { name: language.t("shell")("navigation.season", { name: seasonName }), path: addresses.season(locale, competition.seasonSlug) },
      { name: league.text, path: league.href },
      { name: banner.title, path: screen },
      ...(path === screen ? [] : [{ name, path }]),
    ],
    structured: clubStructuredData({
      origin,
      banner,
      path,
      memberOf: [league],
      athletes: tab === "Roster" ? view.roster.map(({ person }) => fullName(person, language)) : [],
    }),
  };
}
