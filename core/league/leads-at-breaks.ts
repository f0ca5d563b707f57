import type { TeamResult } from "./counted-results.ts";
import { winsAndLosses, type WinsAndLosses } from "./team-form.ts";

/** When a game pauses and everybody looks at the score; games of two halves have the second of them only. */
export const gameBreaks = ["firstQuarter", "halfTime", "thirdQuarter"] as const;
export type GameBreak = (typeof gameBreaks)[number];

/** Points of each regular period, in order, the host's first. */
export type RegularPeriods = readonly (readonly [home: number, away: number])[];

/** What became of the games in which a team was ahead, level or behind then. */
export type LeadAtBreak = { readonly ahead: WinsAndLosses; readonly level: WinsAndLosses; readonly behind: WinsAndLosses };

export type LeadsAtBreaks = Readonly<Record<GameBreak, LeadAtBreak>>;

/**
 * How a team's games ended by how they stood at their breaks. Games played out on court alone, and those of which somebody wrote
 * down the score by periods: of the others `periodsOf` knows `null`. RANK28
 */
export function leadsAtBreaks<Team extends string>(
  results: readonly TeamResult<Team>[],
  periodsOf: (result: TeamResult<Team>) => RegularPeriods | null,
): LeadsAtBreaks {
  const played = results.flatMap((result) => {
    const periods = result.result.kind === "played" && result.outcome !== "level" ? periodsOf(result) : null;
    return periods === null ? [] : [{ result, periods }];
  });
  const at = (moment: GameBreak): LeadAtBreak => {
    const stood = played.flatMap(({ result, periods }) => {
      const lead = leadAfter(periodsUntil(moment, periods.length), periods, result.atHome);
      return lead === null ? [] : [{ result, lead: Math.sign(lead) }];
    });
    const those = (sign: -1 | 0 | 1) => winsAndLosses(stood.filter(({ lead }) => lead === sign).map(({ result }) => result));
    return { ahead: those(1), level: those(0), behind: those(-1) };
  };
  return { firstQuarter: at("firstQuarter"), halfTime: at("halfTime"), thirdQuarter: at("thirdQuarter") };
}

const quarters = 4;

/** `null`: a game of so many periods has no such break. */
function periodsUntil(moment: GameBreak, regularPeriods: number): number | null {
  if (moment === "halfTime") return regularPeriods > 0 && regularPeriods % 2 === 0 ? regularPeriods / 2 : null;
  if (regularPeriods !== quarters) return null;
  return moment === "firstQuarter" ? 1 : 3;
}

function leadAfter(count: number | null, periods: RegularPeriods, atHome: boolean): number | null {
  if (count === null) return null;
  const lead = periods.slice(0, count).reduce((sum, [home, away]) => sum + home - away, 0);
  return atHome ? lead : -lead;
}
