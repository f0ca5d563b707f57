import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import { combinationsOf, type LineupLine } from "#core/stats/lineups.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { playerText } from "./game-people.ts";
import type { PartTable } from "./game-parts.ts";

const lineupsShown = 5;
const fullLineup = 5;
const combinationSizes = [2, 3, 4] as const;
const combinationsShown = 2;
/** Half a quarter: of less time together a difference says little. */
const leastTogether = 300;

/** The five-player lineups of each team that were together longest. Nothing where the log does not tell who was on court. */
export function lineupParts(view: GameAnswer, language: PageLanguage): readonly PartTable[] {
  const { lineups, box } = view;
  if (lineups === null || box === null) return [];
  const known = bothSides.map((side) => ({
    side,
    lines: lineups[side].filter(({ players, seconds }) => players.length === fullLineup && seconds > 0),
  }));
  const told = known.filter(({ lines }) => lines.length > 0);
  const fives = told.map(({ side, lines }) => lineupTable(view, box, side, lines.slice(0, lineupsShown), language));
  const fewer = told.flatMap(({ side, lines }) => combinationTable(view, box, side, lines, language));
  const missing = missingTime(view, known, language);
  return [...explainedOnce(fives, missing), ...explainedOnce(fewer, null)];
}

/** One explanation is enough for both. */
function explainedOnce(tables: readonly PartTable[], more: string | null): readonly PartTable[] {
  return tables.map((table, index) =>
    index === tables.length - 1
      ? { ...table, note: [table.note, more].filter((text) => text !== null).join(" ") }
      : { ...table, note: null },
  );
}

/** Where the substitutions leave open who was on court, how much of the time that is. `null` where all of it is told. LINE2 LINE5 */
function missingTime(
  { flow, summary }: GameAnswer,
  known: readonly { readonly lines: readonly LineupLine[] }[],
  { t, format }: PageLanguage,
): string | null {
  const seconds = Math.round((flow?.periods.at(-1)?.endMs ?? 0) / 1000);
  const told = Math.min(...known.map(({ lines }) => lines.reduce((sum, line) => sum + line.seconds, 0)));
  // Lineups are rounded one by one.
  const isWhole = seconds - told < known.flatMap(({ lines }) => lines).length;
  if (phaseOf(summary.status) !== "over" || isWhole) return null;
  return t("game-details")("lineups.missing", { time: format.minutes(seconds - told) });
}

/** The two, three and four who did best together, of those who were together long enough. LINE3 */
function combinationTable(
  view: GameAnswer,
  box: NonNullable<GameAnswer["box"]>,
  side: Side,
  lineups: readonly LineupLine[],
  language: PageLanguage,
): readonly PartTable[] {
  const t = language.t("game-details");
  const lines = combinationSizes.flatMap((size) =>
    combinationsOf(lineups, size)
      .filter(({ seconds, plusMinus }) => seconds >= leastTogether && plusMinus > 0)
      .toSorted((one, other) => other.plusMinus - one.plusMinus || other.seconds - one.seconds)
      .slice(0, combinationsShown),
  );
  if (lines.length === 0) return [];
  const table = lineupTable(view, box, side, lines, language);
  const team = language.name(view.summary[side].name);
  return [
    {
      ...table,
      title: t("lineups.together", { team }),
      caption: t("lineups.togetherCaption", { team }),
      columns: table.columns.map((column, index) => (index === 0 ? { ...column, text: language.t("game")("playerTable.player") } : column)),
      note: t("lineups.togetherExplained", { time: language.format.minutes(leastTogether) }),
    },
  ];
}

function lineupTable(
  view: GameAnswer,
  box: NonNullable<GameAnswer["box"]>,
  side: Side,
  lineups: readonly LineupLine[],
  language: PageLanguage,
): PartTable {
  const t = language.t("game-details");
  const own = language.t("game");
  const team = language.name(view.summary[side].name);
  const starters = new Set<string>(box.teams[side].players.filter(({ starter }) => starter).map(({ key }) => key));
  const { format } = language;
  return {
    kind: "table",
    title: t("lineups.title", { team }),
    caption: t("lineups.caption", { team }),
    columns: [
      { text: t("lineups.lineup"), isText: true },
      { text: own("statistics.seconds.short"), long: own("statistics.seconds.long") },
      { text: t("lineups.points.short"), long: t("lineups.points.long") },
      { text: own("statistics.plusMinus.short"), long: own("statistics.plusMinus.long") },
    ],
    rows: lineups.map(({ players, seconds, pointsFor, pointsAgainst, plusMinus }) => ({
      key: players.join(),
      ...(players.length === fullLineup && players.every((key) => starters.has(key)) && { mark: t("lineups.starting") }),
      cells: [
        { text: namesOf(view, box, side, players, language) },
        { text: format.minutes(seconds) },
        { text: format.score(pointsFor, pointsAgainst) },
        { text: format.signed(plusMinus), isStrong: true },
      ],
    })),
    note: t("lineups.explained"),
  };
}

/** By shirt, as the scoresheet lists them. */
function namesOf(
  view: GameAnswer,
  box: NonNullable<GameAnswer["box"]>,
  side: Side,
  players: LineupLine["players"],
  language: PageLanguage,
): string {
  const lines = box.teams[side].players.filter(({ key }) => players.includes(key));
  return lines
    .toSorted((one, other) => Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length)
    .map((line) => `${line.shirt}\u00a0${playerText(view, line, language).text.replaceAll(" ", "\u00a0")}`)
    .join(", ");
}
