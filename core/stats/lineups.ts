import { evolve } from "../game/evolve.ts";
import type { Play } from "../game/events.ts";
import type { FactType, Side } from "../game/facts.ts";
import { newGame, playedUntilMs, type GameState } from "../game/game-state.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { CourtWatch } from "./court-record.ts";
import { PossessionCounter } from "./possessions.ts";
import { type PlayerRotation, RotationBook } from "./rotations.ts";

/** What a side's players did while exactly these were on court together. Keys are sorted; seconds are rounded at the end. */
export type LineupLine = {
  readonly players: readonly PlayerKey[];
  readonly seconds: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly plusMinus: number;
  /** Possessions that began while they were on court; see `countedPossessions` for what is counted. POSS3 */
  readonly possessionsFor: number;
  readonly possessionsAgainst: number;
};

export type Lineups = {
  readonly home: readonly LineupLine[];
  readonly away: readonly LineupLine[];
  /** Whether the log tells for every second who was on court. LINE4 */
  readonly reconciled: boolean;
  /** Whether its source keeps turnovers: without them possessions run together. POSS3 */
  readonly possessionsCounted: boolean;
  /** When each player was on court. LINE9 */
  readonly rotations: { readonly home: readonly PlayerRotation[]; readonly away: readonly PlayerRotation[] };
};

type Sum = Omit<LineupLine, "seconds" | "plusMinus"> & { readonly ms: number };
type Stint = { players: readonly PlayerKey[]; sinceMs: number; own: number; other: number; ownBalls: number; otherBalls: number };

const changesCourt: ReadonlySet<FactType> = new Set<FactType>(["starters.set", "substitution", "lineup.set"]);

/**
 * Full lineups of both sides, the longest together first. While a log has too few or too many on court nobody knows
 * who played, so that time belongs to no lineup. LINE1, LINE2
 */
export function lineupsOf(plays: readonly Play[], rules: RuleSet): Lineups {
  return new LineupsInStep(rules).of(plays);
}

/** The same of a game that goes on, without folding all of it for every play. */
export class LineupsInStep {
  readonly #rules: RuleSet;
  #plays: readonly Play[] = [];
  #taken = 0;
  #books: Books;

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#books = newBooks(rules);
  }

  /** Takes what was added to this list of plays since it was asked for last; another list is taken from its beginning. */
  of(plays: readonly Play[]): Lineups {
    if (plays !== this.#plays || plays.length < this.#taken) {
      this.#books = newBooks(this.#rules);
      this.#taken = 0;
    }
    this.#plays = plays;
    for (; this.#taken < plays.length; this.#taken++) takeToBooks(this.#books, plays[this.#taken] as Play);
    const { state, home, away, rotations, court, possessionsCounted } = this.#books;
    const untilMs = playedUntilMs(state);
    const { reconciled } = court.record(state);
    return {
      home: home.linesUntil(untilMs),
      away: away.linesUntil(untilMs),
      reconciled,
      possessionsCounted,
      rotations: { home: rotations.home.rotationsUntil(untilMs), away: rotations.away.rotationsUntil(untilMs) },
    };
  }
}

type Books = {
  readonly state: GameState;
  readonly home: LineupBook;
  readonly away: LineupBook;
  readonly rotations: Readonly<Record<Side, RotationBook>>;
  readonly possessions: PossessionCounter;
  readonly court: CourtWatch;
  possessionsCounted: boolean;
};

function newBooks(rules: RuleSet): Books {
  const state = newGame(rules);
  const [home, away] = [new LineupBook(state, "home"), new LineupBook(state, "away")];
  const rotations = { home: new RotationBook(state, "home"), away: new RotationBook(state, "away") };
  return { state, home, away, rotations, possessions: new PossessionCounter(), court: new CourtWatch(), possessionsCounted: true };
}

function takeToBooks(books: Books, play: Play): void {
  const { state, home, away, rotations, possessions, court } = books;
  court.before(state, play);
  evolve(state, play);
  if (play.fact.type === "source.change" && play.fact.notRecorded.includes("turnovers")) books.possessionsCounted = false;
  const began = possessions.begins(play);
  if (began) {
    home.possession(began);
    away.possession(began);
  }
  if (!changesCourt.has(play.fact.type)) return;
  home.follow(state.nowMs);
  away.follow(state.nowMs);
  rotations.home.follow();
  rotations.away.follow();
}

/**
 * The same for every two, three or four who were on court together: each line is the sum of the lineups they were part of.
 * The longest together first. Throws a RangeError for a size that is none. LINE3
 */
