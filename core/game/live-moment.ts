import type { Refusal } from "./decide.ts";
import type { Fact, FactType, GameMoment } from "./facts.ts";
import type { FlagKind } from "./flag-kinds.ts";
import type { GameState } from "./game-state.ts";
import { type Period, periodAt, periodIndex, periodLengthMs } from "./period.ts";

/** What happens only while a period is played. Free throws, fouls and changes may come in the interval before it as well. */
const onlyInPlay: ReadonlySet<FactType> = new Set<FactType>([
  "field-goal",
  "rebound",
  "assist",
  "block",
  "block.received",
  "steal",
  "turnover",
  "jump-ball",
  "timeout",
  "shot-clock.violation",
]);
const alsoInIntervals: ReadonlySet<FactType> = new Set<FactType>(["free-throw", "foul", "foul.drawn", "substitution"]);

/** Whether it happens while a period is played, and at no other time. */
export function isOnlyPlayed(type: FactType): boolean {
  return onlyInPlay.has(type);
}

/**
 * Why nothing can happen at this moment of a game that is being written down; `null`: it can. Refused are a period that no game has,
 * a time longer than its period, and what is played in another period than the one that goes on. PERIOD7, PERIOD8, CLOCK13
 */
export function momentRefusal(state: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  return unknownPeriod(state, moment.period) ?? impossibleTime(state, fact, moment) ?? periodNotPlayed(state, fact, moment.period);
}

function unknownPeriod({ rules: { format } }: GameState, { kind, number }: Period): Refusal | null {
  const isKnown = Number.isInteger(number) && number >= 1 && (kind === "overtime" || number <= format.regularPeriods);
  return isKnown ? null : refuse("PERIOD7", "period-order", `the game has no ${kind} period ${number}`);
}

function impossibleTime({ rules }: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  const longest = periodLengthMs(moment.period, rules.format);
  const told = fact.type === "clock.set" || fact.type === "clock.correct" ? fact.remainingMs : null;
  if (Math.max(moment.gameClockMs ?? 0, told ?? 0) > longest)
    return refuse("CLOCK13", "event-malformed", `the period lasts ${longest / 1000} s: its clock shows no more`);
  const { fullMs } = rules.shotClock;
  const shot = fact.type === "shot-clock.set" ? fact.remainingMs : fact.type === "shot-clock.reset" ? fact.toMs : 0;
  return Math.max(moment.shotClockMs ?? 0, shot) > fullMs
    ? refuse("CLOCK13", "event-malformed", `the shot clock shows no more than ${fullMs / 1000} s`)
    : null;
}

function periodNotPlayed(state: GameState, fact: Fact, period: Period): Refusal | null {
  const isPlay = onlyInPlay.has(fact.type);
  if (!isPlay && !alsoInIntervals.has(fact.type)) return null;
  const { format } = state.rules;
  const [wanted, current] = [periodIndex(period, format), state.periodIndex];
  if (state.periods[wanted]?.started) {
    // Plays may be written late; nobody asks for a time-out once the period is over (FIBA Art. 18).
    if (fact.type === "timeout" && state.periods[wanted].ended)
      return refuse("PERIOD8", "period-order", `${nameOf(state, wanted)} is over`);
    if (wanted === current || isOnlyBeside(state, wanted)) return null;
    return refuse(
      "PERIOD8",
      "period-order",
      `${nameOf(state, current)} is being played: a play of ${nameOf(state, wanted)} is inserted after one of it`,
    );
  }
  const isNext = current >= 0 && wanted === current + 1 && state.periods[current]?.ended === true;
  if (!isPlay && (isNext || wanted === current)) return null;
  return refuse("PERIOD8", "period-order", `${nameOf(state, wanted)} has not begun`);
}

/** Only changes of the interval have been written in the period that comes next: the one before is still the one that was played last. */
function isOnlyBeside(state: GameState, wanted: number): boolean {
  return wanted === state.periodIndex - 1 && state.periods[state.periodIndex]?.started === false;
}

function nameOf(state: GameState, index: number): string {
  const { kind, number } = periodAt(Math.max(index, 0), state.rules.format);
  return `${kind === "overtime" ? "overtime" : "period"} ${number}`;
}

function refuse(rule: "PERIOD7" | "PERIOD8" | "CLOCK13", flag: FlagKind, detail: string): Refusal {
  return { rule, flag, detail };
}
