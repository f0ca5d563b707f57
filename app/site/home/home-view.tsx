import { useMemo } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { type LivePage, useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import page from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { TablePage } from "../../ui/table-page.ts";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { RoundAward } from "../awards/round-award.tsx";
import { FeaturedGame } from "../games/featured-game.tsx";
import type { GameCard } from "../../sport/game-card.ts";
import { StaleNote } from "../../sport/stale-note.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { drawnCrests } from "../news/drawn-news-model.ts";
import { LeadNews, NewsGrid } from "../news/news-grid.tsx";
import { StandingsExcerpt } from "../leagues/standings-excerpt.tsx";
import { homeTabHref, type HomePage } from "./home-model.ts";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import { HomePicture } from "./home-picture.tsx";
import { GameDays } from "./game-days.tsx";
import { Leaders } from "./leaders.tsx";
import { LeagueSlider } from "./league-slider.tsx";
import { ScoreStrip } from "./score-strip.tsx";
import { Sponsors } from "./sponsors.tsx";
import styles from "./home-view.module.css";

type Props = { page: HomePage & { readonly live: LivePage }; site: SiteAnswer; locale: Locale };

const shownResults = 7;
const shownBeside = 4;

export function HomeView({ page: loaded, site, locale }: Props) {
  const t = useT("home");
  const { leagues } = loaded;
  const tabs = useMemo<Tab[]>(
    () =>
      leagues.map(({ slug, name }, index) => ({
        id: slug,
        name,
        href: homeTabHref(locale, slug, index === 0),
      })),
    [leagues, locale],
  );
  const { page: home, address, active, isLoading, choose, refresh } = useTabs(tabs, addresses.home(locale), loaded);
  useLivePage(home.live, refresh);
  const league = leagues.find(({ slug }) => slug === home.tab);
  return (
    <>
      <CrestSheet crests={[...Object.values(home.clubs), ...drawnCrests(home.news)]} />
      <h1 className="visually-hidden">{league ? `${site.title}: ${league.name}` : site.title}</h1>
      <div className={styles.band}>
        {leagues.length > 1 && <LeagueSlider tabs={tabs} active={active} onChoose={choose} />}
        <ScoreStrip key={home.tab} page={home} />
      </div>
      <TablePage value={address}>
        <div className={page.page} aria-busy={isLoading}>
          <StaleNote />
          {league && home.address ? (
            <LeagueHome home={home} leagueName={league.name} locale={locale} playsFantasy={playsFantasy(site, home.tab)} />
          ) : (
            <Empty text={t("leagues.empty")} />
          )}
          <Sponsors sponsors={site.sponsors} />
        </div>
      </TablePage>
    </>
  );
}

/** Leagues of the season that is played have each their own slug. */
function playsFantasy({ leagues }: SiteAnswer, slug: string): boolean {
  return leagues.some(({ leagueSlug, playsFantasy: isPlayed }) => leagueSlug === slug && isPlayed);
}

type LeagueProps = { home: HomePage; leagueName: string; locale: Locale; playsFantasy: boolean };

function LeagueHome({ home, leagueName, locale, playsFantasy: hasGame }: LeagueProps) {
  const t = useT("home");
  const { seasonSlug = "", leagueSlug = "" } = home.address ?? {};
  const next = home.next.length > 0 && (
    <NextGames games={home.next.slice(0, shownBeside)} home={home} schedule={addresses.schedule(locale)} />
  );
  // Without news the next games stand in their place: beside the table there would be nothing.
  const hasNews = home.news.length > 0;
  const results = home.latest.filter(({ href }) => href !== home.featured?.game.href).slice(0, shownResults);
  return (
    <>
      <div className={styles.front}>
        {home.featured && (
          <div className={styles.wide}>
            <FeaturedGame {...home.featured} clubs={home.clubs} />
          </div>
        )}
        <div className={styles.rail}>
          <TableExcerpt home={home} leagueName={leagueName} locale={locale} />
        </div>
        {(hasNews || next) && <div className={styles.wide}>{hasNews ? <HomeNews news={home.news} locale={locale} /> : next}</div>}
        {(home.roundAward ?? (hasNews && next)) && (
          <div className={`${page.column} ${styles.rail}`}>
            {home.roundAward && <RoundAward award={home.roundAward} clubs={home.clubs} />}
            {hasNews && next}
          </div>
        )}
      </div>
      {home.picture && <HomePicture picture={home.picture} clubs={home.clubs} />}
      {hasGame && (
        <Section
          title={t("fantasy.title")}
          more={{ href: addresses.leagueTab(locale, seasonSlug, leagueSlug, "Fantasy"), text: t("fantasy.more") }}
        >
          <p className={styles.text}>{t("fantasy.text")}</p>
        </Section>
      )}
      {home.leaders.length > 0 && (
        <Section
          title={t("leaders.title")}
          more={{ href: addresses.leagueTab(locale, seasonSlug, leagueSlug, "LeagueLeaders"), text: t("leaders.all") }}
        >
          <Leaders lists={home.leaders} notes={home.leaderNotes} clubs={home.clubs} />
        </Section>
      )}
      <Section
        title={t("latest.title")}
        more={
          home.latest.length > 0 ? { href: addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames"), text: t("latest.all") } : null
        }
      >
        {results.length === 0 ? <Empty text={t("latest.empty")} /> : <GameList games={results} clubs={home.clubs} withDay />}
      </Section>
    </>
  );
}

/** On a phone its first lines only: the way to all of them stands beside its title. */
function TableExcerpt({ home, leagueName, locale }: { home: HomePage; leagueName: string; locale: Locale }) {
  const t = useT("home");
  const { seasonSlug = "", leagueSlug = "" } = home.address ?? {};
  const isEmpty = home.standings.length === 0;
  return (
    <Section
      title={t("standings.title")}
      more={isEmpty ? null : { href: addresses.league(locale, seasonSlug, leagueSlug), text: t("standings.full") }}
    >
      {isEmpty ? (
        <Empty text={t("standings.empty")} />
      ) : (
        <SpoilerPart name="standings">
          <div className={styles.table}>
            <StandingsExcerpt
              showPoints={home.showsPoints}
              rows={home.standings}
              clubs={home.clubs}
              caption={t("standings.caption", { league: leagueName })}
            />
          </div>
        </SpoilerPart>
      )}
    </Section>
  );
}

/** The lead with its picture, the others beside each other under it; on a phone they are lines with a small picture. */
function HomeNews({ news, locale }: { news: HomePage["news"]; locale: Locale }) {
  const t = useT("home");
  const [lead, ...others] = news;
  return (
    lead && (
      <Section title={t("news.title")} more={{ href: addresses.news(locale), text: t("news.all") }}>
        <div className={styles.news}>
          <LeadNews item={lead} heading="h3" />
          {others.length > 0 && <NewsGrid news={others} heading="h3" />}
        </div>
      </Section>
    )
  );
}

function NextGames({ games, home, schedule }: { games: readonly GameCard[]; home: HomePage; schedule: string }) {
  const t = useT("home");
  return (
    <Section title={t("next.title")} more={{ href: schedule, text: t("next.all") }}>
      <GameDays games={games} clubs={home.clubs} />
    </Section>
  );
}
