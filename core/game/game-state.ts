import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { type CoachFouls, noCoachFouls } from "./coach-fouls.ts";
import type { GameAwardKind, GameStatus, Official, Recordable, RosterPlayer, Side, TeamSheet } from "./facts.ts";
import { elapsedMs, periodAt, periodIndex, periodLengthMs, periodStartMs, type Period } from "./period.ts";

/** Raw counts; whether a source records a figure at all is kept apart, in `GameState.notRecorded`. */
export type Tally = {
  twoPointersMade: number;
  twoPointersAttempted: number;
  threePointersMade: number;
  threePointersAttempted: number;
  freeThrowsMade: number;
  freeThrowsAttempted: number;
  offensiveRebounds: number;
  defensiveRebounds: number;
  assists: number;
  steals: number;
  turnovers: number;
  blocks: number;
  blocksReceived: number;
  foulsCommitted: number;
  foulsDrawn: number;
  /** Points with a context that the scorer marked; whether it was marked at all is the team's to tell. */
  pointsInThePaint: number;
  fastBreakPoints: number;
  secondChancePoints: number;
  pointsFromTurnovers: number;
};

export type PlayerState = Tally & {
  player: RosterPlayer;
  readonly side: Side;
  starter: boolean;
  /** Was on the court at some time, or did something a box score counts. */
  played: boolean;
  onCourt: boolean;
  enteredAtMs: number;
  /** Own margin when he entered; the difference on leaving is his plus-minus of the stint. */
  enteredMargin: number;
  playedMs: number;
  plusMinus: number;
  technicalFouls: number;
  unsportsmanlikeFouls: number;
  offensiveFouls: number;
  disqualified: boolean;
};

/** Points the scorer marked with a context; `told` turns false with the first basket whose source says nothing of it. */
export type ContextPoints = { points: number; told: boolean };

export type TeamState = {
  readonly side: Side;
  sheet: TeamSheet | null;
  readonly players: Map<PlayerKey, PlayerState>;
  /** What is credited to the team and to no player: team rebounds, team turnovers, baskets without a scorer. */
  readonly unattributed: Tally;
  points: number;
  onCourt: number;
  benchFouls: number;
  /** Of whoever is head coach now. SET9 */
  coachFouls: CoachFouls;
  /** Who was head coach when the game began; whoever is now stands in `sheet`. */
  firstCoach: string | null;
  /** By period index. */
  readonly teamFouls: number[];
  readonly timeouts: { readonly periodIndex: number; readonly remainingMs: number | null }[];
  biggestLead: number;
  biggestRun: number;
  msLeading: number;
  readonly inThePaint: ContextPoints;
  readonly fastBreak: ContextPoints;
  readonly secondChance: ContextPoints;
  readonly offTurnover: ContextPoints;
  /** Somebody was named a starter; without that, points off the bench cannot be told. */
  startersKnown: boolean;
};

export type PeriodState = { readonly period: Period; home: number; away: number; started: boolean; ended: boolean; confirmed: boolean };

export type ClockState = { running: boolean; remainingMs: number };
/** `isHeld`: its operator has stopped it, until it or the game clock is started. */
export type ShotClockState = { isHeld: boolean; remainingMs: number | null; beforeResetMs: number | null };

/** The score after one scoring play, at its game time. */
export type FlowPoint = { readonly elapsedMs: number; readonly home: number; readonly away: number };

/** A result that was not played out, with the score that counts instead. */
export type GameAward = {
  readonly kind: GameAwardKind;
  readonly against: Side | "both" | null;
  readonly homePoints: number;
  readonly awayPoints: number;
};

/**
 * A game at one point of its log. The fold owns it and changes it in place; readers take what they need by the
 * functions of `core/stats` and never keep it.
 */
export type GameState = {
  readonly rules: RuleSet;
  status: GameStatus;
  source: string | null;
  readonly notRecorded: Set<Recordable>;
  readonly home: TeamState;
  readonly away: TeamState;
  readonly periods: PeriodState[];
  /** Index of the period the last fact stood in; -1 before the first. */
  periodIndex: number;
  readonly clock: ClockState;
  readonly shotClock: ShotClockState;
  /** Game time of the last fact, and the furthest any fact stood. */
  nowMs: number;
  latestMs: number;
  /** Game time of the last fact but for touches of the clocks, which others make meanwhile. */
  playMs: number;
  ended: boolean;
  readonly flow: FlowPoint[];
  leadChanges: number;
  timesLevel: number;
  lastLeader: Side | null;
  leader: Side | null;
  leaderSinceMs: number;
  runSide: Side | null;
  runPoints: number;
  arrow: Side | null;
  possession: Side | null;
  officials: readonly Official[];
  attendance: number | null;
  /** Its score, or that of its periods, is all that is known of it: whatever else is counted is blank. RESULT2 */
  scoreAlone: boolean;
  /** The ruling that decides the game in place of its score; `null` while the score does. */
  award: GameAward | null;
};

