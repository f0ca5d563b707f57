import type { GameAnswer } from "#contract/queries.ts";
import { tableNameOf } from "#contract/table-exports.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";
import type { PlayerStint } from "#core/stats/rotations.ts";
import { muchDifference } from "../../charts/rotation-drawing.ts";
import { rotationMarkup, type RotationRow, stintTableMarkup } from "../../charts/rotation-markup.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { playerText } from "./game-people.ts";
import type { GamePart, PartChart } from "./game-parts.ts";
import { periodAbbreviation } from "../../sport/period-name.ts";

type PlayerRotation = { readonly line: PlayerLine; readonly row: RotationRow };
type Periods = GameFlow["periods"];

/**
 * When each player was on court. Only where the substitutions tell it for every second: of a game that is over the page says so
 * where they do not. LINE10
 */
export function rotationParts(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  const { lineups, box, flow } = view;
  if (!lineups?.rotations || box === null || flow === null || flow.periods.length === 0) return [];
  const isKnown = bothSides.every((side) => lineups[side].length > 0);
  if (!lineups.reconciled) {
    const isOver = phaseOf(view.summary.status) === "over";
    return isKnown && isOver ? [{ kind: "empty", text: language.t("game-details")("rotations.unknown") }] : [];
  }
  const { rotations } = lineups;
  return bothSides.flatMap((side) => {
    const stintsOf = new Map(rotations[side].map(({ player, stints }) => [player, stints]));
    const told = box.teams[side].players
      .flatMap((line): PlayerRotation[] => {
        const stints = stintsOf.get(line.key);
        return stints ? [{ line, row: rowOf(view, line, stints, language) }] : [];
      })
      .toSorted(byEntrance);
    return told.length === 0 ? [] : [chartOf(view, side, told, flow.periods, language)];
  });
}

/** The starting five by their shirts, then the others as they came on. */
function byEntrance(one: PlayerRotation, other: PlayerRotation): number {
  const first = ({ row }: PlayerRotation) => row.stints[0]?.[0] ?? 0;
  const started = Number(other.line.starter) - Number(one.line.starter);
  return started || first(one) - first(other) || Number(one.line.shirt) - Number(other.line.shirt);
}

function rowOf(view: GameAnswer, line: PlayerLine, stints: readonly PlayerStint[], language: PageLanguage): RotationRow {
  const { text, href } = playerText(view, line, language);
  const { format } = language;
  return {
    name: `${line.shirt} ${text}`,
    href,
    stints,
    minutes: line.seconds === null ? "–" : format.minutes(line.seconds),
    plusMinus: line.plusMinus === null ? "–" : format.signed(line.plusMinus),
  };
}

function chartOf(view: GameAnswer, side: Side, told: readonly PlayerRotation[], periods: Periods, language: PageLanguage): PartChart {
  const t = language.t("game-details");
  const own = language.t("game");
  const words = language.t("shell");
  const { format } = language;
  const team = language.name(view.summary[side].name);
  const seconds = Math.round((periods.at(-1)?.endMs ?? 0) / 1000);
  const markup = rotationMarkup({
    label: t("rotations.label", { team }),
    seconds,
    periods: periods.map(({ period, startMs, endMs }) => ({
      text: periodAbbreviation(words, period),
      start: Math.round(startMs / 1000),
      middle: Math.round(((startMs + endMs) / 20 / seconds) * 100) / 100,
    })),
    heads: { minutes: own("statistics.seconds.long"), plusMinus: own("statistics.plusMinus.short") },
    rows: told.map(({ row }) => row),
    tones: {
      bigLoss: `≤ ${format.signed(-muchDifference)}`,
      loss: `${format.signed(1 - muchDifference)} … ${format.signed(-1)}`,
      level: format.signed(0),
      gain: `${format.signed(1)} … ${format.signed(muchDifference - 1)}`,
      bigGain: `≥ ${format.signed(muchDifference)}`,
    },
  });
  const summary = t("rotations.stints", { team });
  const moment = (ms: number, isEnd: boolean) => momentText(ms, isEnd, periods, language);
  const table = stintTableMarkup({
    name: tableNameOf(summary),
    caption: summary,
    heads: [
      { text: own("playerTable.player") },
      { text: t("rotations.on") },
      { text: t("rotations.off") },
      { text: own("statistics.seconds.short"), long: own("statistics.seconds.long") },
      { text: own("statistics.plusMinus.short"), long: own("statistics.plusMinus.long") },
    ],
    rows: told.flatMap(({ row: { name, stints } }) =>
      stints
        .filter(([from, until, plusMinus]) => until > from || plusMinus !== 0)
        .map(([from, until, plusMinus]) => [
          name,
          moment(from, false),
          moment(until, true),
          format.minutes(Math.round((until - from) / 1000)),
          format.signed(plusMinus),
        ]),
    ),
  });
  const note = side === "home" ? t("rotations.explained") : null;
  return { kind: "chart", title: t("rotations.title", { team }), markup, summary, table, tableName: tableNameOf(summary), note };
}

/** "Q2 4:12": at the border of two periods the end of one, or the beginning of the next. */
function momentText(ms: number, isEnd: boolean, periods: Periods, { t, format }: PageLanguage): string {
  const within = periods.find(({ startMs, endMs }) => (isEnd ? ms > startMs && ms <= endMs : ms >= startMs && ms < endMs));
  const { period, endMs } = within ?? (ms <= 0 ? periods[0]! : periods.at(-1)!);
  return `${periodAbbreviation(t("shell"), period)} ${format.clock(Math.max(0, endMs - ms))}`;
}
