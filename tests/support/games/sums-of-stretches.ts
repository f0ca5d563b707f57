import type { Play } from "#core/game/events.ts";
import type { Side } from "#core/game/facts.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { BoxScore, PlayerLine } from "#core/stats/box-score.ts";
import { boxScoreOfStretch, type StretchBox } from "#core/stats/box-score-of-stretch.ts";
import { stretchesOf } from "#core/stats/stretch.ts";

type Figures = Record<string, number | boolean | null>;

/** Of a game and of its parts by name: every figure that adds up, of every player and both teams. */
export type FiguresByPart = { readonly whole: Figures; readonly sums: { readonly [Way: string]: Figures } };

const said: ReadonlySet<string> = new Set<keyof PlayerLine>([
  "key",
  "shirt",
  "givenName",
  "familyName",
  "position",
  "captain",
  "starter",
  "onCourt",
]);

/** What the periods come to, and what the halves with the overtimes do, beside the whole game. BOX13 */
export function sumsOfStretches(plays: readonly Play[], rules: RuleSet, box: BoxScore): FiguresByPart | null {
  const stretches = stretchesOf(
    box.periods.map(({ period }) => period),
    rules.format,
  );
  const boxes = stretches.map((stretch) => ({ stretch, box: boxScoreOfStretch(plays, rules, stretch) }));
  const halves = boxes.filter(({ stretch: { name } }) => name.startsWith("h"));
  const periods = boxes.filter(({ stretch: { of } }) => "period" in of);
  if (periods.length === 0) return null;
  const overtimes = periods.filter(({ stretch: { from } }) => from >= rules.format.regularPeriods);
  return {
    whole: figuresOf(box.teams),
    sums: {
      periods: sumOf(periods.map((part) => part.box)),
      ...(halves.length === 2 && { halves: sumOf([...halves, ...overtimes].map((part) => part.box)) }),
    },
  };
}

function sumOf(boxes: readonly (StretchBox | null)[]): Figures {
  const sums: Figures = {};
  for (const box of boxes) {
    for (const [name, figure] of Object.entries(box === null ? {} : figuresOf(box))) {
      const sum = sums[name];
      // Who did not play in a part has nothing in it; a source that keeps no record says so in every part.
      if (typeof figure === "boolean") sums[name] = sum === true || figure;
      else sums[name] = figure === null ? (sum ?? null) : Number(sum ?? 0) + figure;
    }
  }
  return sums;
}

function figuresOf(teams: { readonly [S in Side]: StretchBox[S] }): Figures {
  const figures: Figures = {};
  for (const side of ["home", "away"] as const) {
    const { points, totals, players } = teams[side];
    figures[`${side} points`] = points;
    for (const [name, figure] of Object.entries(totals)) {
      if (!courseNames.has(name)) figures[`${side} ${name}`] = figure;
    }
    for (const line of players) {
      for (const [name, figure] of Object.entries(line)) {
        if (!said.has(name)) figures[`${side} ${line.key} ${name}`] = figure as number | null;
      }
    }
  }
  return figures;
}

const courseNames: ReadonlySet<string> = new Set(["biggestLead", "biggestRun", "leadChanges", "timesLevel", "secondsLeading"]);
