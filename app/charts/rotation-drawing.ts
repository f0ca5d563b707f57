import type { PlayerStint } from "#core/stats/rotations.ts";

/** What a stint came to: the difference it made, and whether that was much. */
export const stintTones = ["bigLoss", "loss", "level", "gain", "bigGain"] as const;
export type StintTone = (typeof stintTones)[number];

/** From this difference on it was much: two possessions. */
export const muchDifference = 6;

/** Height of a row's picture, in units; a unit along it is a second. */
export const rowHeight = 20;

/** Gains stand higher in their row and losses lower: they differ for whoever does not tell the colours apart, too. */
const levels: Readonly<Record<StintTone, readonly [top: number, bottom: number]>> = {
  bigLoss: [6, 20],
  loss: [6, 20],
  level: [3, 17],
  gain: [0, 14],
  bigGain: [0, 14],
};

export function toneOf(plusMinus: number): StintTone {
  if (plusMinus === 0) return "level";
  const isMuch = Math.abs(plusMinus) >= muchDifference;
  return plusMinus > 0 ? (isMuch ? "bigGain" : "gain") : isMuch ? "bigLoss" : "loss";
}

/** The bars of one player, one path for each tone; time that took no second is no bar. LINE10 */
export function drawStints(stints: readonly PlayerStint[]): readonly { readonly tone: StintTone; readonly path: string }[] {
  return stintTones.flatMap((tone) => {
    const [top, bottom] = levels[tone];
    const path = stints
      .filter(([fromMs, untilMs, plusMinus]) => untilMs > fromMs && toneOf(plusMinus) === tone)
      .map(([fromMs, untilMs]) => `M${seconds(fromMs)} ${top}H${seconds(untilMs)}V${bottom}H${seconds(fromMs)}Z`)
      .join("");
    return path === "" ? [] : [{ tone, path }];
  });
}

function seconds(ms: number): number {
  return Math.round(ms / 1000);
}
