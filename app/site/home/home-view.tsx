import { useMemo } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteView } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import page from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { FeaturedGame } from "../games/featured-game.tsx";
import type { GameCard } from "../games/game-card.ts";
import { GameList } from "../games/game-list.tsx";
import { StandingsExcerpt } from "../leagues/standings-table.tsx";
import { homeTabHref, type HomePage } from "./home-page.ts";
import { GameDays } from "./game-days.tsx";
import { Leaders } from "./leaders.tsx";
import { LeagueSlider } from "./league-slider.tsx";
import { ScoreStrip } from "./score-strip.tsx";
import { Sponsors } from "./sponsors.tsx";
import styles from "./home-view.module.css";

type Props = { page: HomePage; site: SiteView; locale: Locale };

const shownResults = 7;
const shownBeside = 3;
const longestShortTable = 10;

export function HomeView({ page: loaded, site, locale }: Props) {
  const t = useT("home");
  const { leagues } = loaded;
  const tabs = useMemo<Tab[]>(
    () =>
      leagues.map(({ slug, name }, index) => ({
        id: slug,
        name,
        href: homeTabHref(locale, slug, index === 0),
        dataHref: `${addresses.home(locale)}?index&league=${slug}`,
      })),
    [leagues, locale],
  );
  const { page: home, active, isLoading, choose } = useTabs(tabs, addresses.home(locale), loaded);
  const league = leagues.find(({ slug }) => slug === home.tab);
  return (
    <>
      <CrestSheet crests={Object.values(home.clubs)} />
      <h1 className="visually-hidden">{league ? `${site.title}: ${league.name}` : site.title}</h1>
      <div className={styles.band}>
        {leagues.length > 1 && <LeagueSlider tabs={tabs} active={active} onChoose={choose} />}
        <ScoreStrip latest={home.latest} next={home.next} clubs={home.clubs} />
      </div>
      <div className={page.page} aria-busy={isLoading}>
        {league && home.address ? <LeagueHome home={home} leagueName={league.name} locale={locale} /> : <Empty text={t("leagues.empty")} />}
        <Sponsors sponsors={site.sponsors} />
      </div>
    </>
  );
}

function LeagueHome({ home, leagueName, locale }: { home: HomePage; leagueName: string; locale: Locale }) {
  const t = useT("home");
  const { seasonSlug = "", leagueSlug = "" } = home.address ?? {};
  const allGames = addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames");
  const results = home.latest.filter(({ href }) => href !== home.featured?.game.href).slice(0, shownResults);
  // A short table leaves room beside the results: what comes next stands there.
  const nextBeside = home.standings.length <= longestShortTable;
  const hasGames = home.latest.length > 0 || home.next.length > 0;
  return (
    <>
      <div className={page.columns}>
        <div className={page.column}>
          {home.featured && <FeaturedGame game={home.featured.game} colors={home.featured.colors} clubs={home.clubs} />}
          <Section title={t("latest.title")} more={hasGames ? { href: allGames, text: t("latest.all") } : null}>
            {results.length === 0 ? <Empty text={t("latest.empty")} /> : <GameList games={results} clubs={home.clubs} withDay />}
          </Section>
        </div>
        <div className={page.column}>
          <Section
            title={t("standings.title")}
            more={home.standings.length > 0 ? { href: addresses.league(locale, seasonSlug, leagueSlug), text: t("standings.full") } : null}
          >
            {home.standings.length === 0 ? (
              <Empty text={t("standings.empty")} />
            ) : (
              <StandingsExcerpt
                showPoints={home.showsPoints}
                rows={home.standings}
                clubs={home.clubs}
                caption={t("standings.caption", { league: leagueName })}
              />
            )}
          </Section>
          {nextBeside && <NextGames games={home.next.slice(0, shownBeside)} home={home} allGames={allGames} />}
        </div>
      </div>
      {home.leaders.length > 0 && (
        <Section title={t("leaders.title")}>
          <Leaders lists={home.leaders} notes={home.leaderNotes} clubs={home.clubs} />
        </Section>
      )}
      {!nextBeside && <NextGames games={home.next} home={home} allGames={allGames} />}
    </>
  );
}

function NextGames({ games, home, allGames }: { games: readonly GameCard[]; home: HomePage; allGames: string }) {
  const t = useT("home");
  return (
    games.length > 0 && (
      <Section title={t("next.title")} more={{ href: allGames, text: t("next.all") }}>
        <GameDays games={games} clubs={home.clubs} />
      </Section>
    )
  );
}