/** A game nobody has written a line about yet. */
export function newGame(rules: RuleSet): GameState {
  return {
    rules,
    status: "scheduled",
    source: null,
    notRecorded: new Set(),
    home: newTeam("home"),
    away: newTeam("away"),
    periods: [],
    periodIndex: -1,
    clock: { running: false, remainingMs: rules.format.regularMs },
    shotClock: { isHeld: false, remainingMs: null, beforeResetMs: null },
    nowMs: 0,
    latestMs: 0,
    playMs: 0,
    ended: false,
    flow: [],
    leadChanges: 0,
    timesLevel: 0,
    lastLeader: null,
    leader: null,
    leaderSinceMs: 0,
    runSide: null,
    runPoints: 0,
    arrow: null,
    possession: null,
    officials: [],
    attendance: null,
    scoreAlone: false,
    award: null,
  };
}

function newTeam(side: Side): TeamState {
  return {
    side,
    sheet: null,
    players: new Map(),
    unattributed: newTally(),
    points: 0,
    onCourt: 0,
    benchFouls: 0,
    coachFouls: noCoachFouls(),
    firstCoach: null,
    teamFouls: [],
    timeouts: [],
    biggestLead: 0,
    biggestRun: 0,
    msLeading: 0,
    inThePaint: { points: 0, told: true },
    fastBreak: { points: 0, told: true },
    secondChance: { points: 0, told: true },
    offTurnover: { points: 0, told: true },
    startersKnown: false,
  };
}

export function newTally(): Tally {
  return {
    twoPointersMade: 0,
    twoPointersAttempted: 0,
    threePointersMade: 0,
    threePointersAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    turnovers: 0,
    blocks: 0,
    blocksReceived: 0,
    foulsCommitted: 0,
    foulsDrawn: 0,
    pointsInThePaint: 0,
    fastBreakPoints: 0,
    secondChancePoints: 0,
    pointsFromTurnovers: 0,
  };
}

export function newPlayer(side: Side, player: RosterPlayer): PlayerState {
  return {
    player,
    side,
    starter: false,
    played: false,
    onCourt: false,
    enteredAtMs: 0,
    enteredMargin: 0,
    playedMs: 0,
    plusMinus: 0,
    technicalFouls: 0,
    unsportsmanlikeFouls: 0,
    offensiveFouls: 0,
    disqualified: false,
    ...newTally(),
  };
}

/** Own points minus the other side's. */
export function margin(state: GameState, side: Side): number {
  const difference = state.home.points - state.away.points;
  return side === "home" ? difference : -difference;
}

/** END1: whether what the game decides is level: its score, a second leg's the score of both, a first leg's nothing. */
export function isLevel({ rules: { ending }, home, away }: GameState): boolean {
  if (ending.kind === "may-end-level") return false;
  const before = ending.kind === "aggregate" ? ending.homeMarginBefore : 0;
  return home.points - away.points + before === 0;
}

/** Steps into a period, opening it and any that were skipped. */
export function enterPeriod(state: GameState, period: Period): PeriodState {
  const index = periodIndex(period, state.rules.format);
  while (state.periods.length <= index) {
    const next = state.periods.length;
    state.periods.push({
      period: next === index ? period : periodAt(next, state.rules.format),
      home: 0,
      away: 0,
      started: false,
      ended: false,
      confirmed: false,
    });
    state.home.teamFouls.push(0);
    state.away.teamFouls.push(0);
  }
  state.periodIndex = index;
  return state.periods[index] as PeriodState;
}

/** Game time of a clock reading; where nothing was printed, the time of the fact before. */
export function momentMs(state: GameState, period: Period, gameClockMs: number | null): number {
  return gameClockMs === null
    ? Math.max(state.nowMs, periodStartMs(period, state.rules.format))
    : elapsedMs(period, gameClockMs, state.rules.format);
}

/** Until when those on court have played: the end of the last period where it is over, else the furthest fact. */
export function playedUntilMs(state: GameState): number {
  const last = state.periods.at(-1);
  // Abandoned or forfeited in the midst of a period, a game is over and the period is not.
  if (!last?.ended) return state.latestMs;
  return periodStartMs(last.period, state.rules.format) + periodLengthMs(last.period, state.rules.format);
}

/** Team fouls that count towards the penalty now. FOUL2 */
export function teamFouls(state: GameState, side: Side): number {
  const team = state[side];
  const { regularPeriods } = state.rules.format;
  if (state.periodIndex < regularPeriods || !state.rules.overtimeContinuesTeamFouls) return team.teamFouls[state.periodIndex] ?? 0;
  let fouls = 0;
  for (let index = regularPeriods - 1; index <= state.periodIndex; index++) fouls += team.teamFouls[index] ?? 0;
  return fouls;
}

/** Whether the side's next team foul gives the other side free throws. FOUL3 */
export function isInPenalty(state: GameState, side: Side): boolean {
  return teamFouls(state, side) >= state.rules.teamFoulLimit;
}
