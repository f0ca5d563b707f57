import type { PlayerKey } from "../kernel/ids.ts";
import type { AddEvent } from "./events.ts";
import type { Fact, FactOf, FactType, GameMoment, RosterPlayer, Side } from "./facts.ts";
import type { FlagKind } from "./flag-kinds.ts";
import { isTechnical, otherSide } from "./facts.ts";
import { evolve } from "./evolve.ts";
import { isLevel, momentMs, type GameState, type PlayerState } from "./game-state.ts";
import { periodIndex } from "./period.ts";
import { standsBeside } from "./stands-beside.ts";
import { timeoutsLeft } from "./timeouts-left.ts";

/** Why the rules say no: the id of the rule in docs/rules, and what it would be flagged as in a game that took place anyway. */
export type Refusal = { readonly rule: RuleId; readonly flag: FlagKind; readonly detail: string };

export type RuleId =
  | "SET1"
  | "SET2"
  | "SET3"
  | "SET4"
  | "SET5"
  | "SET6"
  | "SET9"
  | "COURT1"
  | "COURT2"
  | "COURT3"
  | "COURT4"
  | "FOUL5"
  | "FOUL7"
  | "TIME2"
  | "TIME3"
  | "FT1"
  | "FT2"
  | "PERIOD1"
  | "PERIOD2"
  | "PERIOD3"
  | "PERIOD4"
  | "PERIOD5"
  | "PERIOD6"
  | "PERIOD7"
  | "PERIOD8"
  | "PERIOD9"
  | "CLOCK1"
  | "CLOCK13"
  | "CLOCK21"
  | "PLAY1"
  | "PLAY2"
  | "PLAY3"
  | "PLAY4"
  | "PLAY5"
  | "PLAY6"
  | "LIVE18"
  | "LIVE19"
  | "END1"
  | "END2"
  | "END3";

type Check<T extends FactType> = (state: GameState, fact: FactOf<T>, moment: GameMoment) => Refusal | null;

