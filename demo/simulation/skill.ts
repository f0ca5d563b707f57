import type { Random } from "../random.ts";
import type { ShotZone } from "./shot-position.ts";

export type Position = "PG" | "SG" | "SF" | "PF" | "C";
export const positions: readonly Position[] = ["PG", "SG", "SF", "PF", "C"];

/** What a player can do; hidden, and seen only through what he does. From 0 to 1; 0.5 is the middle of a league. */
export type Skill = {
  /** How much his coach wants him on the court. */
  readonly worth: number;
  readonly rim: number;
  readonly midRange: number;
  readonly three: number;
  readonly freeThrow: number;
  readonly passing: number;
  readonly handling: number;
  readonly offensiveRebounding: number;
  readonly defensiveRebounding: number;
  readonly stealing: number;
  readonly blocking: number;
  readonly defence: number;
  readonly leaping: number;
  /** How often the ball ends with him, and how often he fouls and is fouled; 1 is ordinary. */
  readonly usage: number;
  readonly fouling: number;
  readonly drawingFouls: number;
  /** Where he takes his shots; the weights need not sum to anything. */
  readonly diet: Readonly<Record<ShotZone, number>>;
};

type Rated = Exclude<keyof Skill, "worth" | "usage" | "fouling" | "drawingFouls" | "diet">;

/** What a position asks for: the middle of each rating among its guards, forwards and centres, in the order of `positions`. */
const profiles: Readonly<Record<Rated, readonly [number, number, number, number, number]>> = {
  rim: [0.46, 0.47, 0.5, 0.53, 0.58],
  midRange: [0.5, 0.53, 0.5, 0.48, 0.44],
  three: [0.55, 0.58, 0.53, 0.47, 0.32],
  freeThrow: [0.6, 0.58, 0.52, 0.46, 0.38],
  passing: [0.72, 0.55, 0.46, 0.4, 0.36],
  handling: [0.6, 0.53, 0.5, 0.46, 0.42],
  offensiveRebounding: [0.25, 0.3, 0.44, 0.62, 0.74],
  defensiveRebounding: [0.34, 0.38, 0.5, 0.63, 0.72],
  stealing: [0.62, 0.56, 0.52, 0.44, 0.38],
  blocking: [0.2, 0.25, 0.38, 0.56, 0.75],
  defence: [0.5, 0.5, 0.5, 0.52, 0.54],
  leaping: [0.25, 0.35, 0.5, 0.6, 0.7],
};

const diets: Readonly<Record<Position, Readonly<Record<ShotZone, number>>>> = {
  PG: { rim: 25, paint: 20, midRange: 13, corner: 4, arc: 40 },
  SG: { rim: 21, paint: 16, midRange: 12, corner: 8.5, arc: 44.5 },
  SF: { rim: 28, paint: 16, midRange: 10, corner: 10, arc: 38 },
  PF: { rim: 35, paint: 21, midRange: 10, corner: 6, arc: 30 },
  C: { rim: 52, paint: 31, midRange: 9, corner: 1, arc: 9 },
};

/** Draws a player of this position. `talent` as a rating: 0.5 an ordinary player of the league, 0.7 one of its stars. */
export function drawSkill(random: Random, position: Position, talent: number): Skill {
  const lift = 0.6 * (talent - 0.5);
  const rated = {} as Record<Rated, number>;
  for (const [name, middles] of Object.entries(profiles)) {
    rated[name as Rated] = clamp((middles[positions.indexOf(position)] as number) + lift + random.bell(0, 0.09));
  }
  const diet = {} as Record<ShotZone, number>;
  for (const [zone, weight] of Object.entries(diets[position])) diet[zone as ShotZone] = weight * random.between(0.6, 1.4);
  return {
    ...rated,
    worth: clamp(talent + random.bell(0, 0.05)),
    usage: Math.max(0.45, 1 + 2.2 * (talent - 0.5) + random.bell(0, 0.18)),
    fouling: Math.max(0.5, (position === "C" || position === "PF" ? 1.2 : 0.9) + random.bell(0, 0.2)),
    drawingFouls: Math.max(0.5, 1 + 1.2 * (talent - 0.5) + random.bell(0, 0.2)),
    diet,
  };
}

function clamp(rating: number): number {
  return Math.min(0.98, Math.max(0.02, rating));
}
