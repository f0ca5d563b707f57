import { addresses } from "#contract/addresses.ts";
import type { ClubTeam, ClubAnswer } from "#contract/club-queries.ts";
import type { NewsCard } from "#contract/editorial-queries.ts";
import { languageTag } from "#contract/locale.ts";
import type { ClubHistory } from "#contract/statistics-queries.ts";
import type { StreakLine } from "#contract/streak-boards.ts";
import { agePhrase, type RecordCategory, recordPhrase } from "#core/wording/record-phrases.ts";
import { isStatisticId } from "#core/stats/statistic-catalogue.ts";
import { spanPhrase, type StreakKind, streakPhrase } from "#core/wording/streak-phrases.ts";
import { clubRecords } from "#core/stats/statistic-sets.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { type ClipLinks, clipLinks } from "../media/clip-links.ts";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { clubHonours, coachesTable, historyTable, seasonTeams, type SeasonTeamLine } from "./club-history-model.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { figureName } from "../statistics/figure-words.ts";
import { fullName } from "../../sport/full-name.ts";
import { opponentsTable } from "./head-to-head-model.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import type { RankedListData } from "../../sport/ranked-list.tsx";
import { rosterTable } from "./roster-model.ts";

type Part<Content> = { readonly title: string; readonly content: Content };
export type NewsLink = { readonly href: string; readonly title: string; readonly lang: string | undefined; readonly date: string };

/** The first tab of a club: this season, then all that ever was. */
export type ClubOverviewData = {
  readonly season: Part<readonly SeasonTeamLine[]> & { readonly idle: string };
  /** `null`: it plays nowhere now, or its list is not out. */
  readonly squad: {
    readonly title: string;
    readonly table: FigureTableOf<"things">;
    readonly coach: { readonly label: string; readonly name: string; readonly href: string } | null;
    readonly more: { readonly href: string; readonly text: string };
  } | null;
  /** Being played now: what a fan comes for then. LOOK22 */
  readonly live: Part<readonly GameCard[]>;
  readonly next: Part<readonly GameCard[]>;
  readonly latest: Part<readonly GameCard[]>;
  readonly allGames: { readonly href: string; readonly text: string };
  readonly noGames: string;
  readonly news: Part<readonly NewsLink[]>;
  readonly clips: ClipLinks | null;
  readonly history: Part<FigureTableOf<"things">> & {
    readonly empty: string;
    /** Before how many each club plays. CROWD2 */
    readonly more: { readonly href: string; readonly text: string };
  };
  readonly opponents: Part<FigureTableOf<"things">>;
  readonly honours: Part<readonly Fact[]>;
  readonly leaders: Part<readonly RankedListData[]>;
  readonly records: Part<readonly Fact[]>;
  readonly teamRecords: Part<readonly Fact[]>;
  readonly streaks: Part<readonly Fact[]>;
  readonly coaches: Part<FigureTableOf<"things">>;
};

const gamesShown = 3;
const leadersShown = 5;
const shownRecords: { readonly [Of in "player" | "team"]: readonly RecordCategory[] } = clubRecords;

type Answers = { readonly view: ClubAnswer; readonly history: ClubHistory; readonly news: readonly NewsCard[] };

export function clubOverview({ view, history, news }: Answers, language: PageLanguage, now: number): ClubOverviewData {
  const t = language.t("clubs");
  const name = language.name(view.name);
  const cards = (games: ClubAnswer["next"]) => games.slice(0, gamesShown).map((game) => cardWithOutlets(game, language));
  return {
    season: { title: t("overview.thisSeason"), content: seasonTeams(currentTeams(view), language), idle: t("overview.idle") },
    squad: squadPart(view, language, now),
    live: { title: language.t("shell")("gameStatus.live"), content: cards(view.latest.filter(isLive)) },
    next: { title: t("overview.nextGames"), content: cards(view.next) },
    latest: { title: t("overview.latestGames"), content: cards(view.latest.filter((game) => !isLive(game))) },
    allGames: { href: addresses.clubTab(language.locale, view.slug, "LatestGames"), text: t("overview.allGames") },
    noGames: t("overview.noGames"),
    news: { title: t("overview.news"), content: news.map((item) => newsLink(item, language)) },
    clips: clipLinks(view.clips, { clubSlug: view.slug, playerSlug: null }, language),
    history: {
      title: t("history.title"),
      content: historyTable(view, history, name, language),
      empty: t("history.empty"),
      more: { href: addresses.attendance(language.locale), text: language.t("halls")("crowds.title") },
    },
    opponents: { title: t("opponents.title"), content: opponentsTable(view, name, null, language) },
    honours: { title: language.t("awards")("honours"), content: clubHonours(history, language) },
    leaders: { title: t("leaders.title"), content: leadersOf(history, language) },
    records: { title: t("records.title"), content: recordsOf(history, "player", language) },
    teamRecords: { title: t("records.ofTeam"), content: recordsOf(history, "team", language) },
    streaks: { title: t("streaks.title"), content: streaksOf(history, language) },
    coaches: { title: t("coaches.title"), content: coachesTable(view, name, language) },
  };
}

