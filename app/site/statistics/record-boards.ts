import type { FeatLine, RecordBoard, RecordLine, RecordTimeline, UpcomingMilestone } from "#contract/statistics-queries.ts";
import type { StreakBoard } from "#contract/streak-boards.ts";
import {
  agePhrase,
  moreLevelPhrase,
  type RecordCategory,
  recordedSincePhrase,
  recordPhrase,
  reignPhrase,
} from "#core/wording/record-phrases.ts";
import { recordsOfTheGame } from "#core/stats/history/team-records.ts";
import { featPhrase, isStreakKind, milestoneAheadPhrase, streakKindPhrase } from "#core/wording/streak-phrases.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import type { FigureContext } from "./figure-context.ts";
import { figureText } from "./figure-words.ts";
import { boardLine, dayOf, gameLink, holderOf } from "./holder.ts";
import type { Board, FigureLine } from "./statistics-model.ts";
import type { FigureTableOf, Holder } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";

/** "Most points": the record of a category, with who holds it and the game in which it was set. */
export function recordBoard(board: RecordBoard, more: PageLink | null, context: FigureContext): Board {
  const { language } = context;
  return {
    key: `${board.holder} ${board.category}`,
    title: recordTitle(board.category, language),
    formula: null,
    lines: board.lines.map((line) => ({
      ...boardLine(
        line,
        recordText(board.category, line, language),
        [gameLink(line.game, language), { text: dayOf(line.game.playedAt, language), href: null }],
        context,
      ),
      ...bothTeams(board, line, language),
    })),
    notes: recordNotes(board, language),
    waiting: [],
    more,
  };
}

/** One category at length: a game a row. */
export function recordTable(board: RecordBoard, caption: string, context: FigureContext): FigureTableOf<"holders"> {
  const { language } = context;
  const t = language.t("leaders");
  const head = (key: "value" | "game" | "date") => ({ short: t(`columns.${key}`), long: t(`columns.${key}`) });
  const who = board.holder === "player" ? "player" : "team";
  return {
    of: "holders",
    caption,
    head: t(`columns.${who}`),
    columns: [
      { key: "value", ...head("value") },
      { key: "game", ...head("game"), kind: "text" },
      { key: "date", ...head("date") },
    ],
    rows: board.lines.map((line, place) => ({
      key: String(place),
      head: { ...holderOf(line.person, line.team, context), ...bothTeams(board, line, language), rank: line.rank },
      cells: [
        { text: recordText(board.category, line, language) },
        gameLink(line.game, language),
        { text: dayOf(line.game.playedAt, language), quiet: true },
      ],
    })),
    sortedBy: "value",
    sortedDirection: "descending",
    pages: null,
  };
}

/** What belongs to both sides is nobody's alone: the game itself holds it. RECORD9 */
function bothTeams({ holder, category }: RecordBoard, { game }: RecordLine, language: PageLanguage): Partial<Holder> {
  if (holder === "player" || !(recordsOfTheGame as ReadonlySet<string>).has(category)) return {};
  const name = pairingText(language.locale, language.name(game.home.name), language.name(game.away.name));
  return { name, href: gameLink(game, language).href };
}

export function recordTitle(category: string, language: PageLanguage): string {
  return language.say(recordPhrase(category as RecordCategory));
}

/** That there are more on the last place, and since when the figure is recorded. */
export function recordNotes({ more, recordedSince }: RecordBoard, language: PageLanguage): string[] {
  return [more ? moreLevelPhrase() : null, recordedSincePhrase(recordedSince)].flatMap((phrase) => (phrase ? [language.say(phrase)] : []));
}

/** How a record grew, the latest first: who holds it is what most come for. */
export function timelineLines({ category, reigns }: RecordTimeline, context: FigureContext): FigureLine[] {
  const { language } = context;
  return reigns.toReversed().map((reign, place) => ({
    key: String(place),
    value: recordValue(category, reign.value, reign.from, language),
    holders: reign.holders.map(({ person, team }) => holderOf(person, team, context)),
    text: language.say(reignPhrase(reign)),
  }));
}

/** Great performances as rows: what was done, in which game. */
export function featRows(feats: readonly FeatLine[], context: FigureContext): FigureTableOf<"holders">["rows"] {
  const { language } = context;
  return feats.map(({ person, team, game, feats: own }, place) => ({
    key: String(place),
    head: { ...holderOf(person, team, context), rank: null },
    cells: [
      { text: language.format.list(own.map((feat) => language.say(featPhrase(feat)))) },
      gameLink(game, language),
      { text: dayOf(game.playedAt, language), quiet: true },
    ],
  }));
}

export function milestoneLines(milestones: readonly UpcomingMilestone[], context: FigureContext): FigureLine[] {
  return milestones.map((milestone) => ({
    key: `${milestone.person.slug} ${milestone.statistic}`,
    value: context.language.format.number(milestone.threshold),
    holders: [holderOf(milestone.person, milestone.team, context)],
    text: context.language.say(milestoneAheadPhrase(milestone)),
  }));
}

/** The longest of all, with a mark where the next game may lengthen one; or those that go on. STREAK6 */
export function streakBoards(boards: readonly StreakBoard[], wanted: StreakBoard["span"], context: FigureContext): Board[] {
  const { language } = context;
  const t = language.t("leaders");
  return boards.flatMap(({ kind, span, lines, more }): Board[] => {
    if (!isStreakKind(kind) || span !== wanted) return [];
    return [
      {
        key: `${span} ${kind}`,
        title: language.say(streakKindPhrase(kind)),
        formula: null,
        lines: lines.map((line) => ({
          ...boardLine(line, language.format.number(line.length), [{ text: spanText(line, language), href: null }], context),
          ...(span === "longest" && line.goesOn && { mark: t("streaks.goesOn") }),
        })),
        notes: [
          ...(more ? [language.say(moreLevelPhrase())] : []),
          ...(kind === "gamesPlayed" && span === "longest" ? [t("streaks.gamesPlayed")] : []),
        ],
        waiting: [],
        more: null,
      },
    ];
  });
}

function spanText({ firstPlayedAt, lastPlayedAt, goesOn }: StreakBoard["lines"][number], language: PageLanguage): string {
  const first = dayOf(firstPlayedAt, language);
  return goesOn ? language.t("leaders")("streaks.since", { day: first }) : `${first} – ${dayOf(lastPlayedAt, language)}`;
}

function recordText(category: string, { value, game }: RecordLine, language: PageLanguage): string {
  return recordValue(category, value, game.playedAt, language);
}

function recordValue(category: string, value: number, playedAt: number | null, language: PageLanguage): string {
  switch (category) {
    case "youngest":
    case "oldest":
      return language.say(agePhrase(value, playedAt));
    case "seconds":
      return language.format.minutes(value);
    default:
      return figureText(category, "total", value, language);
  }
}
