import type { Play } from "../game/events.ts";
import type { Side } from "../game/facts.ts";
import { periodIndex, type PeriodFormat } from "../game/period.ts";
import type { PlayerKey } from "../kernel/ids.ts";

/** Points of one player, or of a whole side, by stretch of a game: what "most in a quarter, half, overtime" asks. */
export type PeriodPoints = {
  /** By position of the period; overtimes follow the regular periods. As long as the game had scoring periods. */
  readonly byPeriod: readonly number[];
  readonly firstHalf: number;
  readonly secondHalf: number;
  readonly overtime: number;
};

export type PlayerPeriodPoints = {
  /** Who never scored has no entry. */
  readonly players: ReadonlyMap<PlayerKey, PeriodPoints>;
  /** Whole sides, baskets credited to nobody included. */
  readonly teams: { readonly [S in Side]: PeriodPoints };
};

/**
 * Points by period of everybody who scored. Halves are those of the regular periods: an odd number of them has no halves,
 * and both read 0. FLOW7
 */
export function playerPeriodPoints(plays: readonly Play[], format: PeriodFormat): PlayerPeriodPoints {
  const players = new Map<PlayerKey, number[]>();
  const teams: Record<Side, number[]> = { home: [], away: [] };
  for (const { fact, moment } of plays) {
    if ((fact.type !== "field-goal" && fact.type !== "free-throw") || !fact.made) continue;
    const points = fact.type === "field-goal" ? fact.value : 1;
    const index = periodIndex(moment.period, format);
    credit(teams[fact.side], index, points);
    if (fact.player === null) continue;
    const own = players.get(fact.player) ?? [];
    credit(own, index, points);
    players.set(fact.player, own);
  }
  return {
    players: new Map([...players].map(([key, byPeriod]) => [key, inStretches(byPeriod, format.regularPeriods)])),
    teams: { home: inStretches(teams.home, format.regularPeriods), away: inStretches(teams.away, format.regularPeriods) },
  };
}

function credit(byPeriod: number[], index: number, points: number): void {
  while (byPeriod.length <= index) byPeriod.push(0);
  byPeriod[index] = (byPeriod[index] ?? 0) + points;
}

/** A side's or a player's periods with their stretches; halves are 0 where the regular periods have no middle. */
export function inStretches(byPeriod: readonly number[], regularPeriods: number): PeriodPoints {
  const sum = (from: number, to: number): number => byPeriod.slice(from, to).reduce((all, points) => all + points, 0);
  const half = regularPeriods % 2 === 0 ? regularPeriods / 2 : 0;
  return {
    byPeriod,
    firstHalf: sum(0, half),
    secondHalf: half === 0 ? 0 : sum(half, regularPeriods),
    overtime: sum(regularPeriods, byPeriod.length),
  };
}