export function combinationsOf(lineups: readonly LineupLine[], size: 2 | 3 | 4): readonly LineupLine[] {
  if (![2, 3, 4].includes(size)) throw new RangeError(`Combinations have two to four players, not ${size}`);
  const sums = new Map<string, LineupLine>();
  for (const lineup of lineups) {
    for (const players of subsets(lineup.players, size)) {
      const key = players.join();
      const sum = sums.get(key);
      sums.set(key, sum ? together(sum, lineup) : { ...lineup, players });
    }
  }
  return [...sums.values()].toSorted((a, b) => b.seconds - a.seconds || (a.players.join() < b.players.join() ? -1 : 1));
}

function together(sum: LineupLine, lineup: LineupLine): LineupLine {
  return {
    players: sum.players,
    seconds: sum.seconds + lineup.seconds,
    pointsFor: sum.pointsFor + lineup.pointsFor,
    pointsAgainst: sum.pointsAgainst + lineup.pointsAgainst,
    plusMinus: sum.plusMinus + lineup.plusMinus,
    possessionsFor: sum.possessionsFor + lineup.possessionsFor,
    possessionsAgainst: sum.possessionsAgainst + lineup.possessionsAgainst,
  };
}

function subsets(players: readonly PlayerKey[], size: number): PlayerKey[][] {
  if (size === 0) return [[]];
  return players.flatMap((player, index) => subsets(players.slice(index + 1), size - 1).map((rest) => [player, ...rest]));
}

class LineupBook {
  private readonly state: GameState;
  private readonly side: Side;
  private readonly sums = new Map<string, Sum>();
  private stint: Stint = { players: [], sinceMs: 0, own: 0, other: 0, ownBalls: 0, otherBalls: 0 };

  constructor(state: GameState, side: Side) {
    this.state = state;
    this.side = side;
  }

  possession(side: Side): void {
    if (side === this.side) this.stint.ownBalls++;
    else this.stint.otherBalls++;
  }

  /** Ends the stint when somebody else is on court now. The stamps are used as printed, as for minutes. BOX6 */
  follow(atMs: number): void {
    const players = this.onCourt();
    if (players.join() === this.stint.players.join()) return;
    const sum = this.sumWithStint(atMs);
    if (sum) this.sums.set(sum.players.join(), sum);
    this.stint = { players, sinceMs: atMs, own: this.own(), other: this.other(), ownBalls: 0, otherBalls: 0 };
  }

  /** The stint that goes on counts up to now, and goes on. */
  linesUntil(atMs: number): LineupLine[] {
    const open = this.sumWithStint(atMs);
    const sums = open ? new Map(this.sums).set(open.players.join(), open) : this.sums;
    return [...sums.values()]
      .map(({ players, ms, pointsFor, pointsAgainst, possessionsFor, possessionsAgainst }) => ({
        players,
        // BOX16: one that the stamps took off before it came on was not on.
        seconds: Math.max(0, Math.round(ms / 1000)),
        pointsFor,
        pointsAgainst,
        plusMinus: pointsFor - pointsAgainst,
        possessionsFor,
        possessionsAgainst,
      }))
      .filter(({ seconds, pointsFor, pointsAgainst }) => seconds !== 0 || pointsFor + pointsAgainst > 0)
      .toSorted((a, b) => b.seconds - a.seconds || (a.players.join() < b.players.join() ? -1 : 1));
  }

  /** What these players have done together with the stint that goes on; `null`: nobody knows who they are. */
  private sumWithStint(atMs: number): Sum | null {
    const { players, sinceMs, own, other, ownBalls, otherBalls } = this.stint;
    if (players.length !== this.state.rules.playersOnCourt) return null;
    const sum = this.sums.get(players.join()) ?? {
      players,
      ms: 0,
      pointsFor: 0,
      pointsAgainst: 0,
      possessionsFor: 0,
      possessionsAgainst: 0,
    };
    return {
      players,
      ms: sum.ms + atMs - sinceMs,
      pointsFor: sum.pointsFor + this.own() - own,
      pointsAgainst: sum.pointsAgainst + this.other() - other,
      possessionsFor: sum.possessionsFor + ownBalls,
      possessionsAgainst: sum.possessionsAgainst + otherBalls,
    };
  }

  private onCourt(): PlayerKey[] {
    const players: PlayerKey[] = [];
    for (const [key, player] of this.state[this.side].players) if (player.onCourt) players.push(key);
    return players.toSorted();
  }

  private own(): number {
    return this.state[this.side].points;
  }

  private other(): number {
    return this.state[this.side === "home" ? "away" : "home"].points;
  }
}
