import { playedMs, plusMinus } from "../game/court.ts";
import { evolve } from "../game/evolve.ts";
import type { Play } from "../game/events.ts";
import type { Side } from "../game/facts.ts";
import {
  newGame,
  newTally,
  playedUntilMs,
  type ContextPoints,
  type GameState,
  type PlayerState,
  type Tally,
  type TeamState,
} from "../game/game-state.ts";
import { periodAt, periodIndex, periodStartMs } from "../game/period.ts";
import { standsBeside } from "../game/stands-beside.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { TeamBox, TeamTotals } from "./box-score.ts";
import { boxScoreOf } from "./fold-box-score.ts";
import type { Stretch } from "./stretch.ts";

/** What is told of the course of a whole game, and would be another figure of a part. */
type OfTheCourse = "biggestLead" | "biggestRun" | "leadChanges" | "timesLevel" | "secondsLeading";

export type StretchTeam = Omit<TeamBox, "totals"> & { readonly totals: Omit<TeamTotals, OfTheCourse> };
export type StretchBox = { readonly home: StretchTeam; readonly away: StretchTeam };

/**
 * The box score of a part of a game: what the whole game's fold says at the part's end, less what it says at its beginning. So the
 * parts' figures are the game's: also minutes, whose parts are rounded to where they add up, and plus-minus of who stays on over a
 * break. `null`: nothing of the game has come to it. BOX13 BOX14
 */
export function boxScoreOfStretch(plays: readonly Play[], rules: RuleSet, stretch: Pick<Stretch, "from" | "to">): StretchBox | null {
  const watch = new StretchWatch(rules, stretch);
  for (const play of plays) watch.take(play);
  return watch.box();
}

type Place = "before" | "within" | "after";

/** What the game has come to for one player, at a moment. */
type Reading = {
  readonly tally: Tally;
  readonly seconds: number;
  readonly plusMinus: number;
  readonly technicalFouls: number;
  readonly unsportsmanlikeFouls: number;
  readonly offensiveFouls: number;
  readonly disqualified: boolean;
  readonly played: boolean;
};

type TeamReading = {
  readonly players: ReadonlyMap<PlayerKey, Reading>;
  readonly unattributed: Tally;
  readonly points: number;
  readonly benchFouls: number;
  readonly timeouts: number;
  readonly context: { readonly [Name in ContextName]: number };
};

const contextNames = ["inThePaint", "fastBreak", "secondChance", "offTurnover"] as const;
type ContextName = (typeof contextNames)[number];

/** Follows a game and reads it wherever it goes into the part or out of it: once each in a log without strays. */
class StretchWatch {
  readonly #state: GameState;
  readonly #stretch: Pick<Stretch, "from" | "to">;
  readonly #sums: { readonly [S in Side]: TeamSums } = { home: new TeamSums(), away: new TeamSums() };
  #place: Place = "before";
  #hasCome = false;

  constructor(rules: RuleSet, stretch: Pick<Stretch, "from" | "to">) {
    this.#state = newGame(rules);
    this.#stretch = stretch;
  }

