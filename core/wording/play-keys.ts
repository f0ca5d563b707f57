import { type FoulKind, type FoulOffender, isTechnical, type ShotKind, type TurnoverKind } from "../game/facts.ts";
import type { PlayMessageKey } from "./play-line.ts";

type ShotFamily = "twoPointer" | "layup" | "dunk" | "tipIn" | "hookShot";

/** Shots as people name them: a floater is a two-pointer, a reverse is a layup. */
const shotFamilies: Readonly<Record<ShotKind, ShotFamily>> = {
  "jump-shot": "twoPointer",
  layup: "layup",
  "driving-layup": "layup",
  "reverse-layup": "layup",
  "euro-step": "layup",
  dunk: "dunk",
  "tip-in": "tipIn",
  "tip-in-layup": "tipIn",
  "tip-in-dunk": "dunk",
  "alley-oop": "layup",
  "alley-oop-dunk": "dunk",
  "hook-shot": "hookShot",
  floater: "twoPointer",
  "fade-away": "twoPointer",
  "step-back": "twoPointer",
  "pull-up": "twoPointer",
  turnaround: "twoPointer",
  unknown: "twoPointer",
};

const turnoverKeys: Readonly<Record<TurnoverKind, PlayMessageKey>> = {
  "bad-pass": "turnoverBadPass",
  "ball-handling": "turnoverBallHandling",
  travel: "turnoverTravel",
  "double-dribble": "turnoverDoubleDribble",
  "three-seconds": "turnoverThreeSeconds",
  "five-seconds": "turnoverFiveSeconds",
  "eight-seconds": "turnoverEightSeconds",
  "shot-clock": "turnoverShotClock",
  backcourt: "turnoverBackcourt",
  "out-of-bounds": "turnoverOutOfBounds",
  "offensive-foul": "turnoverOffensiveFoul",
  "lane-violation": "turnoverLaneViolation",
  "offensive-goaltending": "turnoverOffensiveGoaltending",
  other: "turnover",
  unknown: "turnover",
};

const foulKeys: Readonly<Record<FoulKind, PlayMessageKey>> = {
  personal: "foulPersonal",
  offensive: "foulOffensive",
  technical: "foulTechnical",
  "technical-minor": "foulTechnicalMinor",
  unsportsmanlike: "foulUnsportsmanlike",
  disruptive: "foulDisruptive",
  flagrant: "foulFlagrant",
  disqualifying: "foulDisqualifying",
  "throw-in": "foulThrowIn",
  double: "foulDouble",
  fight: "foulFight",
};

/** A three is a three, however it was shot. */
export function shotKey(value: 2 | 3, kind: ShotKind, made: boolean): PlayMessageKey {
  const family = value === 3 ? "threePointer" : shotFamilies[kind];
  return `${family}${made ? "Made" : "Missed"}`;
}

export function turnoverKey(kind: TurnoverKind): PlayMessageKey {
  return turnoverKeys[kind];
}

export function foulKey(offender: FoulOffender, kind: FoulKind): PlayMessageKey {
  if (isTechnical(kind) && offender !== "player") return offender === "coach" ? "coachTechnical" : "benchTechnical";
  if (kind === "disqualifying" && offender === "coach") return "coachDisqualifying";
  return foulKeys[kind];
}
