import { addresses } from "#contract/addresses.ts";
import type { TeamAnswer } from "#contract/club-queries.ts";
import type { TeamLineups } from "#contract/statistics-queries.ts";
import { byText, topWithTies } from "#core/stats/history/ranking.ts";
import { phrase } from "#core/wording/statistic-phrase.ts";
import { streakPhrase } from "#core/wording/streak-phrases.ts";
import { leadingStatistics } from "#core/stats/statistic-sets.ts";
import { courseFacts } from "./team-course-model.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import type { Figure } from "../../sport/figure-row.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { fullName } from "../../sport/full-name.ts";
import type { RankedListData } from "../../sport/ranked-list.tsx";
import type { GameCard } from "../../sport/game-card.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import { formGamesOf } from "../leagues/standings-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { averagesTable, seasonSums } from "./team-averages-model.ts";
import { lineupsTable, onOffTable } from "./lineups-model.ts";
import { inTime } from "../../sport/game-day.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";

type Part<Content> = { readonly title: string; readonly content: Content; readonly note: string | null };

/** The first tab of a team: how it stands, plays and compares, and who makes it. */
export type TeamOverviewData = {
  readonly figures: readonly Figure[];
  readonly form: {
    readonly form: string;
    readonly alternative: string;
    readonly games: string | undefined;
    readonly streak: string | null;
  } | null;
  readonly next: Part<readonly GameCard[]>;
  readonly latest: Part<readonly GameCard[]>;
  readonly allGames: { readonly href: string; readonly text: string };
  readonly noGames: string;
  /** `more`: to the chart of its shots. SHOT6 */
  readonly averages: Part<FigureTableOf<"things"> | null> & { readonly more: { readonly href: string; readonly text: string } | null };
  readonly course: Part<readonly Fact[]>;
  readonly leaders: Part<readonly RankedListData[]>;
  readonly lineups: Part<FigureTableOf<"things"> | null> & { readonly more: { readonly href: string; readonly text: string } };
  readonly onOff: Part<FigureTableOf<"things"> | null>;
};

const gamesShown = 3;
const leadersShown = 3;

export function teamOverview(view: TeamAnswer, lineups: TeamLineups | null, language: PageLanguage): TeamOverviewData {
  const { team, competition, standings, games } = view;
  const t = language.t("clubs");
  const name = language.name(team.name);
  const sums = seasonSums(view.totals);
  const row = standings.find((each) => each.team.clubSlug === team.clubSlug) ?? null;
  const over = games.filter(({ status }) => ["over", "live"].includes(phaseOf(status)));
  const ahead = games.filter(({ status }) => phaseOf(status) === "ahead");
  const own = sums.get(team.clubSlug);
  return {
    figures: row ? figuresOf(row, standings.length, language) : [],
    form: row ? formOf(row, language) : null,
    next: part(
      t("overview.nextGames"),
      ahead
        .toSorted(inTime(language))
        .slice(0, gamesShown)
        .map((game) => cardWithOutlets(game, language)),
    ),
    latest: part(
      t("overview.latestGames"),
      over
        .toReversed()
        .slice(0, gamesShown)
        .map((game) => cardWithOutlets(game, language)),
    ),
    allGames: {
      href: addresses.teamTab(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug, "Games"),
      text: t("overview.allGames"),
    },
    noGames: t("overview.noGames"),
    averages: {
      title: t("averages.title"),
      content: averagesTable(sums, team.clubSlug, name, language),
      note: own ? t("averages.note") : t("averages.empty"),
      more: own
        ? {
            href: addresses.teamShots(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
            text: language.t("players")("shots.teamMore"),
          }
        : null,
    },
    course: {
      title: t("course.title"),
      content: view.course ? courseFacts(view.course, language) : [],
      note: view.course && t("course.note", { count: view.course.games }),
    },
    leaders: {
      title: t("best.title"),
      content: leadersOf(view.roster, own?.games ?? 0, language),
      note: language.say(phrase("rule.half")),
    },
    lineups: {
      title: t("lineups.title"),
      content: lineups && lineupsTable(lineups, name, language),
      note: null,
      more: {
        href: addresses.teamCombinations(language.locale, competition.seasonSlug, competition.leagueSlug, team.clubSlug),
        text: t("lineups.all"),
      },
    },
    onOff: { title: t("onOff.title"), content: lineups && onOffTable(lineups, name, language), note: t("onOff.note") },
  };
}

function part<Content>(title: string, content: Content): Part<Content> {
  return { title, content, note: null };
}

function figuresOf(row: StandingsRow, teams: number, language: PageLanguage): Figure[] {
  const t = language.t("clubs");
  const { format } = language;
  const perGame = (points: number) => format.decimal(row.played === 0 ? null : points / row.played);
  return [
    { key: "place", value: row.played === 0 ? "–" : `${row.rank}/${teams}`, label: t("figures.place") },
    { key: "record", value: format.record(row.wins, row.losses), label: t("figures.record") },
    { key: "for", value: perGame(row.pointsFor), label: t("figures.pointsFor") },
    { key: "against", value: perGame(row.pointsAgainst), label: t("figures.pointsAgainst") },
    { key: "difference", value: format.signed(row.pointsFor - row.pointsAgainst), label: t("figures.difference") },
  ];
}

function formOf(row: StandingsRow, language: PageLanguage): TeamOverviewData["form"] {
  const { form, streak } = row;
  if (form.length === 0) return null;
  const wins = form.filter((result) => result === "won").length;
  return {
    form: form.map((result) => (result === "won" ? "w" : "l")).join(""),
    alternative: language.t("clubs")("figures.formWins", { wins, count: form.length }),
    games: formGamesOf(row, language).formGames,
    streak: streak === 0 ? null : language.say(streakPhrase(streak > 0 ? "wins" : "losses", Math.abs(streak))),
  };
}

/** By average, of those who played in at least half of the team's games. */
function leadersOf(roster: readonly RosterPlayer[], teamGames: number, language: PageLanguage): RankedListData[] {
  const enough = roster.filter(({ figures }) => figures !== null && figures.games * 2 >= teamGames);
  return leadingStatistics.flatMap((figure) => {
    const ranked = topWithTies(
      enough.flatMap((player) => {
        const value = player.figures?.[figure] ?? null;
        return value === null ? [] : [{ player, value }];
      }),
      leadersShown,
      (one, other) => other.value - one.value,
      (one, other) => byText(one.player.person.slug, other.player.person.slug),
    );
    if (ranked.length === 0) return [];
    const lines = ranked.map(({ rank, player, value }) => ({
      key: player.person.slug,
      rank: `${rank}.`,
      name: fullName(player.person, language),
      href: addresses.player(language.locale, player.person.slug),
      value: figureText(figure, "average", value, language),
    }));
    return [{ title: figureName(figure, language).long, lines }];
  });
}
