import type { GameView } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { LineupLine } from "#core/stats/lineups.ts";
import type { PageLanguage } from "../page-language.ts";
import { bothSides } from "./both-sides.ts";
import { playerText } from "./game-people.ts";
import type { PartTable } from "./game-parts.ts";

const lineupsShown = 5;
const fullLineup = 5;

/** The five-player lineups of each team that were together longest. Nothing where the log does not tell who was on court. */
export function lineupParts(view: GameView, language: PageLanguage): readonly PartTable[] {
  const { lineups, box } = view;
  if (lineups === null || box === null) return [];
  const tables = bothSides.flatMap((side) => {
    const known = lineups[side].filter(({ players, seconds }) => players.length === fullLineup && seconds > 0).slice(0, lineupsShown);
    return known.length === 0 ? [] : [lineupTable(view, box, side, known, language)];
  });
  // One explanation is enough for both.
  return tables.map((table, index) => (index === tables.length - 1 ? table : { ...table, note: null }));
}

function lineupTable(
  view: GameView,
  box: NonNullable<GameView["box"]>,
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
      ...(players.every((key) => starters.has(key)) && { mark: t("lineups.starting") }),
      cells: [
        { text: namesOf(view, box, side, players, language) },
        { text: format.minutes(seconds) },
        { text: `${pointsFor}:${pointsAgainst}` },
        { text: format.signed(plusMinus), isStrong: true },
      ],
    })),
    note: t("lineups.explained"),
  };
}

/** By shirt, as the scoresheet lists them. */
function namesOf(
  view: GameView,
  box: NonNullable<GameView["box"]>,
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
