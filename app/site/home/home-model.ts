import type { NewsCard } from "#contract/editorial-queries.ts";
import type { GameAnswer, HomeAnswer, LeaderEntry } from "#contract/queries.ts";
import { addresses } from "#contract/addresses.ts";
import { shirtInk, sideColors, type SideColors } from "../../charts/side-colors.ts";
import { type RoundAwardCard, roundAwardCard } from "../awards/award-lines-model.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { shortName } from "../../sport/player-name.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { noonOf } from "../../i18n/day-key.ts";
import { dayOf } from "../../sport/game-day.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { type FeaturedStory, featuredStory } from "../games/featured-story-model.ts";
import { tableRow, type TableRow } from "../leagues/standings-model.ts";
import { shownNews, type ShownNews } from "../news/news-card.ts";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { scheduleHref } from "../schedule/schedule-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import { homePicture, type HomePicture } from "./home-picture-model.ts";
import type { CompetitionRef, TeamRef } from "#contract/refs.ts";

export type HomeLeader = {
  readonly rank: number;
  readonly href: string;
  readonly shirt: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly club: string;
  readonly perGame: string;
};

export type HomeLeaders = {
  readonly statistic: HomeAnswer["leagues"][number]["leaders"][number]["statistic"];
  /** Ink for the first one's shirt number on his club's colour. */
  readonly ink: string;
  readonly entries: readonly HomeLeader[];
};

/** A day of the strip in the page's language. */
export type HomeDay = {
  readonly weekday: string;
  readonly date: string;
  /** All that is played on it. */
  readonly href: string;
};

/** The home page of one league, ready to be shown. */
export type HomePage = {
  /** The league shown, as the id of its tab. */
  readonly tab: string;
  readonly leagues: readonly { readonly slug: string; readonly name: string }[];
  readonly address: { readonly seasonSlug: string; readonly leagueSlug: string } | null;
  readonly clubs: ClubMarks;
  readonly featured: { readonly game: GameCard; readonly colors: SideColors; readonly story: FeaturedStory | null } | null;
  readonly latest: readonly GameCard[];
  readonly next: readonly GameCard[];
  /** The days of `latest` and `next`, by their keys. */
  readonly days: Readonly<Record<string, HomeDay>>;
  readonly standings: readonly TableRow[];
  /** Where the league ranks by points, the table shows them. */
  readonly showsPoints: boolean;
  /** While no game of the play-offs is made. LOOK28 */
  readonly picture: HomePicture | null;
  readonly leaders: readonly HomeLeaders[];
  /** The minimum that leaders have met, as sentences. */
  readonly leaderNotes: readonly string[];
  readonly roundAward: RoundAwardCard | null;
  /** The latest of the whole site, the first one with its picture. */
  readonly news: readonly ShownNews[];
};

const excerptRows = 14;

/** Makes the page of one of the leagues; `null` when `wanted` names none of them. Without a wish, of the first. */
export function homePage(
  view: HomeAnswer,
  news: readonly NewsCard[],
  wanted: string | null,
  language: PageLanguage,
  led: GameAnswer | null = null,
): HomePage | null {
  const shown = leagueOf(view, wanted);
  if (!shown) {
    return wanted === null ? emptyHome(view, news, language) : null;
  }
  const { competition, latest, next, standings, ranking, leaders, leaderNotes, roundAward, playoffStart } = shown;
  const dated = next.toSorted(undatedLast);
  const featured = featuredGame(latest, dated);
  const teams = [
    ...standings.slice(0, excerptRows).map(({ team }) => team),
    ...[...latest, ...next].flatMap(({ home, away }) => [home, away]),
    ...leaders.flatMap(({ entries }) => entries.map(({ team }) => team)),
    ...(roundAward ? [roundAward.team] : []),
    ...(playoffStart?.pairs.flat() ?? []),
  ];
  return {
    ...emptyHome(view, news, language),
    tab: competition.leagueSlug,
    address: { seasonSlug: competition.seasonSlug, leagueSlug: competition.leagueSlug },
    clubs: clubMarks(teams, language),
    featured: featured && {
      game: cardWithOutlets(featured, language),
      colors: sideColors(featured.home, featured.away),
      story: led?.summary.gameId === featured.gameId ? featuredStory(led, language) : null,
    },
    latest: latest.toSorted(liveFirst).map((game) => cardWithOutlets(game, language)),
    next: dated.map((game) => cardWithOutlets(game, language)),
    days: homeDays([...latest, ...next], competition.leagueSlug, language),
    standings: standings.slice(0, excerptRows).map((row) => tableRow(row, language)),
    showsPoints: ranking === "points",
    picture: homePicture(shown, language),
    leaders: leaders.filter(({ entries }) => entries.length > 0).map((list) => homeLeaders(list, language)),
    leaderNotes: leaderNotes.map(language.say),
    roundAward: roundAward && roundAwardCard(roundAward, language),
  };
}

