import type { Play } from "../game/events.ts";
import type { Side } from "../game/facts.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import { isTyped, type TrainingLevel } from "./training-course.ts";

/** How a play of the game and what a trainee wrote of it stand to one another; `late`: right, but at another time of the clock. */
export const trainingMarks = ["right", "player", "side", "late", "missing", "extra"] as const;
export type TrainingMark = (typeof trainingMarks)[number];

/** What somebody did, as it is compared: a wave of changes is one for each who came or went. */
type Unit = {
  readonly play: Play;
  readonly what: string;
  readonly side: Side;
  readonly player: PlayerKey | null;
  /** When it happened, or was typed, in milliseconds on one timeline. */
  readonly atMs: number;
};

export type TimedPlay = { readonly play: Play; readonly atMs: number };
export type MarkedPlay = { readonly mark: TrainingMark; readonly play: Play };

/** Figures of one training, as the office keeps them. TRAIN4 */
export type TrainingFigures = {
  /** Plays the trainee was told of. */
  readonly plays: number;
  readonly marks: Readonly<Record<TrainingMark, number>>;
  /** Cells of the box score that differ, by how much, added up. */
  readonly boxDistance: number;
  /** From a play to the key that wrote it; `null`: nothing was right. */
  readonly delayMedianMs: number | null;
  readonly delayP95Ms: number | null;
  readonly keys: number;
  /** With which a faultless hand would have done. */
  readonly leastKeys: number;
  readonly corrections: number;
};

export type MarkedTraining = { readonly figures: TrainingFigures; readonly faults: readonly MarkedPlay[] };

const sameWithinMs = 5000;

type ToMark = {
  readonly level: TrainingLevel;
  readonly told: readonly TimedPlay[];
  readonly typed: readonly TimedPlay[];
  readonly shirtOf: (side: Side, player: PlayerKey) => string;
  readonly keys: number;
  readonly corrections: number;
};

/** Holds what a trainee wrote against the game: by what it is, by side, by clock, then by player. TRAIN3 */
export function markTraining({ level, told, typed, shirtOf, keys, corrections }: ToMark): MarkedTraining {
  const wanted = told.flatMap(unitsOf);
  const given = new Set(typed.filter(({ play }) => isTyped(level, play.fact.type)).flatMap(unitsOf));
  const open = new Set(wanted);
  const marked: MarkedPlay[] = [];
  const counts = { right: 0, player: 0, side: 0, late: 0, missing: 0, extra: 0 };
  const delays: number[] = [];
  const pair = (mark: TrainingMark, fits: (unit: Unit, other: Unit) => boolean) => {
    for (const unit of wanted) {
      const found = open.has(unit) ? nearest(unit, given, (other) => unit.what === other.what && fits(unit, other)) : undefined;
      if (!found) continue;
      open.delete(unit);
      given.delete(found);
      counts[mark]++;
      if (mark === "right") delays.push(Math.max(0, found.atMs - unit.atMs));
      else marked.push({ mark, play: unit.play });
    }
  };
  pair("right", (unit, other) => isNear(unit, other) && unit.side === other.side && unit.player === other.player);
  pair("late", (unit, other) => unit.side === other.side && unit.player === other.player);
  pair("player", (unit, other) => isNear(unit, other) && unit.side === other.side);
  pair("side", (unit, other) => isNear(unit, other) && unit.side !== other.side);
  for (const { play } of open) marked.push({ mark: "missing", play });
  for (const { play } of given) marked.push({ mark: "extra", play });
  counts.missing = open.size;
  counts.extra = given.size;
  delays.sort((one, other) => one - other);
  const figures = {
    plays: wanted.length,
    marks: counts,
    boxDistance: boxDistance(
      told,
      typed.filter(({ play }) => isTyped(level, play.fact.type)),
    ),
    delayMedianMs: quantile(delays, 0.5),
    delayP95Ms: quantile(delays, 0.95),
    keys,
    leastKeys: told.reduce((sum, { play }) => sum + leastKeys(play, shirtOf), 0),
    corrections,
  };
  return { figures, faults: marked };
}