  take(play: Play): void {
    if (!standsBeside(play.fact.type)) this.#moveTo(periodIndex(play.moment.period, this.#state.rules.format));
    evolve(this.#state, play);
  }

  box(): StretchBox | null {
    this.#moveTo(this.#state.periods.length - 1);
    if (!this.#hasCome) return null;
    const state = this.#state;
    const isNow = this.#place === "within";
    if (isNow) this.#count(1, playedUntilMs(state));
    const ofThePart = { home: this.#sums.home.asTeam(state.home, isNow), away: this.#sums.away.asTeam(state.away, isNow) };
    const { home, away } = boxScoreOf({ ...state, ...ofThePart }).teams;
    const isOnCourt = (side: Side, key: PlayerKey) => isNow && state[side].players.get(key)?.onCourt === true;
    return { home: stretchTeam(home, isOnCourt), away: stretchTeam(away, isOnCourt) };
  }

  /** Who is on court at a border has played until then, whatever was written first behind it. */
  #moveTo(index: number): void {
    const { from, to } = this.#stretch;
    const place: Place = index < from ? "before" : index > to ? "after" : "within";
    if (place === this.#place) return;
    const [start, end] = [this.#startMs(from), this.#startMs(to + 1)];
    // A log may leave the part out, and yet somebody was on court through it.
    if (this.#place === "before" || place === "before") this.#count(place === "before" ? 1 : -1, start);
    if (this.#place === "after" || place === "after") this.#count(place === "after" ? 1 : -1, end);
    this.#hasCome ||= place === "within";
    this.#place = place;
  }

  #startMs(index: number): number {
    const { format } = this.#state.rules;
    return periodStartMs(periodAt(index, format), format);
  }

  #count(sign: 1 | -1, atMs: number): void {
    for (const side of ["home", "away"] as const) this.#sums[side].count(sign, readTeam(this.#state, side, atMs), this.#state[side]);
  }
}

function readTeam(state: GameState, side: Side, atMs: number): TeamReading {
  const team = state[side];
  return {
    players: new Map([...team.players].map(([key, player]) => [key, readPlayer(state, player, atMs)])),
    unattributed: { ...team.unattributed },
    points: team.points,
    benchFouls: team.benchFouls,
    timeouts: team.timeouts.length,
    context: {
      inThePaint: team.inThePaint.points,
      fastBreak: team.fastBreak.points,
      secondChance: team.secondChance.points,
      offTurnover: team.offTurnover.points,
    },
  };
}

function readPlayer(state: GameState, player: PlayerState, atMs: number): Reading {
  return {
    tally: tallyOf(player),
    // BOX14: the parts' seconds are what the clock's rounded readings differ by, so that they come to the game's.
    seconds: Math.round(playedMs(player, atMs) / 1000),
    plusMinus: plusMinus(state, player),
    technicalFouls: player.technicalFouls,
    unsportsmanlikeFouls: player.unsportsmanlikeFouls,
    offensiveFouls: player.offensiveFouls,
    disqualified: player.disqualified,
    played: player.played,
  };
}

/** A team's figures of the part: readings on the way out less those on the way in. */
class TeamSums {
  readonly #players = new Map<PlayerKey, PlayerSums>();
  readonly #unattributed = newTally();
  #points = 0;
  #benchFouls = 0;
  #timeouts = 0;
  readonly #context = { inThePaint: 0, fastBreak: 0, secondChance: 0, offTurnover: 0 };

  count(sign: 1 | -1, reading: TeamReading, team: TeamState): void {
    for (const [key, of] of reading.players) {
      const sums = this.#players.get(key) ?? new PlayerSums();
      sums.count(sign, of, team.players.get(key)?.onCourt === true);
      this.#players.set(key, sums);
    }
    addTally(this.#unattributed, sign, reading.unattributed);
    this.#points += sign * reading.points;
    this.#benchFouls += sign * reading.benchFouls;
    this.#timeouts += sign * reading.timeouts;
    for (const name of contextNames) this.#context[name] += sign * reading.context[name];
  }

  /** As the fold's own state, so that the box score is made of it as of a whole game; `isNow`: who is on court is so in this part. */
  asTeam(team: TeamState, isNow: boolean): TeamState {
    const context = (name: ContextName): ContextPoints => ({ told: team[name].told, points: this.#context[name] });
    return {
      ...team,
      players: new Map(
        [...team.players].map(([key, player]) => [key, (this.#players.get(key) ?? new PlayerSums()).asPlayer(player, isNow)]),
      ),
      unattributed: this.#unattributed,
      points: this.#points,
      benchFouls: this.#benchFouls,
      timeouts: team.timeouts.slice(0, this.#timeouts),
      inThePaint: context("inThePaint"),
      fastBreak: context("fastBreak"),
      secondChance: context("secondChance"),
      offTurnover: context("offTurnover"),
    };
  }
}

class PlayerSums {
  readonly #tally = newTally();
  #seconds = 0;
  #plusMinus = 0;
  #technicalFouls = 0;
  #unsportsmanlikeFouls = 0;
  #offensiveFouls = 0;
  #disqualified = 0;
  #played = 0;
  #stays = false;

  count(sign: 1 | -1, reading: Reading, isOnCourt: boolean): void {
    addTally(this.#tally, sign, reading.tally);
    this.#seconds += sign * reading.seconds;
    this.#plusMinus += sign * reading.plusMinus;
    this.#technicalFouls += sign * reading.technicalFouls;
    this.#unsportsmanlikeFouls += sign * reading.unsportsmanlikeFouls;
    this.#offensiveFouls += sign * reading.offensiveFouls;
    this.#disqualified += sign * Number(reading.disqualified);
    this.#played += sign * Number(reading.played);
    this.#stays = isOnCourt;
  }

  asPlayer(player: PlayerState, isNow: boolean): PlayerState {
    const did = this.#plusMinus !== 0 || Object.values(this.#tally).some((count) => count !== 0);
    return {
      ...player,
      ...this.#tally,
      // Who came on in a break for what follows has not played in what went before; who is on court now has.
      played: did || this.#seconds !== 0 || (this.#played > 0 && (isNow || !this.#stays)),
      // What he has run up is counted: no stint is open any more.
      onCourt: false,
      playedMs: 1000 * this.#seconds,
      plusMinus: this.#plusMinus,
      technicalFouls: this.#technicalFouls,
      unsportsmanlikeFouls: this.#unsportsmanlikeFouls,
      offensiveFouls: this.#offensiveFouls,
      disqualified: this.#disqualified > 0,
    };
  }
}

const tallyNames = Object.keys(newTally()) as (keyof Tally)[];

function tallyOf(player: Tally): Tally {
  const tally = newTally();
  addTally(tally, 1, player);
  return tally;
}

function addTally(sum: Tally, sign: 1 | -1, part: Tally): void {
  for (const name of tallyNames) sum[name] += sign * part[name];
}

function stretchTeam({ totals, ...team }: TeamBox, isOnCourt: (side: Side, key: PlayerKey) => boolean): StretchTeam {
  const { biggestLead: _, biggestRun: __, leadChanges: ___, timesLevel: ____, secondsLeading: _____, ...ofThePart } = totals;
  const players = team.players.map((line) => ({ ...line, onCourt: isOnCourt(team.side, line.key) }));
  return { ...team, players, totals: ofThePart };
}
