import { evolve, foldPlays } from "../game/evolve.ts";
import type { Play } from "../game/events.ts";
import { type FactType, otherSide, type Side } from "../game/facts.ts";
import { margin, momentMs, newGame, playedUntilMs, type GameState } from "../game/game-state.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { Count, CountingLine, TeamBox } from "./box-score.ts";
import { boxScoreOf } from "./fold-box-score.ts";

/** When a game is close and late, as data: the last five minutes and overtimes, the score within five. NBA.com/stats. */
export type ClutchWindow = { readonly lastMs: number; readonly withinPoints: number };

export const clutchWindow: ClutchWindow = { lastMs: 300_000, withinPoints: 5 };

export type ClutchLine = Readonly<CountingLine> & {
  readonly key: PlayerKey;
  readonly seconds: number;
  /** While he was on court; a rebuild gives it to games that were kept before it was. */
  readonly plusMinus: number;
};

export type ClutchSide = { readonly totals: Readonly<CountingLine>; readonly players: readonly ClutchLine[] };

export type Clutch = { readonly seconds: number; readonly home: ClutchSide; readonly away: ClutchSide };

const counted: ReadonlySet<FactType> = new Set<FactType>([
  "field-goal",
  "free-throw",
  "rebound",
  "assist",
  "block",
  "block.received",
  "steal",
  "foul.drawn",
  "turnover",
  "foul",
]);
const setUp: ReadonlySet<FactType> = new Set<FactType>(["roster.set", "roster.change", "source.change"]);

/**
 * What was done while the game was close and late. A play counts by the score before it; what hangs on it (the assist on a
 * basket) counts with it. `null` in a game that was never both. FLOW12
 */
export function clutchOf(plays: readonly Play[], rules: RuleSet, window: ClutchWindow = clutchWindow): Clutch | null {
  return new ClutchInStep(rules, window).of(plays);
}

/** The same of a game that goes on, without folding all of it for every play. */
export class ClutchInStep {
  readonly #rules: RuleSet;
  readonly #window: ClutchWindow;
  #plays: readonly Play[] = [];
  #taken = 0;
  #watch: ClutchWatch;

  constructor(rules: RuleSet, window: ClutchWindow = clutchWindow) {
    this.#rules = rules;
    this.#window = window;
    this.#watch = new ClutchWatch(rules, window);
  }

  /** Takes what was added to this list of plays since it was asked for last; another list is taken from its beginning. */
  of(plays: readonly Play[]): Clutch | null {
    if (plays !== this.#plays || plays.length < this.#taken) {
      this.#watch = new ClutchWatch(this.#rules, this.#window);
      this.#taken = 0;
    }
    this.#plays = plays;
    for (; this.#taken < plays.length; this.#taken++) this.#watch.take(plays[this.#taken] as Play);
    return this.#watch.clutch();
  }
}

class ClutchWatch {
  readonly #state: GameState;
  readonly #window: ClutchWindow;
  readonly #fromMs: number;
  readonly #playedMs = new Map<PlayerKey, number>();
  readonly #differences = new Map<PlayerKey, number>();
  readonly #decided = new Map<EventId, boolean>();
  readonly #kept: Play[] = [];
  #clutchMs = 0;

  constructor(rules: RuleSet, window: ClutchWindow) {
    this.#state = newGame(rules);
    this.#window = window;
    this.#fromMs = rules.format.regularPeriods * rules.format.regularMs - window.lastMs;
  }

