import type { RuleSet } from "./rule-set.ts";

/** FIBA Official Basketball Rules 2024: Art. 8 (playing time, intervals), 18 (time-outs), 49 (signals, with the Table Officials Manual), 29/50 (shot clock), 36, 40, 41 (fouls). */
export const fiba: RuleSet = {
  id: "fiba",
  format: { regularPeriods: 4, regularMs: 600_000, overtimeMs: 300_000 },
  ending: { kind: "decided" },
  playersOnCourt: 5,
  playerFoulLimit: 5,
  coachFoulLimits: { own: 2, withBench: 3 },
  teamFoulLimit: 4,
  overtimeContinuesTeamFouls: true,
  timeouts: { firstHalf: 2, secondHalf: 3, overtime: 1, mostInLast: 2, lastMs: 120_000 },
  pauses: { beforeGameMs: 1_200_000, timeoutMs: 60_000, intervalMs: 120_000, halfTimeMs: 900_000, beforeOvertimeMs: 120_000 },
  signals: { beforeGame: [180_000, 90_000], halfTime: [180_000, 90_000], interval: [30_000], timeout: [10_000] },
  shotClock: { fullMs: 24_000, afterOffensiveReboundMs: 14_000 },
  clockReading: { game: { rounding: "down", tenthsBelowMs: 60_000 }, shot: { rounding: "up", tenthsBelowMs: 5_000 } },
  clockToleranceMs: 2_000,
};
