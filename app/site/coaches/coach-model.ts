import { addresses, coachTabs, type CoachTab } from "#contract/addresses.ts";
import type { CoachGames, CoachHead, CoachAnswer, TeamInLeague } from "#contract/staff-queries.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { Tab } from "../../ui/use-tabs.ts";
import { type AwardList, honourList } from "../awards/award-lines-model.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { Figure } from "../../sport/figure-row.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { byTeam, recordOf, recordTable, stintTable, winShare } from "./coach-record-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

const tabIds = { CoachOverview: "overview", LatestGames: "last-games" } as const satisfies Record<CoachTab, string>;

type Titled<Content> = { readonly title: string; readonly content: Content };

export type CoachOverview = {
  readonly figures: readonly Figure[];
  readonly record: Titled<FigureTableOf<"things">>;
  readonly stints: Titled<FigureTableOf<"things">>;
  readonly honours: AwardList | null;
  /** His first game and his latest. */
  readonly games: readonly Titled<readonly GameCard[]>[];
};

/** What a tab of a coach's screen shows. COACH3 */
export type CoachPage = {
  readonly tab: string;
  readonly slug: string;
  readonly screen: string;
  readonly title: string;
  readonly back: PageLink;
  /** The present team, else the last one. COACH5 */
  readonly team: PageLink;
  /** For search engines; `null`: nobody's now. */
  readonly presentTeam: { readonly name: string; readonly href: string } | null;
  readonly tabs: { readonly label: string; readonly items: readonly Tab[] };
  readonly marks: ClubMarks;
  readonly overview: CoachOverview | null;
  readonly games: {
    readonly seasons: { readonly label: string; readonly links: readonly LinkChip[] };
    readonly title: string;
    readonly list: readonly GameCard[];
  } | null;
};

export function isCoachTab(segment: string): segment is CoachTab {
  return (coachTabs as readonly string[]).includes(segment);
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function coachTabPath(locale: PageLanguage["locale"], slug: string, tab: CoachTab): string {
  return tab === "CoachOverview" ? addresses.coach(locale, slug) : addresses.coachTab(locale, slug, tab);
}

export function coachOverviewPage(view: CoachAnswer, language: PageLanguage): CoachPage {
  const t = language.t("staff");
  const coach = language.name(view.name);
  const ends = [view.first, view.latest].flatMap((game) => game ?? []);
  const all = recordOf(view.stints);
  const share = winShare(all);
  const titles = byTeam(view.stints).filter(([{ champion }]) => champion).length;
  const figures = [
    { key: "games", value: language.format.number(all.games), label: t("coach.figures.games") },
    { key: "wins", value: language.format.number(all.wins), label: t("coach.figures.wins") },
    { key: "losses", value: language.format.number(all.losses), label: t("coach.figures.losses") },
    ...(share === null ? [] : [{ key: "share", value: language.format.percent(share), label: t("coach.figures.winShare") }]),
    ...(titles === 0
      ? []
      : [{ key: "titles", value: language.format.number(titles), label: t("coach.figures.titles", { count: titles }) }]),
  ];
  return {
    ...frameOf(view, "CoachOverview", language),
    marks: clubMarks([...view.stints.map(({ team }) => team), ...sidesOf(ends)], language),
    overview: {
      figures,
      record: { title: t("coach.record.title"), content: recordTable(view.stints, coach, language) },
      stints: { title: t("coach.stints.title"), content: stintTable(view.stints, coach, language) },
      honours: view.honours.length === 0 ? null : honourList(view.honours, language),
      games: [
        { title: titleOf("coach.latest", view.latest, view, language), content: cardsOf(view.latest, language) },
        { title: titleOf("coach.first", view.first, view, language), content: cardsOf(view.first, language) },
      ].filter(({ content }) => content.length > 0),
    },
    games: null,
  };
}

export function coachGamesPage(view: CoachGames, language: PageLanguage): CoachPage {
  const t = language.t("staff");
  const tab = addresses.coachTab(language.locale, view.slug, "LatestGames");
  const season = view.seasons.find(({ slug }) => slug === view.seasonSlug);
  return {
    ...frameOf(view, "LatestGames", language),
    marks: clubMarks(sidesOf(view.games), language),
    overview: null,
    games: {
      title: season ? language.t("shell")("navigation.season", { name: season.name }) : t("coach.tabs.LatestGames"),
      seasons: {
        label: t("coach.season"),
        links: view.seasons.map(({ slug, name }) => ({ text: name, href: `${tab}?season=${slug}`, isCurrent: slug === view.seasonSlug })),
      },
      list: view.games.map((game) => gameCard(game, language)),
    },
  };
}

function frameOf({ slug, name, present, last }: CoachHead, tab: CoachTab, language: PageLanguage) {
  const t = language.t("staff");
  const { locale } = language;
  const [now] = present;
  return {
    tab: tabIds[tab],
    slug,
    screen: addresses.coach(locale, slug),
    title: language.name(name),
    back: { text: t("coaches.title"), href: addresses.coaches(locale) },
    team: {
      text: t(now ? "coach.present" : "coach.last", { team: language.name((now ?? last).team.name), season: last.seasonName }),
      href: teamAddress(now ?? last, language),
    },
    presentTeam: now ? { name: language.name(now.team.name), href: teamAddress(now, language) } : null,
    tabs: {
      label: t("coach.tabs.label"),
      items: coachTabs.map((each) => ({ id: tabIds[each], name: t(`coach.tabs.${each}`), href: addresses.coachTab(locale, slug, each) })),
    },
  };
}

function teamAddress({ team, competition }: Pick<TeamInLeague, "team" | "competition">, { locale }: PageLanguage): string {
  return addresses.team(locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug);
}

/** With the season: the day of a game is told without its year. */
function titleOf(key: "coach.first" | "coach.latest", game: GameSummary | null, { stints }: CoachAnswer, language: PageLanguage): string {
  const season = stints.find(({ competition }) => competition.seasonSlug === game?.ref.seasonSlug)?.seasonName;
  return [language.t("staff")(key), ...(season === undefined ? [] : [season])].join(" · ");
}

function cardsOf(game: GameSummary | null, language: PageLanguage): GameCard[] {
  return game ? [gameCard(game, language)] : [];
}

function sidesOf(games: readonly GameSummary[]) {
  return games.flatMap(({ home, away }) => [home, away]);
}
