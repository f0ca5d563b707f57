import type { AllTimeLeaders, LeagueLeaders } from "#contract/statistics-queries.ts";
import type { LeaderMode } from "#core/stats/history/qualification.ts";
import { requirementPhrase, standingPhrase } from "#core/wording/standing-phrases.ts";
import { agePhrase } from "#core/wording/record-phrases.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FigureContext } from "./figure-context.ts";
import { figureFormula, type FigureMode, figureName, figureText } from "./figure-words.ts";
import { boardLine, holderOf } from "./holder.ts";
import type { Board, StatisticsSection } from "./statistics-model.ts";
import type { PageLink } from "../../ui/page-link.ts";

type LeagueList = LeagueLeaders["lists"][number];
type AllTimeBoard = Omit<AllTimeLeaders, "page" | "hasMore">;

export function figureMode(mode: LeaderMode): FigureMode {
  return mode === "per-40" ? "per-minutes" : mode;
}

/** A category of a league: who leads, what that took, and who lacks how much of it. */
export function leaderBoard(
  { category, leaders, notYet, minimum, notes }: LeagueList,
  more: PageLink | null,
  context: FigureContext,
): Board {
  const { language } = context;
  const { statistic } = category;
  const mode = figureMode(category.mode);
  return {
    key: `${statistic} ${mode}`,
    title: figureName(statistic, language).long,
    formula: figureFormula(statistic, language),
    lines: leaders.map((line) =>
      boardLine(line, figureText(statistic, mode, line.value, language), [{ text: gamesText(line.games, language), href: null }], context),
    ),
    notes: [minimum, ...notes].map(language.say),
    waiting: notYet.map((line) => ({
      holder: holderOf(line.person, line.team, context),
      value: figureText(statistic, mode, line.value, language),
      lacks: language.say(standingPhrase(line.standing)),
    })),
    more,
  };
}

/** A list of all time, or its head. */
export function allTimeBoard(board: AllTimeBoard, title: string, more: PageLink | null, context: FigureContext): Board {
  const { language } = context;
  return {
    key: `${board.statistic} ${board.mode}`,
    title,
    formula: figureFormula(board.statistic, language),
    lines: board.lines.map((line) =>
      boardLine(
        line,
        allTimeText(board, line, language),
        [{ text: `${gamesText(line.games, language)}, ${language.say(countPhrase("seasons", line.seasons))}`, href: null }],
        context,
      ),
    ),
    notes: board.requirement === null ? [] : [language.say(requirementPhrase(board.requirement))],
    waiting: [],
    more,
  };
}

/** An age is told in years and days, any other figure of a career as everywhere. */
export function allTimeText(
  { statistic, mode }: Pick<AllTimeBoard, "statistic" | "mode">,
  { value, firstPlayedAt, lastPlayedAt }: AllTimeBoard["lines"][number],
  language: PageLanguage,
): string {
  if (statistic === "youngest") return language.say(agePhrase(value, firstPlayedAt));
  if (statistic === "oldest") return language.say(agePhrase(value, lastPlayedAt));
  return figureText(statistic, figureMode(mode), value, language);
}

export function gamesText(games: number, language: PageLanguage): string {
  return language.say(countPhrase("games", games));
}

/** Boards under one title. What all of them note is noted once, under the title. */
export function boardSection(key: string, title: string, boards: readonly Board[], notes: readonly string[] = []): StatisticsSection[] {
  const filled = boards.filter(({ lines, waiting }) => lines.length > 0 || waiting.length > 0);
  const [first] = filled;
  if (!first) return [];
  const shared = first.notes.filter((note) => filled.every((board) => board.notes.includes(note)));
  const bare = filled.map((board) => ({ ...board, notes: board.notes.filter((note) => !shared.includes(note)) }));
  return [{ kind: "boards", key, title, notes: [...notes, ...shared], boards: bare }];
}
