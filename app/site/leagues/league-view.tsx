import { useMemo } from "react";
import { addresses, leagueTabs } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { Star } from "../../following/star.tsx";
import { useT } from "../../i18n/use-t.ts";
import { useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { BandHead } from "../band-head.tsx";
import { StaleNote } from "../../sport/stale-note.tsx";
import { OverviewView } from "../fantasy/overview-view.tsx";
import { StatisticsView } from "../statistics/statistics-view.tsx";
import { AllGames } from "./all-games.tsx";
import { CrowdsLink } from "./crowds-link.tsx";
import { FantasyView } from "./fantasy-view.tsx";
import { leagueTabIds, leagueTabName, type LeaguePage } from "./league-model.ts";
import { LeagueStandings } from "./league-standings.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import { PlayoffBracket } from "./playoff-bracket.tsx";

export function LeagueView({ page: loaded, locale }: { page: LeaguePage; locale: Locale }) {
  const t = useT("league");
  const { seasonSlug, leagueSlug } = loaded.address;
  const tabs = useMemo<Tab[]>(
    () =>
      leagueTabs.map((tab) => ({
        id: leagueTabIds[tab],
        name: t(leagueTabName(tab)),
        href: addresses.leagueTab(locale, seasonSlug, leagueSlug, tab),
      })),
    [t, locale, seasonSlug, leagueSlug],
  );
  const { page, address, active, isLoading, choose, refresh, pane } = useTabs(
    tabs,
    addresses.league(locale, seasonSlug, leagueSlug),
    loaded,
  );
  useLivePage(page.live, refresh);
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <BandHead
        title={page.name}
        above={
          page.over === undefined ? (
            t("season", { name: page.seasonName })
          ) : (
            <a href={page.over}>{t("over.season", { name: page.seasonName })}</a>
          )
        }
        aside={page.star && <Star of={page.star} name={page.name} share={addresses.league(locale, seasonSlug, leagueSlug)} />}
      >
        <TabBar label={t("tabs.label")} tabs={tabs} active={active} onChoose={choose} onBand />
      </BandHead>
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading} {...pane}>
          <StaleNote />
          <OpenTab page={page} locale={locale} />
          {page.tab !== "standings" && <CrowdsLink crowds={page.crowds} />}
        </div>
      </TablePage>
    </>
  );
}

function OpenTab({ page, locale }: { page: LeaguePage; locale: Locale }) {
  const { tab, clubs, address } = page;
  switch (tab) {
    case "standings":
      return page.standings && <LeagueStandings page={page} standings={page.standings} locale={locale} />;
    case "all-games":
      return page.games && <AllGames page={page} games={page.games} locale={locale} />;
    case "calendar":
      return <MonthCalendar calendar={page.calendar ?? null} clubs={clubs} />;
    case "playoff":
      return (
        <SpoilerPart name="bracket">
          <PlayoffBracket playoff={page.playoff ?? null} clubs={clubs} league={address} />
        </SpoilerPart>
      );
    case "fantasy":
      if (page.fantasyGame) return <OverviewView overview={page.fantasyGame} />;
      return page.fantasy && <FantasyView fantasy={page.fantasy} clubs={clubs} />;
    default:
      return page.statistics && <StatisticsView page={page.statistics} clubs={clubs} />;
  }
}
