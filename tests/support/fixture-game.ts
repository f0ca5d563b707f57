import type { Side } from "#core/game/facts.ts";
import type { FlowPoint } from "#core/game/game-state.ts";
import type { Period } from "#core/game/period.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { BoxScore, PlayerLine } from "#core/stats/box-score.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";
import type { ShotAttempt } from "#core/stats/shots.ts";
import type { PlayLine, PlayMessageKey } from "#core/wording/play-line.ts";
import type { GamePlayer } from "#contract/queries.ts";
import { chanceFrom, shotSpot, type Chance } from "./fixture-chance.ts";
import { courtOf, keyOf, sum, type Counted, type Court } from "./fixture-court.ts";
import { fixtureFlow, fixtureTeamBox } from "./fixture-figures.ts";
import type { FixtureTeam } from "./fixture-teams.ts";

export type PlayedGame = {
  readonly box: BoxScore;
  readonly flow: GameFlow;
  readonly shots: readonly ShotAttempt[];
  readonly plays: readonly PlayLine[];
  readonly players: readonly GamePlayer[];
};

export type GameSketch = {
  readonly home: FixtureTeam;
  readonly away: FixtureTeam;
  readonly seed: number;
  /** Overtimes are forced by levelling the score. */
  readonly overtimes: number;
  /** Stops here in game time: a live game. */
  readonly untilMs?: number;
};

const regularMs = 600_000;
const overtimeMs = 300_000;

/**
 * Plays a made-up game, possession by possession, so that box score, flow, shots and lines agree with each other.
 * The same sketch gives the same game.
 */
export function playGame(sketch: GameSketch): PlayedGame {
  return new Playing(sketch).played();
}

class Playing {
  private readonly sides: Record<Side, Court>;
  private readonly score = { home: 0, away: 0 };
  private readonly plays: PlayLine[] = [];
  private readonly shots: ShotAttempt[] = [];
  private readonly points: FlowPoint[] = [];
  private readonly periods: { period: Period; startMs: number; endMs: number }[] = [];
  private readonly box: { period: Period; home: number; away: number }[] = [];
  private period: Period = { kind: "regular", number: 1 };
  private elapsed = 0;
  private sequence = 0;
  private readonly roll: Chance;
  private readonly sketch: GameSketch;

  constructor(sketch: GameSketch) {
    this.sketch = sketch;
    this.roll = chanceFrom(sketch.seed);
    this.sides = { home: courtOf("home", sketch.home), away: courtOf("away", sketch.away) };
  }

  played(): PlayedGame {
    for (let index = 0; index < 4 + this.sketch.overtimes && this.elapsed < this.end(); index += 1) {
      this.playPeriod(index < 4 ? { kind: "regular", number: index + 1 } : { kind: "overtime", number: index - 3 });
    }
    this.close();
    const flow = fixtureFlow(this.points, this.periods, { elapsedMs: this.elapsed, ...this.score });
    const { home, away } = this.sides;
    return {
      box: {
        periods: this.box,
        teams: { home: fixtureTeamBox(home, this.score.home, flow), away: fixtureTeamBox(away, this.score.away, flow) },
      },
      flow,
      shots: this.shots,
      plays: this.plays,
      players: [...this.people("home"), ...this.people("away")],
    };
  }

  private end(): number {
    return this.sketch.untilMs ?? Number.POSITIVE_INFINITY;
  }

  private playPeriod(period: Period): void {
    const before = { ...this.score };
    const startMs = this.elapsed;
    const lengthMs = period.kind === "regular" ? regularMs : overtimeMs;
    this.period = period;
    this.periods.push({ period, startMs, endMs: startMs + lengthMs });
    this.note("periodStart", null, null);
    let side: Side = this.roll() < 0.5 ? "home" : "away";
    while (this.elapsed < startMs + lengthMs - 9_000 && this.elapsed < this.end()) {
      this.elapsed += Math.round(8_000 + this.roll() * 13_000);
      this.possession(side);
      side = side === "home" ? "away" : "home";
      if (this.roll() < 0.16) this.substitute(this.roll() < 0.5 ? "home" : "away");
    }
    if (this.elapsed < this.end()) {
      this.elapsed = startMs + lengthMs;
      if (this.needsOvertime(period)) this.level();
      else if (this.score.home === this.score.away && this.isLast(period)) this.basket("home", this.pick("home"), 2);
      this.note("periodEnd", null, null);
    }
    this.box.push({ period, home: this.score.home - before.home, away: this.score.away - before.away });
  }