/** Of the plays that were told, the share that stands as it happened; 0 where nothing was told. */
export function trainingAccuracy({ plays, marks }: Pick<TrainingFigures, "plays" | "marks">): number {
  return plays === 0 ? 0 : marks.right / plays;
}

/** Good enough for an evening of the league. TRAIN4 */
export function isPassed(figures: TrainingFigures): boolean {
  const { boxDistance: distance, delayMedianMs } = figures;
  return trainingAccuracy(figures) >= 0.97 && distance <= 6 && delayMedianMs !== null && delayMedianMs <= 4000;
}

function unitsOf({ play, atMs }: TimedPlay): readonly Unit[] {
  const { fact } = play;
  if (fact.type === "substitution") {
    const { side } = fact;
    return [
      ...fact.out.map((player) => ({ play, atMs, what: "out", side, player })),
      ...fact.in.map((player) => ({ play, atMs, what: "in", side, player })),
    ];
  }
  if (!("side" in fact) || fact.side === null) return [];
  const player = "player" in fact && typeof fact.player === "string" ? fact.player : null;
  return [{ play, atMs, what: whatOf(play), side: fact.side, player }];
}

function whatOf({ fact }: Play): string {
  if (fact.type === "field-goal") return `${fact.type} ${fact.value} ${fact.made}`;
  if (fact.type === "free-throw") return `${fact.type} ${fact.made}`;
  return fact.type === "foul" ? `${fact.type} ${fact.kind}` : fact.type;
}

function isNear({ play: one }: Unit, { play: other }: Unit): boolean {
  const [a, b] = [one.moment, other.moment];
  if (a.period.kind !== b.period.kind || a.period.number !== b.period.number) return false;
  return Math.abs((a.gameClockMs ?? 0) - (b.gameClockMs ?? 0)) <= sameWithinMs;
}

function nearest(unit: Unit, given: ReadonlySet<Unit>, fits: (other: Unit) => boolean): Unit | undefined {
  const away = ({ play }: Unit) => Math.abs((play.moment.gameClockMs ?? 0) - (unit.play.moment.gameClockMs ?? 0));
  let best: Unit | undefined;
  for (const other of given) if (fits(other) && (best === undefined || away(other) < away(best))) best = other;
  return best;
}

/** Each figure of each line that a play gives, told against typed. */
function boxDistance(told: readonly TimedPlay[], typed: readonly TimedPlay[]): number {
  const cells = new Map<string, number>();
  const count = (plays: readonly TimedPlay[], by: 1 | -1) => {
    for (const unit of plays.flatMap(unitsOf)) {
      if (unit.what === "in" || unit.what === "out") continue;
      const cell = `${unit.side} ${unit.player} ${unit.what}`;
      cells.set(cell, (cells.get(cell) ?? 0) + by);
    }
  };
  count(told, 1);
  count(typed, -1);
  return [...cells.values()].reduce((sum, difference) => sum + Math.abs(difference), 0);
}

/** What the shortest sentence for a play takes; a rebound of the attackers has the key of the other side. */
function leastKeys({ fact }: Play, shirtOf: ToMark["shirtOf"]): number {
  const digits = (side: Side, player: PlayerKey | null) => (player === null ? 1 : shirtOf(side, player).length);
  switch (fact.type) {
    case "free-throw":
    case "timeout":
      return 1;
    case "substitution":
      return 1 + [...fact.out, ...fact.in].reduce((sum, player) => sum + digits(fact.side, player), 0);
    case "assist":
    case "foul.drawn":
    case "steal":
      return digits(fact.side, fact.player);
    case "rebound":
      return digits(fact.side, fact.player) + (fact.kind === "offensive" ? 1 : 0);
    case "field-goal":
    case "foul":
    case "block":
    case "turnover":
      return 1 + digits(fact.side, fact.player);
    default:
      return 0;
  }
}

/** The value below which a share of them lies: of few values one that was measured. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? null;
}
