import type { PlayerKey } from "../kernel/ids.ts";
import type { AddEvent } from "./events.ts";
import type { Fact, FactOf, FactType, FlagKind, GameMoment, Side } from "./facts.ts";
import { otherSide } from "./facts.ts";
import { evolve } from "./evolve.ts";
import { isLevel, momentMs, timeoutsLeft, type GameState } from "./game-state.ts";
import { periodIndex } from "./period.ts";
import { standsBeside } from "./stands-beside.ts";

/** Why the rules say no: the id of the rule in docs/rules, and what it would be flagged as in a game that took place anyway. */
export type Refusal = { readonly rule: RuleId; readonly flag: FlagKind; readonly detail: string };

export type RuleId =
  | "SET1"
  | "SET2"
  | "COURT1"
  | "COURT2"
  | "COURT3"
  | "COURT4"
  | "FOUL5"
  | "TIME2"
  | "FT1"
  | "PERIOD1"
  | "PERIOD2"
  | "PERIOD3"
  | "PERIOD4"
  | "PERIOD5"
  | "PERIOD6"
  | "CLOCK1"
  | "LIVE18"
  | "LIVE19"
  | "END1"
  | "END2"
  | "END3";

type Check<T extends FactType> = (state: GameState, fact: FactOf<T>, moment: GameMoment) => Refusal | null;

const checks: { readonly [T in FactType]?: Check<T> } = {
  "starters.set": (state, fact) =>
    fact.players.length === state.rules.playersOnCourt
      ? allKnown(state, fact.side, fact.players)
      : refuse("SET1", "starters-not-five", `${fact.side} starts ${fact.players.length}`),
  "lineup.set": (state, fact) =>
    fact.players.length === state.rules.playersOnCourt
      ? allKnown(state, fact.side, fact.players)
      : refuse("COURT4", "lineup-not-five", `${fact.side} has ${fact.players.length} on court`),
  "roster.set": (_state, fact) => {
    const seen = new Set<string>();
    for (const { shirt } of fact.players) {
      if (seen.has(shirt)) return refuse("SET2", "duplicate-number", `${fact.side} has two players with ${shirt}`);
      seen.add(shirt);
    }
    return null;
  },
  "period.start": (state, _fact, moment) => periodFollows(state, moment) ?? overtimeDecides(state, moment),
  "game.end": (state) => (isLevel(state) ? refuse("END1", "score-level-at-end", scoreText(state)) : null),
  "field-goal": (state, fact) => onCourt(state, fact.side, fact.player),
  "free-throw": (state, fact) => onCourt(state, fact.side, fact.player) ?? foulBefore(state, fact.side),
  rebound: (state, fact) => onCourt(state, fact.side, fact.player),
  assist: (state, fact) => onCourt(state, fact.side, fact.player),
  block: (state, fact) => onCourt(state, fact.side, fact.player),
  "block.received": (state, fact) => onCourt(state, fact.side, fact.player),
  steal: (state, fact) => onCourt(state, fact.side, fact.player),
  "foul.drawn": (state, fact) => onCourt(state, fact.side, fact.player),
  turnover: (state, fact) => onCourt(state, fact.side, fact.player),
  foul: (state, fact) => mayFoul(state, fact),
  substitution: (state, fact) => maySubstitute(state, fact),
  timeout: (state, fact) =>
    timeoutsLeft(state, fact.side) > 0 ? null : refuse("TIME2", "timeouts-exceeded", `${fact.side} has no time-out left`),
};

/**
 * Whether the rules allow this fact now. `null`: they do. Pure; reads the state and changes nothing.
 * The order of the checks is the order in which an operator would want to hear of them.
 */
export function refusalOf(state: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  const check = checks[fact.type] as Check<FactType> | undefined;
  return check?.(state, fact, moment) ?? clockRefusal(state, fact, moment);
}

export type Decision = { readonly accepted: true } | { readonly accepted: false; readonly refusal: Refusal };

/** Strict: the fact enters the game, or is refused and the game stays as it was. */
export function decide(state: GameState, event: AddEvent): Decision {
  const refusal = refusalOf(state, event.fact, event.moment);
  if (refusal) return { accepted: false, refusal };
  evolve(state, event);
  return { accepted: true };
}

/**
 * Lenient, for a game that was played and written down elsewhere: the fact enters the game in any case, and what the
 * rules would refuse comes back as a flag to raise. IMP1
 */
export function admit(state: GameState, event: AddEvent): Refusal | null {
  const refusal = refusalOf(state, event.fact, event.moment);
  evolve(state, event);
  return refusal;
}

function refuse(rule: RuleId, flag: FlagKind, detail: string): Refusal {
  return { rule, flag, detail };
}

function allKnown(state: GameState, side: Side, keys: readonly PlayerKey[]): Refusal | null {
  const stranger = keys.find((key) => !state[side].players.has(key));
  return stranger === undefined ? null : refuse("COURT1", "player-unknown", `${side} ${stranger} is not on the roster`);
}