function isLive({ status }: ClubAnswer["latest"][number]): boolean {
  return phaseOf(status) === "live";
}

/** Who plays now, and who coaches them: what a fan looks for first. CLUB1 */
function squadPart({ squad }: ClubAnswer, language: PageLanguage, now: number): ClubOverviewData["squad"] {
  if (squad === null || squad.players.length === 0) return null;
  const t = language.t("clubs");
  const { team, competition, coach } = squad;
  const club = clubMark(team, language);
  const { locale } = language;
  return {
    title: t("tabs.roster"),
    table: rosterTable(squad.players, { name: language.name(team.name), club }, now, language),
    coach: coach && {
      label: language.t("game")("playerTable.coach"),
      name: language.name(coach.name),
      href: addresses.coach(locale, coach.slug),
    },
    more: {
      href: addresses.team(locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
      text: t("overview.teamPage"),
    },
  };
}

function currentTeams({ teams }: ClubAnswer): readonly ClubTeam[] {
  return teams.filter(({ isCurrent }) => isCurrent);
}

function newsLink({ slug, title, textLocale, publishedAt }: NewsCard, { locale, format }: PageLanguage): NewsLink {
  return {
    href: addresses.newsItem(locale, slug),
    title,
    lang: textLocale === locale ? undefined : languageTag(textLocale),
    date: format.date(publishedAt, "long"),
  };
}

function leadersOf({ leaders }: ClubHistory, language: PageLanguage): RankedListData[] {
  return leaders
    .filter(({ lines }) => lines.length > 0)
    .map(({ statistic, lines }) => ({
      title: statistic === "games" ? language.t("clubs")("leaders.games") : figureName(statistic, language).long,
      lines: lines.slice(0, leadersShown).map(({ rank, person, value }) => ({
        key: person.slug,
        rank: `${rank}.`,
        name: fullName(person, language),
        href: addresses.player(language.locale, person.slug),
        value: language.format.number(value),
      })),
    }));
}

/** Who holds the best known of the club's records, and in which game they were set. */
function recordsOf({ records }: ClubHistory, holder: "player" | "team", language: PageLanguage): Fact[] {
  return shownRecords[holder].flatMap((category) => {
    const board = records.find((each) => each.holder === holder && each.category === category);
    const best = board?.lines.filter(({ rank }) => rank === 1) ?? [];
    const [first] = best;
    if (!first) return [];
    return [
      {
        key: category,
        figure: recordFigure(category, first.value, first.game.playedAt, language),
        title: language.say(recordPhrase(category)),
        details: best.map(({ person, game }) => {
          const pairing = pairingText(language.locale, language.name(game.home.name), language.name(game.away.name));
          const day = game.playedAt === null ? "" : `, ${language.format.date(game.playedAt, "numeric")}`;
          return {
            text: person ? `${fullName(person, language)} (${pairing}${day})` : `${pairing}${day}`,
            href: addresses.game(language.locale, game.ref),
          };
        }),
      },
    ];
  });
}

function recordFigure(category: RecordCategory, value: number, playedAt: number | null, language: PageLanguage): string {
  if (category === "youngest" || category === "oldest") return language.say(agePhrase(value, playedAt));
  return isStatisticId(category) || Number.isInteger(value) ? language.format.number(value) : language.format.decimal(value);
}

const shownStreaks: readonly StreakKind[] = ["wins", "homeWins", "awayWins", "winsFromStart", "losses"];

/** What goes on now, then the longest ever: "8 wins in a row", with every time that it was so long. */
function streaksOf({ streaks }: ClubHistory, language: PageLanguage): Fact[] {
  return (["current", "longest"] as const).flatMap((span) =>
    shownStreaks.flatMap((kind) => {
      const same = streaks.filter((streak) => streak.kind === kind && streak.span === span && streak.length > 1);
      const [first] = same;
      if (!first) return [];
      return [
        {
          key: `${kind} ${span}`,
          figure: String(first.length),
          title: language.say(streakPhrase(kind, first.length)),
          details: [language.say(spanPhrase(span)), ...same.map((streak) => daysOf(streak, language))].map((text) => ({
            text,
            href: null,
          })),
        },
      ];
    }),
  );
}

function daysOf({ firstPlayedAt, lastPlayedAt }: StreakLine, { format }: PageLanguage): string {
  return [firstPlayedAt, lastPlayedAt].flatMap((at) => (at === null ? [] : format.date(at, "numeric"))).join(" – ");
}
