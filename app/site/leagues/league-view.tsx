import { useMemo } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { AllGames } from "./all-games.tsx";
import { leagueTabIds, type LeaguePage } from "./league-page.ts";
import { LeagueStandings } from "./league-standings.tsx";
import styles from "./league-view.module.css";

export function LeagueView({ page: loaded, locale }: { page: LeaguePage; locale: Locale }) {
  const t = useT("league");
  const { seasonSlug, leagueSlug } = loaded.address;
  const tabs = useMemo<Tab[]>(
    () => [
      { id: leagueTabIds.Standings, name: t("tabs.standings"), href: addresses.leagueTab(locale, seasonSlug, leagueSlug, "Standings") },
      { id: leagueTabIds.AllGames, name: t("tabs.allGames"), href: addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames") },
    ],
    [t, locale, seasonSlug, leagueSlug],
  );
  const { page, active, isLoading, choose } = useTabs(tabs, addresses.league(locale, seasonSlug, leagueSlug), loaded);
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <div className={styles.band}>
        <header className={styles.head}>
          <p>{t("season", { name: page.seasonName })}</p>
          <h1>{page.name}</h1>
        </header>
        <TabBar label={t("tabs.label")} tabs={tabs} active={active} onChoose={choose} onBand />
      </div>
      <div className={frame.page} aria-busy={isLoading}>
        {page.standings && <LeagueStandings page={page} standings={page.standings} locale={locale} />}
        {page.games && <AllGames page={page} games={page.games} locale={locale} />}
      </div>
    </>
  );
}