const checks: { readonly [T in FactType]?: Check<T> } = {
  "starters.set": (state, fact) =>
    isFive(state, fact.players)
      ? mayAllPlay(state, fact.side, fact.players)
      : refuse("SET1", "starters-not-five", `${fact.side} starts ${new Set(fact.players).size}`),
  "lineup.set": (state, fact) =>
    isFive(state, fact.players)
      ? mayAllPlay(state, fact.side, fact.players)
      : refuse("COURT4", "lineup-not-five", `${fact.side} has ${new Set(fact.players).size} on court`),
  "roster.set": (_state, { side, players }) => sharedNumber(side, players),
  "roster.change": (state, { side, player }) => {
    const others = [...state[side].players.values()].map((known) => known.player).filter(({ key }) => key !== player.key);
    return others.some(({ shirt }) => shirt === player.shirt) ? sharedNumber(side, [...others, player]) : null;
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
  turnover: (state, fact) => losesBall(state, fact),
  foul: (state, fact) => mayFoul(state, fact),
  substitution: (state, fact) => maySubstitute(state, fact),
  timeout: (state, { side }, { gameClockMs }) => {
    if (timeoutsLeft(state, side, null) === 0) return refuse("TIME2", "timeouts-exceeded", `${side} has no time-out left`);
    if (timeoutsLeft(state, side, gameClockMs) > 0) return null;
    return refuse(
      "TIME3",
      "timeouts-exceeded",
      `${side} has no time-out left for the last ${state.rules.timeouts.lastMs / 60_000} minutes`,
    );
  },
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

function isFive({ rules }: GameState, keys: readonly PlayerKey[]): boolean {
  return keys.length === rules.playersOnCourt && new Set(keys).size === keys.length;
}

/** Two players of a list under one number, or one twice; `null`: none. SET2. Nothing where the source tells no number: that is none that two could share. */
export function sharedNumber(side: Side, players: readonly RosterPlayer[]): Refusal | null {
  const numbers = new Set<string>();
  const keys = new Set<PlayerKey>();
  for (const { key, shirt } of players) {
    if (shirt !== "" && numbers.has(shirt)) return refuse("SET2", "duplicate-number", `${side} has two players with ${shirt}`);
    if (keys.has(key)) return refuse("SET2", "duplicate-number", `${side} has ${key} twice`);
    numbers.add(shirt);
    keys.add(key);
  }
  return null;
}

/** COURT1, FOUL5 */
function mayAllPlay(state: GameState, side: Side, keys: readonly PlayerKey[]): Refusal | null {
  const { players } = state[side];
  const stranger = keys.find((key) => !players.has(key));
  if (stranger !== undefined) return refuse("COURT1", "player-unknown", `${side} ${stranger} is not on the roster`);
  const gone = keys.map((key) => players.get(key)).find((player) => player?.disqualified);
  return gone ? hasLeft(gone) : null;
}

/** COURT1, COURT2 */
function onCourt(state: GameState, side: Side, key: PlayerKey | null): Refusal | null {
  if (key === null) return null;
  const player = state[side].players.get(key);
  if (!player) return refuse("COURT1", "player-unknown", `${side} ${key} is not on the roster`);
  if (!player.onCourt)
    return refuse("COURT2", "player-not-on-court", `${side} #${player.player.shirt} ${player.player.familyName} is not on court`);
  return player.disqualified ? hasLeft(player) : null;
}

/** FOUL5: whoever is disqualified leaves at once, also where nobody has written down yet who comes in for him. */
function hasLeft({ side, player }: PlayerState): Refusal {
  return refuse("FOUL5", "foul-after-disqualification", `the game of ${side} #${player.shirt} ${player.familyName} is over`);
}

/** The ball is lost by the foul itself: the turnover of somebody's last offensive foul is written after it. */
function losesBall(state: GameState, fact: FactOf<"turnover">): Refusal | null {
  const refusal = onCourt(state, fact.side, fact.player);
  const isOfFoul = fact.kind === "offensive-foul" || fact.kind === "unknown";
  return refusal?.rule === "FOUL5" && isOfFoul ? null : refusal;
}

/** A technical or a disqualification may fall on somebody on the bench; other fouls may not. */
function mayFoul(state: GameState, fact: FactOf<"foul">): Refusal | null {
  if (fact.offender !== "player" || fact.player === null) return null;
  const player = state[fact.side].players.get(fact.player);
  if (!player) return refuse("COURT1", "player-unknown", `${fact.side} ${fact.player} is not on the roster`);
  if (isTechnical(fact.kind) || fact.kind === "disqualifying" || fact.kind === "fight") return null;
  if (player.disqualified) return hasLeft(player);
  return player.onCourt
    ? null
    : refuse("COURT2", "player-not-on-court", `${fact.side} #${player.player.shirt} ${player.player.familyName} is not on court`);
}

function maySubstitute(state: GameState, fact: FactOf<"substitution">): Refusal | null {
  const team = state[fact.side];
  for (const key of [...fact.out, ...fact.in]) {
    if (!team.players.has(key)) return refuse("COURT1", "player-unknown", `${fact.side} ${key} is not on the roster`);
  }
  for (const [index, key] of fact.out.entries()) {
    const player = team.players.get(key);
    if (player && (!player.onCourt || fact.out.indexOf(key) < index)) {
      return refuse("COURT3", "substitution-of-player-off-court", `${fact.side} #${player.player.shirt} leaves without being on court`);
    }
  }
  for (const [index, key] of fact.in.entries()) {
    const player = team.players.get(key);
    if (player?.onCourt || (player && fact.in.indexOf(key) < index))
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

/** PERIOD3: overtime is played while what the game decides is level: its score, of a second leg both together, of a first leg nothing. */
function overtimeDecides(state: GameState, { period }: GameMoment): Refusal | null {
  if (period.kind === "regular" || isLevel(state)) return null;
  return refuse("PERIOD3", "period-order", `overtime at ${scoreText(state)}`);
}

/** With what was brought from the first leg, where that counts. */
function scoreText({ rules: { ending }, home, away }: GameState): string {
  const score = `${home.points}:${away.points}`;
  if (ending.kind !== "aggregate") return score;
  const { homeMarginBefore: margin } = ending;
  return `${score}, first leg ${margin > 0 ? "+" : ""}${margin} for the home side`;
}

/**
 * CLOCK1: a game clock counts down. Substitutions are stamped by hand, so a small step back is let pass; and a play is told by another
 * person than the clock, later than it was.
 */
function clockRefusal(state: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  if (moment.gameClockMs === null || fact.type.startsWith("clock.") || standsBeside(fact.type)) return null;
  if (periodIndex(moment.period, state.rules.format) !== state.periodIndex) return null;
  const stepBackMs = state.playMs - momentMs(state, moment.period, moment.gameClockMs);
  return stepBackMs > state.rules.clockToleranceMs ? refuse("CLOCK1", "clock-steps-back", `${Math.round(stepBackMs / 1000)} s back`) : null;
}
