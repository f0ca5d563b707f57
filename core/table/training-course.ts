import type { Play } from "../game/events.ts";
import type { Fact, FactType, GameMoment } from "../game/facts.ts";
import { standsBeside } from "../game/stands-beside.ts";
import { periodIndex } from "../game/period.ts";
import type { RuleSet } from "../rules/rule-set.ts";

/** How much of a game a trainee types: the rest is written for them. Each asks for more than the one before it. TRAIN2 */
export const trainingLevels = ["baskets", "rebounds", "all", "fast"] as const;
export type TrainingLevel = (typeof trainingLevels)[number];

/** What happens at one instant of a training: what is written for the trainee, and what they are told and have to write themselves. */
export type TrainingBeat = {
  /** Since the training began. */
  readonly atMs: number;
  readonly moment: GameMoment;
  readonly written: Fact | null;
  readonly told: Play | null;
};

export type TrainingCourse = {
  /** What stands in the log before the training begins: lists, fives, the periods before. */
  readonly before: readonly Play[];
  readonly beats: readonly TrainingBeat[];
};

const typedAt: { readonly [Level in TrainingLevel]: ReadonlySet<FactType> } = {
  baskets: new Set(["field-goal", "free-throw", "foul"]),
  rebounds: new Set(["field-goal", "free-throw", "foul", "rebound"]),
  all: everything(),
  fast: everything(),
};

function everything(): ReadonlySet<FactType> {
  return new Set([
    "field-goal",
    "free-throw",
    "foul",
    "rebound",
    "assist",
    "block",
    "steal",
    "foul.drawn",
    "turnover",
    "substitution",
    "timeout",
  ]);
}

/** Whether a trainee has to write a fact of this type. */
export function isTyped(level: TrainingLevel, type: FactType): boolean {
  return typedAt[level].has(type);
}

/** What a sentence of the trainee writes beside its play, and nobody writes for them. */
const written: ReadonlySet<FactType> = new Set<FactType>(["block.received"]);

/** So long the game stands for a play, in milliseconds; real stops are longer, and nobody learns by waiting. */
const standsFor: Readonly<Partial<Record<FactType, number>>> = {
  "free-throw": 5000,
  substitution: 3000,
  foul: 1500,
  timeout: 5000,
  rebound: 1000,
  turnover: 1500,
  "field-goal": 2000,
};
const beforePlayGoesOnMs = 2000;
/** What is said in one breath with its play. */
const sameBreath: ReadonlySet<FactType> = new Set<FactType>(["assist", "block", "block.received", "steal", "foul.drawn", "arrow.flip"]);
const stops: ReadonlySet<FactType> = new Set<FactType>([
  "foul",
  "timeout",
  "free-throw",
  "substitution",
  "jump-ball",
  "period.end",
  "turnover",
]);

/**
 * One period of a game as it is played to a trainee: its clock runs as it ran, its stops are shortened. Pure: what is written is
 * written by whoever plays it. TRAIN1, TRAIN2
 */
export function trainingCourse(plays: readonly Play[], rules: RuleSet, period: number, level: TrainingLevel): TrainingCourse {
  const isOf = ({ moment }: Play) => periodIndex(moment.period, rules.format) === period;
  const begins = plays.findIndex((play) => isOf(play) && play.fact.type === "period.start");
  const first = begins >= 0 ? begins : plays.findIndex(isOf);
  if (first < 0) return { before: plays, beats: [] };
  const pace = level === "fast" ? 0.8 : 1;
  const beats: TrainingBeat[] = [];
  let atMs = 0;
  let running = false;
  let shownMs: number | null = null;
  for (const play of plays.slice(first)) {
    const { fact } = play;
    if (!isOf(play) || isUntold(fact.type)) continue;
    const clockMs: number | null = play.moment.gameClockMs ?? shownMs;
    const moment = { ...play.moment, gameClockMs: clockMs, shotClockMs: null };
    const say = (said: Fact, sinceMs = clockMs) =>
      beats.push({ atMs: Math.round(atMs), moment: { ...moment, gameClockMs: sinceMs }, written: said, told: null });
    if (shownMs !== null && clockMs !== null && clockMs < shownMs) {
      if (!running) {
        atMs += beforePlayGoesOnMs * pace;
        say({ type: "clock.start" }, shownMs);
        running = true;
      }
      atMs += (shownMs - clockMs) * pace;
      say({ type: "clock.set", remainingMs: clockMs, previousMs: null });
    } else if (shownMs !== null && !sameBreath.has(fact.type)) atMs += (standsFor[fact.type] ?? 0) * pace;
    shownMs = clockMs;
    if (running && stops.has(fact.type)) {
      say({ type: "clock.stop" });
      running = false;
    }
    if (isTyped(level, fact.type)) beats.push({ atMs: Math.round(atMs), moment, written: null, told: play });
    else if (!(written.has(fact.type) && isTyped(level, "block"))) say(fact);
  }
  return { before: plays.slice(0, first).filter(({ fact }) => !fact.type.startsWith("flag.")), beats };
}

const untold: ReadonlySet<FactType> = new Set<FactType>([
  "horn",
  "game.start",
  "game.end",
  "game.status",
  "game.confirm",
  "score.query",
  "mismatch",
  "source.change",
]);

/** The clocks run by the course's own hand; what is said beside a game is nobody's to type. */
function isUntold(type: FactType): boolean {
  return type.startsWith("clock.") || type.startsWith("shot-clock.") || untold.has(type) || standsBeside(type);
}
