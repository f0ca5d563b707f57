import type { CourtPosition, ShotKind } from "#core/game/facts.ts";
import type { Random } from "../random.ts";
import type { PlayerInPlay } from "./game-in-play.ts";
import { distanceToRing, drawShotPosition, shotZones, type ShotZone } from "./shot-position.ts";

/** How an action comes to its shot. */
export type Pace = "set" | "transition" | "put-back";

export type Shot = { readonly shooter: PlayerInPlay; readonly zone: ShotZone; readonly kind: ShotKind; readonly position: CourtPosition };

/** Who shoots, from where, and how. */
export function chooseShot(random: Random, onCourt: readonly PlayerInPlay[], pace: Pace, closing: boolean): Shot {
  const shooter = random.weighted(onCourt, (player) => shootingWeight(player, pace, closing));
  const zone = random.weighted(shotZones, (from) => shooter.skill.diet[from] * paceWeights[pace][from]);
  const position = drawShotPosition(random, zone);
  return { shooter, zone, kind: chooseKind(random, shooter, zone, pace, position), position };
}

function shootingWeight({ skill }: PlayerInPlay, pace: Pace, closing: boolean): number {
  if (pace === "put-back") return skill.offensiveRebounding * skill.offensiveRebounding;
  return closing ? skill.usage * skill.usage : skill.usage;
}

const paceWeights: Readonly<Record<Pace, Readonly<Record<ShotZone, number>>>> = {
  set: { rim: 0.86, paint: 1.05, midRange: 1, corner: 1.05, arc: 1.05 },
  transition: { rim: 3, paint: 0.4, midRange: 0.25, corner: 0.7, arc: 0.6 },
  "put-back": { rim: 30, paint: 3, midRange: 0, corner: 0, arc: 0 },
};

type KindWeights = readonly (readonly [ShotKind, number])[];

function chooseKind(random: Random, { skill }: PlayerInPlay, zone: ShotZone, pace: Pace, position: CourtPosition): ShotKind {
  const kinds = zone === "rim" ? kindsAtRim(skill.leaping, pace, distanceToRing(position)) : kindsFurtherOut(skill.leaping, zone, position);
  return random.weighted(kinds, ([, weight]) => weight)[0];
}

/** Only a leaper dunks, and only from close by; nobody tips from afar. */
function kindsAtRim(leaping: number, pace: Pace, distance: number): KindWeights {
  const above = distance <= 1 ? leaping * leaping : 0;
  if (pace === "put-back") {
    return [
      ["tip-in", distance <= 1.1 ? 0.8 : 0],
      ["tip-in-layup", distance <= 1.1 ? 0.4 : 0],
      ["tip-in-dunk", 0.35 * above],
      ["dunk", 0.2 * above],
      ["layup", 1.2],
    ];
  }
  const fast = pace === "transition";
  return [
    ["layup", fast ? 1 : 0.8],
    ["driving-layup", fast ? 0.6 : 1],
    ["reverse-layup", 0.16],
    ["euro-step", fast ? 0.25 : 0.12],
    ["dunk", (fast ? 1.4 : 0.8) * above],
    ["alley-oop", 0.02],
    ["alley-oop-dunk", (fast ? 0.2 : 0.1) * above],
  ];
}

function kindsFurtherOut(leaping: number, zone: ShotZone, position: CourtPosition): KindWeights {
  const big = leaping > 0.5;
  if (zone === "corner" || zone === "arc") {
    return [
      ["jump-shot", zone === "corner" ? 12 : 8],
      ["pull-up", 1],
      ["step-back", zone === "corner" ? 0.2 : 0.7],
      ["fade-away", 0.1],
    ];
  }
  if (zone === "midRange") {
    return [
      ["jump-shot", 4],
      ["pull-up", big ? 0.6 : 3],
      ["fade-away", 0.7],
      ["turnaround", big ? 1.2 : 0.3],
      ["step-back", big ? 0.1 : 0.6],
    ];
  }
  return [
    ["floater", big ? 0.4 : 3],
    ["hook-shot", big && distanceToRing(position) <= 3.5 ? 3 : 0],
    ["turnaround", big ? 1 : 0.3],
    ["driving-layup", distanceToRing(position) <= 2.3 ? 1.5 : 0],
    ["jump-shot", 1.2],
  ];
}
