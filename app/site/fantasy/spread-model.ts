import type { RoundSpread } from "#contract/fantasy.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** How the points of a round are spread: a bar for each ten, with the same in a sentence. FANT3 */
export type SpreadChart = {
  readonly title: string;
  readonly text: string;
  /** `from`: points, a multiple of ten; `share`: of the highest bar. */
  readonly bars: readonly { readonly from: number; readonly share: number; readonly isAverage: boolean }[];
  /** Said under the first bar, the last, and some between. */
  readonly marks: readonly { readonly from: number; readonly text: string }[];
  readonly average: string;
};

const step = 10;
/** So many figures have room below it on a phone. */
const marksShown = 5;

export function spreadChart({ average, best, bars }: RoundSpread, language: PageLanguage): SpreadChart | null {
  const t = language.t("fantasy-tables");
  const { format } = language;
  if (bars.length === 0) return null;
  const counts = new Map(bars.map(({ from, teams }) => [from, teams]));
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  const tens = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
  const highest = Math.max(...counts.values());
  const most = bars.find(({ teams }) => teams === highest) ?? { from: first, teams: highest };
  const every = Math.max(1, Math.ceil(tens.length / marksShown));
  return {
    title: t("spread.title"),
    text: t("spread.text", {
      average: format.decimal(average / 10),
      best: format.decimal(best / 10),
      count: format.number(most.teams),
      from: format.number(most.from),
      to: format.number(most.from + step),
    }),
    bars: tens.map((from) => ({ from, share: (counts.get(from) ?? 0) / highest, isAverage: tenOf(average) === from })),
    marks: tens.filter((_, index) => index % every === 0).map((from) => ({ from, text: format.number(from) })),
    average: t("spread.average", { points: format.decimal(average / 10) }),
  };
}

/** In which bar so many tenths of points stand. */
export function tenOf(tenths: number): number {
  return Math.floor(tenths / (10 * step)) * step;
}