/** The game that leads the page of that league, of which more is asked. */
export function leadingGame(view: HomeAnswer, wanted: string | null): GameSummary | null {
  const shown = leagueOf(view, wanted);
  return shown ? featuredGame(shown.latest, shown.next.toSorted(undatedLast)) : null;
}

function leagueOf(view: HomeAnswer, wanted: string | null): HomeAnswer["leagues"][number] | undefined {
  return wanted === null ? view.leagues[0] : view.leagues.find(({ competition }) => competition.leagueSlug === wanted);
}

/** Address of the home page with a league's tab open; the first league's is the page itself. */
export function homeTabHref(language: PageLanguage["locale"], league: string, isFirst: boolean): string {
  return isFirst ? addresses.home(language) : `${addresses.home(language)}?league=${league}`;
}

function emptyHome(view: HomeAnswer, news: readonly NewsCard[], language: PageLanguage): HomePage {
  return {
    tab: "",
    leagues: view.leagues.map(({ competition }) => leagueTab(competition, language)),
    address: null,
    clubs: {},
    featured: null,
    latest: [],
    next: [],
    days: {},
    standings: [],
    showsPoints: false,
    picture: null,
    leaders: [],
    leaderNotes: [],
    roundAward: null,
    news: news.map((card) => shownNews(card, language)),
  };
}

function homeDays(games: readonly GameSummary[], leagueSlug: string, { locale, format }: PageLanguage): HomePage["days"] {
  const days = games.map((game) => dayOf(game, { format })).filter((day) => day !== null);
  return Object.fromEntries(
    days.map((day) => {
      const moment = noonOf(day);
      const href = scheduleHref(locale, { day, leagueSlug, span: "day" });
      return [day, { weekday: format.date(moment, "shortWeekday"), date: format.date(moment, "monthDay"), href }];
    }),
  );
}

function leagueTab(competition: CompetitionRef, language: PageLanguage): { slug: string; name: string } {
  return { slug: competition.leagueSlug, name: language.name(competition.name) };
}

function isUndated({ status, tipOff, tipOffDay }: GameSummary): boolean {
  return status === "postponed" || (tipOff ?? tipOffDay) === null;
}

function undatedLast(one: GameSummary, other: GameSummary): number {
  return Number(isUndated(one)) - Number(isUndated(other));
}

/** The game that leads the page: one being played, else the closest of the latest round, else the next one. */
function featuredGame(latest: readonly GameSummary[], next: readonly GameSummary[]): GameSummary | null {
  const running = latest.find(({ status }) => phaseOf(status) === "live");
  if (running) {
    return running;
  }
  const results = latest.filter(
    ({ status, round }) => phaseOf(status) === "over" && status !== "forfeited" && round.number === latest[0]?.round.number,
  );
  return results.toSorted((one, other) => margin(one) - margin(other))[0] ?? next[0] ?? null;
}

function liveFirst(one: GameSummary, other: GameSummary): number {
  return Number(phaseOf(other.status) === "live") - Number(phaseOf(one.status) === "live");
}

function margin(game: GameSummary): number {
  return Math.abs((game.home.points ?? 0) - (game.away.points ?? 0));
}

function homeLeaders(list: HomeAnswer["leagues"][number]["leaders"][number], language: PageLanguage): HomeLeaders {
  return {
    statistic: list.statistic,
    ink: inkOf(list.entries[0]?.team),
    entries: list.entries.map((entry) => homeLeader(entry, language)),
  };
}

function inkOf(team: TeamRef | undefined): string {
  return team ? shirtInk(team) : "#ffffff";
}

function homeLeader({ rank, player, team, perGame }: LeaderEntry, language: PageLanguage): HomeLeader {
  return {
    rank,
    href: addresses.player(language.locale, player.slug),
    shirt: player.shirt,
    fullName: `${language.name(player.givenName)} ${language.name(player.familyName)}`,
    shortName: shortName(player, language),
    club: team.clubSlug,
    perGame: language.format.decimal(perGame),
  };
}