  private isLast(period: Period): boolean {
    return this.sketch.overtimes === 0
      ? period.kind === "regular" && period.number === 4
      : period.kind === "overtime" && period.number === this.sketch.overtimes;
  }

  private needsOvertime(period: Period): boolean {
    return period.kind === "regular" ? period.number === 4 && this.sketch.overtimes > 0 : period.number < this.sketch.overtimes;
  }

  private level(): void {
    const behind: Side = this.score.home < this.score.away ? "home" : "away";
    let gap = Math.abs(this.score.home - this.score.away);
    while (gap > 0) {
      const worth = gap >= 3 ? 3 : gap === 2 ? 2 : 1;
      if (worth === 1) this.freeThrow(behind, this.pick(behind), true, 1, 1);
      else this.basket(behind, this.pick(behind), worth);
      gap -= worth;
    }
  }

  private possession(side: Side): void {
    const shooter = this.pick(side);
    const luck = this.roll();
    if (luck < 0.13) return this.turnover(side, shooter);
    if (luck < 0.22) return this.shootingFoul(side, shooter);
    const value = this.roll() < 0.38 ? 3 : 2;
    const made = this.roll() < (value === 3 ? 0.35 : 0.53);
    if (made) return this.basket(side, shooter, value);
    this.miss(side, shooter, value);
  }

  private basket(side: Side, shooter: number, value: 2 | 3): void {
    const line = this.line(side, shooter);
    if (value === 3) line.threePointersMade += 1;
    else line.twoPointersMade += 1;
    this.attempt(side, shooter, value, true);
    this.add(side, shooter, value);
    const helper = this.roll() < 0.55 ? this.pick(side) : shooter;
    const details =
      helper === shooter
        ? []
        : [{ wording: { key: "assistBy" as const, values: { player: keyOf(side, helper) } }, player: keyOf(side, helper), side }];
    if (details.length > 0) this.bump(side, helper, "assists");
    const key: PlayMessageKey =
      value === 3 ? "threePointerMade" : this.roll() < 0.35 ? "layupMade" : this.roll() < 0.1 ? "dunkMade" : "twoPointerMade";
    this.note(key, side, shooter, { details, scored: true });
  }

  private miss(side: Side, shooter: number, value: 2 | 3): void {
    this.attempt(side, shooter, value, false);
    const other: Side = side === "home" ? "away" : "home";
    const blocker = this.roll() < 0.08 ? this.pick(other) : null;
    if (blocker !== null) {
      this.bump(other, blocker, "blocks");
      this.bump(side, shooter, "blocksReceived");
    }
    const details =
      blocker === null
        ? []
        : [{ wording: { key: "blockBy" as const, values: { player: keyOf(other, blocker) } }, player: keyOf(other, blocker), side: other }];
    this.note(value === 3 ? "threePointerMissed" : "twoPointerMissed", side, shooter, { details });
    const offensive = this.roll() < 0.27;
    const by = offensive ? side : other;
    const rebounder = this.pick(by);
    this.bump(by, rebounder, offensive ? "offensiveRebounds" : "defensiveRebounds");
    this.note(offensive ? "offensiveRebound" : "defensiveRebound", by, rebounder);
  }

  private turnover(side: Side, loser: number): void {
    const other: Side = side === "home" ? "away" : "home";
    this.bump(side, loser, "turnovers");
    const stolen = this.roll() < 0.55;
    const thief = this.pick(other);
    if (stolen) this.bump(other, thief, "steals");
    const details = stolen
      ? [{ wording: { key: "stealBy" as const, values: { player: keyOf(other, thief) } }, player: keyOf(other, thief), side: other }]
      : [];
    this.note(stolen ? "turnoverBadPass" : "turnoverTravel", side, loser, { details });
  }

  private shootingFoul(side: Side, shooter: number): void {
    const other: Side = side === "home" ? "away" : "home";
    const offender = this.pick(other);
    this.bump(other, offender, "foulsCommitted");
    this.bump(side, shooter, "foulsDrawn");
    this.note("foulPersonal", other, offender, {
      details: [{ wording: { key: "foulDrawnBy", values: { player: keyOf(side, shooter) } }, player: keyOf(side, shooter), side }],
    });
    for (const number of [1, 2]) this.freeThrow(side, shooter, this.roll() < 0.76, number, 2);
  }

