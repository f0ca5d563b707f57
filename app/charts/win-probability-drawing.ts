import type { GameFlow } from "#core/stats/game-flow.ts";
import type { WinProbabilityCourse } from "#core/stats/win-probability-course.ts";
import { type FlowDrawing, flowPeriods, percentAlong } from "./flow-drawing.ts";

/** The middle of the plot, where both are as likely to win; the plot is as high as a hundred per cent. */
const [middle, height] = [500, 1000];
const marks = [0.75, 0.5, 0.25];

/** Draws the chances of a game as its lead is drawn: home above the middle, away below it. WINPROB3 */
export function drawWinProbability(
  { line }: WinProbabilityCourse,
  { periods }: Pick<GameFlow, "periods">,
  isRunning: boolean,
  written: (share: number) => string,
): FlowDrawing | null {
  const width = (periods.at(-1)?.endMs ?? 0) / 1000;
  const last = line.at(-1);
  if (!last || width === 0) return null;
  const percentX = percentAlong(width);
  return {
    width,
    height,
    homeArea: areaPath(line, (y) => Math.min(y, middle)),
    awayArea: areaPath(line, (y) => Math.max(y, middle)),
    zero: 50,
    // What is written is the chance of the side in whose half the mark stands.
    ticks: marks.map((share) => ({ text: written(Math.max(share, 1 - share)), isMiddle: share === 0.5, y: (1 - share) * 100 })),
    periods: flowPeriods(periods, percentX),
    peaks: [],
    now: isRunning ? { x: percentX(last.elapsedMs / 1000), y: (1 - last.chance) * 100 } : null,
  };
}

function areaPath(line: WinProbabilityCourse["line"], cut: (y: number) => number): string {
  let [path, latest] = [`M0 ${middle}`, middle];
  let skipped: string | null = null;
  for (const { elapsedMs, chance } of line) {
    const x = Math.round(elapsedMs / 1000);
    const y = cut(Math.round((1 - chance) * height));
    if (y === latest) {
      skipped = `L${x} ${y}`;
      continue;
    }
    path += `${skipped ?? ""}L${x} ${y}`;
    [latest, skipped] = [y, null];
  }
  const end = Math.round((line.at(-1)?.elapsedMs ?? 0) / 1000);
  return `${path}H${end}V${middle}Z`;
}
