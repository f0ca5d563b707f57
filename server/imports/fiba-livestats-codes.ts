import type { CourtPosition, FoulKind, FoulOffender, ShotKind, TurnoverKind } from "#core/game/facts.ts";

/** Percent of the full court from its bottom left corner, along 28 m and 15 m. */
export type PercentPosition = { readonly x: number; readonly y: number };

const lengthM = 28;
const widthM = 15;

/**
 * Both halves of the court are used, measured from its bottom left corner; a shot belongs to the nearer basket. Facing
 * the left basket, a shooter's right hand points up the page; facing the right one, down.
 */
export function courtPosition({ x, y }: PercentPosition): CourtPosition {
  const along = (x / 100) * lengthM;
  const across = (y / 100) * widthM - widthM / 2;
  return along <= lengthM / 2 ? { x: round(across), y: round(along) } : { x: round(-across), y: round(lengthM - along) };
}

/** The same the other way: where on the full court a shot at this basket was taken. */
export function percentPosition({ x, y }: CourtPosition, basket: "left" | "right"): PercentPosition {
  const percent = (metres: number, of: number) => Math.round((metres / of) * 1_000_000) / 10_000;
  return basket === "left"
    ? { x: percent(y, lengthM), y: percent(widthM / 2 + x, widthM) }
    : { x: percent(lengthM - y, lengthM), y: percent(widthM / 2 - x, widthM) };
}

function round(metres: number): number {
  // Adding 0 turns −0 into 0.
  return Math.round(metres * 100) / 100 + 0;
}

/** LiveStats' words for kinds of shots, turnovers and fouls, with ours. */
export const shotKinds: Readonly<Record<string, ShotKind>> = {
  jumpshot: "jump-shot",
  layup: "layup",
  drivinglayup: "driving-layup",
  reverselayup: "reverse-layup",
  eurostep: "euro-step",
  dunk: "dunk",
  alleyoop: "alley-oop",
  alleyoopdunk: "alley-oop-dunk",
  tipin: "tip-in",
  tipinlayup: "tip-in-layup",
  tipindunk: "tip-in-dunk",
  hookshot: "hook-shot",
  floatingjumpshot: "floater",
  pullupjumpshot: "pull-up",
  stepbackjumpshot: "step-back",
  turnaroundjumpshot: "turnaround",
  fadeaway: "fade-away",
};

export const turnoverKinds: Readonly<Record<string, TurnoverKind>> = {
  badpass: "bad-pass",
  ballhandling: "ball-handling",
  travel: "travel",
  doubledribble: "double-dribble",
  outofbounds: "out-of-bounds",
  offensive: "offensive-foul",
  "3sec": "three-seconds",
  "5sec": "five-seconds",
  "8sec": "eight-seconds",
  "24sec": "shot-clock",
  backcourt: "backcourt",
  offensivegoaltending: "offensive-goaltending",
  laneviolation: "lane-violation",
  other: "other",
};

export const foulKinds: Readonly<Record<string, readonly [FoulOffender, FoulKind]>> = {
  personal: ["player", "personal"],
  offensive: ["player", "offensive"],
  technical: ["player", "technical"],
  unsportsmanlike: ["player", "unsportsmanlike"],
  disqualifying: ["player", "disqualifying"],
  throwIn: ["player", "throw-in"],
  coachTechnical: ["coach", "technical"],
  benchTechnical: ["bench", "technical"],
  coachDisqualifying: ["coach", "disqualifying"],
};

/** Whom its places for officials hold. */
export const officialRoles = { referee1: "crew-chief", referee2: "umpire-1", referee3: "umpire-2", commissioner: "commissioner" } as const;