  take(play: Play): void {
    const atMs = momentMs(this.#state, play.moment.period, play.moment.gameClockMs);
    const closeMs = this.#closeMsUntil(atMs);
    this.#clutchMs += closeMs;
    if (closeMs > 0) addPlayed(this.#playedMs, this.#state, closeMs);
    const counts = (play.link ? this.#decided.get(play.link.to) : undefined) ?? (atMs >= this.#fromMs && this.#isClose());
    const before = margin(this.#state, "home");
    evolve(this.#state, play);
    if (counts) addDifference(this.#differences, this.#state, margin(this.#state, "home") - before);
    if (counted.has(play.fact.type)) this.#decided.set(play.eventId, counts);
    if (counted.has(play.fact.type) ? counts : setUp.has(play.fact.type)) this.#kept.push(play);
  }

  clutch(): Clutch | null {
    // The clock runs on behind the last play, and what it has added then is not to be counted again with the next one.
    const closeMs = this.#closeMsUntil(playedUntilMs(this.#state));
    if (this.#clutchMs + closeMs === 0) return null;
    const playedMs = new Map(this.#playedMs);
    if (closeMs > 0) addPlayed(playedMs, this.#state, closeMs);
    const { teams } = boxScoreOf(foldPlays(this.#kept, this.#state.rules));
    return {
      seconds: Math.round((this.#clutchMs + closeMs) / 1000),
      home: clutchSide(teams.home, playedMs, this.#differences),
      away: clutchSide(teams.away, playedMs, this.#differences),
    };
  }

  #isClose(): boolean {
    return Math.abs(margin(this.#state, "home")) <= this.#window.withinPoints;
  }

  /** What a moment adds to the time that was close and late, by the score that stands. */
  #closeMsUntil(untilMs: number): number {
    return this.#isClose() ? Math.max(0, untilMs - Math.max(this.#state.latestMs, this.#fromMs)) : 0;
  }
}

function addPlayed(playedMs: Map<PlayerKey, number>, state: GameState, ms: number): void {
  for (const key of onCourt(state)) playedMs.set(key, (playedMs.get(key) ?? 0) + ms);
}

/** Of a basket, to everybody who was on court for it. */
function addDifference(differences: Map<PlayerKey, number>, state: GameState, scored: number): void {
  if (scored === 0) return;
  for (const side of ["home", "away"] as const) {
    for (const [key, player] of state[side].players) {
      if (player.onCourt) differences.set(key, (differences.get(key) ?? 0) + (side === "home" ? scored : -scored));
    }
  }
}

function* onCourt(state: GameState): Generator<PlayerKey> {
  for (const side of ["home", "away"] as const) {
    for (const [key, player] of state[side].players) if (player.onCourt) yield key;
  }
}

function clutchSide(
  { totals, players }: TeamBox,
  playedMs: ReadonlyMap<PlayerKey, number>,
  differences: ReadonlyMap<PlayerKey, number>,
): ClutchSide {
  return {
    totals: countingOf(totals),
    players: players
      .filter(({ key, played }) => played || playedMs.has(key))
      .map((line) => ({
        key: line.key,
        seconds: Math.round((playedMs.get(line.key) ?? 0) / 1000),
        plusMinus: differences.get(line.key) ?? 0,
        ...countingOf(line),
      })),
  };
}

/** What a season keeps of a game's clutch, of a player or a team; `null`: the source keeps no record of it. FLOW15 */
export type ClutchFigures = Readonly<CountingLine> & { readonly seconds: Count; readonly plusMinus: Count };

/** Of each player who was on court in it or did something, as the box score records minutes and plus-minus. */
export function clutchOfPlayer({ key: _, ...line }: ClutchLine, recorded: { seconds: Count; plusMinus: Count }): ClutchFigures {
  return {
    ...line,
    seconds: recorded.seconds === null ? null : line.seconds,
    plusMinus: recorded.plusMinus === null ? null : line.plusMinus,
  };
}

/** A team's seconds are those of the clock, its plus-minus its margin. */
export function clutchOfTeam(clutch: Clutch, side: Side): ClutchFigures {
  const { points } = clutch[otherSide(side)].totals;
  return { ...clutch[side].totals, seconds: clutch.seconds, plusMinus: clutch[side].totals.points - points };
}

function countingOf(line: CountingLine): CountingLine {
  return {
    points: line.points,
    twoPointersMade: line.twoPointersMade,
    twoPointersAttempted: line.twoPointersAttempted,
    threePointersMade: line.threePointersMade,
    threePointersAttempted: line.threePointersAttempted,
    freeThrowsMade: line.freeThrowsMade,
    freeThrowsAttempted: line.freeThrowsAttempted,
    offensiveRebounds: line.offensiveRebounds,
    defensiveRebounds: line.defensiveRebounds,
    assists: line.assists,
    steals: line.steals,
    turnovers: line.turnovers,
    blocks: line.blocks,
    blocksReceived: line.blocksReceived,
    foulsCommitted: line.foulsCommitted,
    foulsDrawn: line.foulsDrawn,
  };
}
