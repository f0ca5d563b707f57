import { addresses, allTimeTabs, type AllTimeTab } from "#contract/addresses.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { StatisticsPage } from "../statistics/statistics-model.ts";
import { titled } from "../titled.ts";

/** The figures of all seasons; one of its four tabs is open. */
export type AllTimePage = {
  readonly tab: string;
  readonly title: string;
  readonly eyebrow: string;
  readonly screen: string;
  readonly tabsLabel: string;
  readonly tabs: readonly Tab[];
  readonly figures: StatisticsPage;
  /** The way to whoever was named best, and to games and series put together out of conditions. */
  readonly further: readonly { readonly href: string; readonly text: string }[];
};

/** What stands behind the # of the screen's address. */
const tabIds = { BestPlayers: "best-players", LeagueLeaders: "leaders", GameRecords: "game-records", PerGameLeaders: "per-game" } as const;
const tabNames = { BestPlayers: "bestPlayers", LeagueLeaders: "leaders", GameRecords: "gameRecords", PerGameLeaders: "perGame" } as const;

export function isAllTimeTab(segment: string): segment is AllTimeTab {
  return (allTimeTabs as readonly string[]).includes(segment);
}

export function allTimePage(tab: AllTimeTab, figures: StatisticsPage, { locale, t }: PageLanguage): AllTimePage {
  const say = t("leaders");
  return {
    tab: tabIds[tab],
    title: say("title"),
    eyebrow: say("eyebrow"),
    screen: addresses.bestPlayersOfAllTime(locale),
    tabsLabel: say("tabs.label"),
    tabs: allTimeTabs.map((each) => ({ id: tabIds[each], name: say(`tabs.${tabNames[each]}`), href: addresses.allTimeTab(locale, each) })),
    figures,
    further: [
      { href: addresses.awardHistory(locale), text: t("awards")("history.title") },
      { href: addresses.attendance(locale), text: t("halls")("crowds.title") },
      { href: addresses.onThisDay(locale), text: t("on-this-day")("title") },
      { href: addresses.finder(locale), text: say("finder.title") },
    ],
  };
}

/** A tab's address without parameters stands for every choice of it. */
export function allTimeMeta(tab: AllTimeTab, siteTitle: string, origin: string, language: PageLanguage): PageMeta {
  const { locale, t } = language;
  const say = t("leaders");
  const screen = addresses.bestPlayersOfAllTime(locale);
  const path = tab === "BestPlayers" ? screen : addresses.allTimeTab(locale, tab);
  const name = say(`tabs.${tabNames[tab]}`);
  return {
    title: tab === "BestPlayers" ? say("title") : titled(name, say("title"), language),
    description: t("descriptions")(`allTime.${tab}`, { site: siteTitle }),
    origin,
    path,
    way: [{ name: say("title"), path: screen }, ...(path === screen ? [] : [{ name, path }])],
  };
}