/** COURT1, COURT2 */
function onCourt(state: GameState, side: Side, key: PlayerKey | null): Refusal | null {
  if (key === null) return null;
  const player = state[side].players.get(key);
  if (!player) return refuse("COURT1", "player-unknown", `${side} ${key} is not on the roster`);
  return player.onCourt
    ? null
    : refuse("COURT2", "player-not-on-court", `${side} #${player.player.shirt} ${player.player.familyName} is not on court`);
}

/** A technical or a disqualification may fall on somebody on the bench; other fouls may not. */
function mayFoul(state: GameState, fact: FactOf<"foul">): Refusal | null {
  if (fact.offender !== "player" || fact.player === null) return null;
  const player = state[fact.side].players.get(fact.player);
  if (!player) return refuse("COURT1", "player-unknown", `${fact.side} ${fact.player} is not on the roster`);
  if (fact.kind === "technical" || fact.kind === "disqualifying" || fact.kind === "fight") return null;
  if (player.disqualified && !player.onCourt) {
    return refuse("FOUL5", "foul-after-disqualification", `${fact.side} #${player.player.shirt} had left the game`);
  }
  return player.onCourt
    ? null
    : refuse("COURT2", "player-not-on-court", `${fact.side} #${player.player.shirt} ${player.player.familyName} is not on court`);
}

function maySubstitute(state: GameState, fact: FactOf<"substitution">): Refusal | null {
  const team = state[fact.side];
  for (const key of [...fact.out, ...fact.in]) {
    if (!team.players.has(key)) return refuse("COURT1", "player-unknown", `${fact.side} ${key} is not on the roster`);
  }
  for (const key of fact.out) {
    const player = team.players.get(key);
    if (player && !player.onCourt) {
      return refuse("COURT3", "substitution-of-player-off-court", `${fact.side} #${player.player.shirt} leaves without being on court`);
    }
  }
  for (const key of fact.in) {
    const player = team.players.get(key);
    if (player?.onCourt)
      return refuse("COURT3", "substitution-of-player-on-court", `${fact.side} #${player.player.shirt} enters being on court`);
    if (player?.disqualified) return refuse("FOUL5", "foul-after-disqualification", `${fact.side} #${player.player.shirt} may not play on`);
  }
  const after = team.onCourt - fact.out.length + fact.in.length;
  if (after !== state.rules.playersOnCourt && state.periodIndex >= 0) {
    return refuse("COURT4", "lineup-not-five", `${fact.side} would have ${after} on court`);
  }
  return null;
}

/** FT1: nobody shoots free throws in a period in which the other side did not foul. */
function foulBefore(state: GameState, side: Side): Refusal | null {
  const other = state[otherSide(side)];
  if ((other.teamFouls[state.periodIndex] ?? 0) > 0 || other.benchFouls > 0) return null;
  const technical = [...other.players.values()].some((player) => player.technicalFouls + player.unsportsmanlikeFouls > 0);
  return technical ? null : refuse("FT1", "free-throw-without-foul", `${side} shoots without a foul`);
}

/** PERIOD1: periods follow one another, and the one before is over. */
function periodFollows(state: GameState, moment: GameMoment): Refusal | null {
  const index = periodIndex(moment.period, state.rules.format);
  if (state.periods[index]?.started) return refuse("PERIOD2", "period-order", `period ${index + 1} starts twice`);
  const previous = state.periods[index - 1];
  if (index > 0 && !previous?.ended) return refuse("PERIOD1", "period-order", `period ${index + 1} starts before the one before has ended`);
  return null;
}

/** PERIOD3: a first leg has no overtime, a second leg only when the two together are level. */
function overtimeDecides(state: GameState, { period }: GameMoment): Refusal | null {
  if (period.kind === "regular" || state.rules.ending.kind === "decided" || isLevel(state)) return null;
  return refuse("PERIOD3", "period-order", `overtime at ${scoreText(state)}`);
}

/** With what was brought from the first leg, where that counts. */
function scoreText({ rules: { ending }, home, away }: GameState): string {
  const score = `${home.points}:${away.points}`;
  if (ending.kind !== "aggregate") return score;
  const { homeMarginBefore: margin } = ending;
  return `${score}, first leg ${margin > 0 ? "+" : ""}${margin} for the home side`;
}

/** CLOCK1: a game clock counts down. Substitutions are stamped by hand, so a small step back is let pass. */
function clockRefusal(state: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  if (moment.gameClockMs === null || fact.type.startsWith("clock.") || standsBeside(fact.type)) return null;
  if (periodIndex(moment.period, state.rules.format) !== state.periodIndex) return null;
  const stepBackMs = state.nowMs - momentMs(state, moment.period, moment.gameClockMs);
  return stepBackMs > state.rules.clockToleranceMs ? refuse("CLOCK1", "clock-steps-back", `${Math.round(stepBackMs / 1000)} s back`) : null;
}
