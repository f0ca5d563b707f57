import { type Period, type PeriodFormat, periodAt, periodIndex } from "../game/period.ts";

/** A part of a game as addresses name it: `h1` and `h2`, `1` and the other regular periods, `ot1` and the others, `ot` for all of these. */
export type Stretch = {
  readonly name: string;
  readonly of: { readonly half: 1 | 2 } | { readonly period: Period } | { readonly overtimes: number };
  /** Positions of its first and last period. */
  readonly from: number;
  readonly to: number;
};

/**
 * The parts of a game of which these periods have begun, in the order of the game, each half before its periods. A part that would
 * say what another one says is none of its own: a half of one period, overtimes that are one. BOX13
 */
export function stretchesOf(begun: readonly Period[], format: PeriodFormat): Stretch[] {
  const { regularPeriods } = format;
  const last = Math.max(-1, ...begun.map((period) => periodIndex(period, format)));
  if (last < 1) return [];
  const half = regularPeriods % 2 === 0 ? regularPeriods / 2 : 1;
  const stretches: Stretch[] = [];
  for (let index = 0; index <= last; index++) {
    if (half > 1 && index % half === 0 && index < regularPeriods && last > index) {
      stretches.push({ name: `h${index / half + 1}`, of: { half: index === 0 ? 1 : 2 }, from: index, to: index + half - 1 });
    }
    const period = periodAt(index, format);
    stretches.push({
      name: period.kind === "overtime" ? `ot${period.number}` : String(period.number),
      of: { period },
      from: index,
      to: index,
    });
  }
  const overtimes = last + 1 - regularPeriods;
  if (overtimes > 1) stretches.push({ name: "ot", of: { overtimes }, from: regularPeriods, to: last });
  return stretches;
}