  private freeThrow(side: Side, shooter: number, made: boolean, number: number, of: number): void {
    const line = this.line(side, shooter);
    line.freeThrowsAttempted += 1;
    if (made) {
      line.freeThrowsMade += 1;
      this.add(side, shooter, 1);
    }
    this.note(made ? "freeThrowMadeOf" : "freeThrowMissedOf", side, shooter, { values: { number, of }, scored: made });
  }

  private substitute(side: Side): void {
    const court = this.sides[side];
    const place = Math.floor(this.roll() * 5);
    const bench = [...Array(10).keys()].filter((index) => !court.five.includes(index));
    const next = bench[Math.floor(this.roll() * bench.length)] ?? 5;
    const leaver = court.five[place] ?? 0;
    this.book(court, leaver);
    court.five[place] = next;
    court.since[next] = this.elapsed;
    this.note("substitutionIn", side, next);
    this.note("substitutionOut", side, leaver);
  }

  private book(court: Court, index: number): void {
    const line = court.lines[index];
    if (line) line.seconds = (line.seconds ?? 0) + Math.round((this.elapsed - (court.since[index] ?? 0)) / 1000);
  }

  private close(): void {
    for (const court of [this.sides.home, this.sides.away]) {
      for (const index of court.five) this.book(court, index);
      for (const line of court.lines) {
        line.onCourt = this.sketch.untilMs !== undefined && court.five.some((index) => court.lines[index] === line);
        const misses = line.twoPointersAttempted + line.threePointersAttempted - line.twoPointersMade - line.threePointersMade;
        line.efficiencyIndex =
          line.seconds === null
            ? null
            : line.points +
              sum(line, "offensiveRebounds", "defensiveRebounds", "assists", "steals", "blocks", "foulsDrawn") -
              misses -
              (line.freeThrowsAttempted - line.freeThrowsMade) -
              sum(line, "turnovers", "blocksReceived", "foulsCommitted");
      }
    }
    if (this.sketch.untilMs === undefined) this.note("gameEnd", null, null);
  }

  private attempt(side: Side, shooter: number, value: 2 | 3, made: boolean): void {
    const line = this.line(side, shooter);
    if (value === 3) line.threePointersAttempted += 1;
    else line.twoPointersAttempted += 1;
    this.shots.push({
      eventId: `shot-${this.sequence}` as EventId,
      side,
      player: keyOf(side, shooter),
      period: this.period,
      clockMs: this.remaining(),
      value,
      made,
      position: shotSpot(value, this.roll),
    });
  }

  private add(side: Side, shooter: number, points: number): void {
    this.score[side] += points;
    this.line(side, shooter).points += points;
    for (const court of [this.sides.home, this.sides.away]) {
      for (const index of court.five) {
        const line = court.lines[index];
        if (line) line.plusMinus = (line.plusMinus ?? 0) + (court.side === side ? points : -points);
      }
    }
    this.points.push({ elapsedMs: this.elapsed, home: this.score.home, away: this.score.away });
  }

  private note(
    key: PlayMessageKey,
    side: Side | null,
    index: number | null,
    more: { details?: PlayLine["details"]; values?: Record<string, number>; scored?: boolean } = {},
  ): void {
    this.sequence += 1;
    this.plays.push({
      eventId: `event-${this.sequence}` as EventId,
      period: this.period,
      clockMs: this.remaining(),
      side,
      player: side === null || index === null ? null : keyOf(side, index),
      wording: { key, values: more.values ?? {} },
      details: more.details ?? [],
      score: more.scored ? { ...this.score } : null,
      corrected: this.sequence === 40,
    });
  }

  private remaining(): number {
    return Math.max(0, (this.periods.at(-1)?.endMs ?? 0) - this.elapsed);
  }

  private pick(side: Side): number {
    return this.sides[side].five[Math.floor(this.roll() * 5)] ?? 0;
  }

  private line(side: Side, index: number): PlayerLine {
    const line = this.sides[side].lines[index];
    if (!line) throw new Error(`no player ${index}`);
    return line;
  }

  private bump(side: Side, index: number, statistic: Counted): void {
    const line = this.line(side, index);
    line[statistic] = (line[statistic] ?? 0) + 1;
  }

  private people(side: Side): GamePlayer[] {
    return this.sides[side].team.players.map((player, index) => ({
      key: keyOf(side, index),
      side,
      personSlug: `${side}-${player.shirt}`,
      ...player,
    }));
  }
}
