import type { BoxScore, PlayerLine, TeamTotals } from "#core/stats/box-score.ts";

/** Everything a box score counts, with minutes and plus-minus; marks such as fast break are a scorer's opinion, and not compared. */
const playerFigures = [
  "points",
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "seconds",
  "plusMinus",
  "technicalFouls",
  "unsportsmanlikeFouls",
  "offensiveFouls",
  "starter",
  "played",
  "disqualified",
] as const satisfies readonly (keyof PlayerLine)[];

/** What the lines of the players do not add up to. */
const teamFigures = [
  "teamOffensiveRebounds",
  "teamDefensiveRebounds",
  "teamTurnovers",
  "benchFouls",
  "timeouts",
  "biggestLead",
  "biggestRun",
  "leadChanges",
  "timesLevel",
  "secondsLeading",
  "benchPoints",
] as const satisfies readonly (keyof TeamTotals)[];

/** Each figure in which two box scores of one game differ, in words. */
export function boxDifferences(expected: BoxScore, found: BoxScore): string[] {
  const differences: string[] = [];
  for (const side of ["home", "away"] as const) {
    const [wanted, given] = [expected.teams[side], found.teams[side]];
    for (const line of wanted.players) {
      const other = given.players.find(({ key }) => key === line.key);
      for (const figure of playerFigures) note(differences, `${side} #${line.shirt} ${figure}`, line[figure], other?.[figure]);
    }
    for (const figure of teamFigures) note(differences, `${side} ${figure}`, wanted.totals[figure], given.totals[figure]);
    const periods = expected.periods.map((period) => period[side]).join("-");
    note(differences, `${side} by period`, periods, found.periods.map((period) => period[side]).join("-"));
  }
  return differences;
}

function note(differences: string[], what: string, wanted: unknown, given: unknown): void {
  if (wanted !== given) differences.push(`${what}: ${String(wanted)}, typed ${String(given)}`);
}
