import type { GameEvent } from "./events.ts";
import type { Fact, Side } from "./facts.ts";
import { type Period, periodAt, type PeriodFormat } from "./period.ts";
import { factsOfLines, type TypedBox } from "./typed-box.ts";

/** Home and away. */
export type Score = readonly [home: number, away: number];

/** A score as people write it down: the whole, and what each period ended with where that is known. */
export type WrittenScore = { readonly total: Score; readonly periods: readonly Score[] };

/** How a game ended that was not played out. */
export const typedRulings = ["home-forfeits", "away-forfeits", "both-forfeit", "home-defaults", "away-defaults", "annulled"] as const;
export type TypedRuling = (typeof typedRulings)[number];

/** A game known by how it ended, and perhaps by what its players did, without a play of it. */
export type TypedResult = { readonly score: WrittenScore | null; readonly ruling: TypedRuling | null; readonly box?: TypedBox | null };

/** More than any team has ever scored. */
const mostTypedPoints = 400;
const mostTypedPeriods = 14;
const scoreShape = /^(\d{1,3})\s*[:–-]\s*(\d{1,3})(?:\s*\(([^()]*)\))?$/;

/**
 * Reads `78:70` or `78:70 (20:18, 19:16, 22:18, 17:18)`; overtimes follow the regular periods. `null`: it is no score, or its periods do
 * not come to it. RESULT3
 */
export function readWrittenScore(text: string): WrittenScore | null {
  const [, home, away, inBrackets] = scoreShape.exec(text.trim()) ?? [];
  if (home === undefined || away === undefined) return null;
  const total: Score = [Number(home), Number(away)];
  if (Math.max(...total) > mostTypedPoints) return null;
  if (inBrackets === undefined) return { total, periods: [] };
  const periods: Score[] = [];
  for (const part of inBrackets.split(/\s*[,;]\s*|\s+/).filter((each) => each !== "")) {
    const period = scoreShape.exec(part);
    if (!period?.[1] || !period[2]) return null;
    periods.push([Number(period[1]), Number(period[2])]);
  }
  const sums = [0, 1].map((side) => periods.reduce((sum, period) => sum + (period[side] ?? 0), 0));
  return periods.length >= 1 && periods.length <= mostTypedPeriods && sums[0] === total[0] && sums[1] === total[1]
    ? { total, periods }
    : null;
}

/** The one way in which it is kept and told again. */
export function writtenScore({ total, periods }: WrittenScore): string {
  const whole = total.join(":");
  return periods.length === 0 ? whole : `${whole} (${periods.map((period) => period.join(":")).join(", ")})`;
}

/** What a log says of a game of which nothing but this is known. RESULT1 */
export function factsOfResult(
  { score, ruling, box = null }: TypedResult,
  format: PeriodFormat,
): readonly { readonly fact: Fact; readonly period: Period }[] {
  const first: Period = { kind: "regular", number: 1 };
  if (ruling !== null) return [{ fact: factOfRuling(ruling), period: first }];
  if (score === null) return [];
  const { total, periods } = score;
  const last = periods.length === 0 ? first : periodAt(periods.length - 1, format);
  const points = ([homePoints, awayPoints]: Score) => ({ homePoints, awayPoints });
  return [
    ...(box === null ? [] : factsOfLines(box).map((fact) => ({ fact, period: first }))),
    ...(periods.length === 0
      ? [{ fact: { type: "score.total", ...points(total) } as const, period: first }]
      : periods.map((period, at) => ({ fact: { type: "score.period", ...points(period) } as const, period: periodAt(at, format) }))),
    { fact: { type: "game.confirm", signer: "office", digest: null }, period: last },
  ];
}

function factOfRuling(ruling: TypedRuling): Fact {
  const reason = null;
  if (ruling === "annulled") return { type: "game.status", status: "annulled", reason };
  if (ruling === "both-forfeit") return { type: "game.forfeit", by: "both", reason };
  const by: Side = ruling.startsWith("home") ? "home" : "away";
  return ruling.endsWith("forfeits") ? { type: "game.forfeit", by, reason } : { type: "game.default", by, reason };
}

/** Commands that tell how a game ended, and nothing else of it. */
export const typedResultPrefix = "office-result:";

/** Whether a log says nothing but how its game ended, as the office or an import has typed it. RESULT6 */
export function isTypedLog(log: readonly Pick<GameEvent, "eventId">[]): boolean {
  return log.length > 0 && log.every(({ eventId }) => eventId.startsWith(typedResultPrefix));
}
