import type { EventId, PlayerKey } from "../kernel/ids.ts";
import { coachesOut } from "./coach-fouls.ts";
import { playedMs, plusMinus } from "./court.ts";
import { decideCommand } from "./decide-command.ts";
import type { EventToFold, Play } from "./events.ts";
import type { Side } from "./facts.ts";
import { type GameFault, openFlags } from "./game-faults.ts";
import { type GameState, isInPenalty, playedUntilMs, type PlayerState, type Tally } from "./game-state.ts";
import { type Period, periodIndex } from "./period.ts";
import type { StandingGame } from "./standing-game.ts";
import type { CommandRuleId, CommandSender, TableCommand } from "./table-command.ts";
import { timeoutsLeft } from "./timeouts-left.ts";

/** Something that would be another than it is. */
export type Change<Value> = { readonly before: Value; readonly after: Value };
type Score = { readonly home: number; readonly away: number };

/** A figure of a player's line: what is counted, and seconds on court and plus-minus. */
export type LineFigure =
  | Exclude<keyof Tally, "pointsInThePaint" | "fastBreakPoints" | "secondChancePoints" | "pointsFromTurnovers">
  | "points"
  | "seconds"
  | "plusMinus";

/**
 * All that a command would change of a game, for whoever is about to send it. What stays as it is is left out; `null`: the same as
 * before. Seconds are whole, and of the whole game so far.
 */
export type Consequences = {
  readonly score: Change<Score> | null;
  readonly periods: readonly (Change<Score> & { readonly period: Period })[];
  readonly players: readonly {
    readonly side: Side;
    readonly player: PlayerKey;
    readonly figures: readonly (Change<number> & { readonly figure: LineFigure })[];
  }[];
  /** By period, counted from 0. */
  readonly teamFouls: readonly (Change<number> & { readonly side: Side; readonly period: number })[];
  /** Whether the side's next foul gives free throws. */
  readonly penalty: readonly (Change<boolean> & { readonly side: Side })[];
  readonly gameOver: readonly (Change<boolean> & { readonly side: Side; readonly player: PlayerKey })[];
  readonly coachOut: readonly (Change<boolean> & { readonly side: Side })[];
  readonly timeoutsLeft: readonly (Change<number> & { readonly side: Side })[];
  readonly arrow: Change<Side | null> | null;
  /** Plays that hang on what goes, and go with it; those that hang on what changes, and stay. */
  readonly links: { readonly gone: readonly EventId[]; readonly kept: readonly EventId[] };
  readonly flags: { readonly raised: readonly GameFault[]; readonly cleared: readonly GameFault[] };
  /** Confirmed periods that it touches, from 0: they are reopened and signed again. PERIOD6 */
  readonly reopened: readonly number[];
};

export type Preview =
  | { readonly kind: "consequences"; readonly consequences: Consequences }
  | { readonly kind: "refused"; readonly rule: CommandRuleId; readonly detail: string }
  | { readonly kind: "behind" };

/**
 * What a command would do, decided as the table's own would be and taken back: the game stands afterwards as it stood before. That a
 * period is confirmed stops nothing here, it is told instead. TABLE27
 */
export function consequencesOf(game: StandingGame, command: TableCommand, sender: CommandSender): Preview {
  const { version } = game;
  // Both as of one moment: a play more or less at the end gives nobody minutes.
  const untilMs = playedUntilMs(game.state);
  const before = standOf(game.state, untilMs);
  const playsBefore = [...game.plays];
  const flagsBefore = openFlags(playsBefore);
  const reopened = confirmedPeriods(game, command);
  const decision = decideCommand(game, { ...command, reason: command.reason ?? "preview" }, { ...sender, isLeague: true });
  if (decision.kind !== "accepted") return decision;
  const after = standOf(game.state, untilMs);
  const raised = decision.events.flatMap(faultOf);
  const stillOpen = new Set(openFlags(game.plays).map(({ eventId }) => eventId));
  const cleared = flagsBefore.flatMap(({ eventId, kind, detail, about }) =>
    stillOpen.has(eventId) || about === null ? [] : [{ kind, detail, about }],
  );
  game.backTo(version);
  return {
    kind: "consequences",
    consequences: {
      ...differences(before, after),
      links: linksOf(playsBefore, command, decision.events),
      flags: { raised, cleared },
      reopened,
    },
  };
}

type Line = {
  readonly side: Side;
  readonly player: PlayerKey;
  readonly gameOver: boolean;
  readonly figures: Readonly<Record<LineFigure, number>>;
};

/** The figures of a state, taken out of it: the fold changes it in place. */
type Stand = {
  readonly score: Score;
  readonly periods: readonly (Score & { readonly period: Period })[];
  readonly lines: readonly Line[];
  readonly teamFouls: { readonly [S in Side]: readonly number[] };
  readonly penalty: { readonly [S in Side]: boolean };
  readonly coachOut: { readonly [S in Side]: boolean };
  readonly timeoutsLeft: { readonly [S in Side]: number };
  readonly arrow: Side | null;
};

const sides = ["home", "away"] as const;

function standOf(state: GameState, untilMs: number): Stand {
  const out = coachesOut(state);
  const both = <Value>(of: (side: Side) => Value) => ({ home: of("home"), away: of("away") });
  return {
    score: { home: state.home.points, away: state.away.points },
    periods: state.periods.map(({ period, home, away }) => ({ period, home, away })),
    lines: sides.flatMap((side) => [...state[side].players.values()].map((player) => lineOf(state, player, untilMs))),
    teamFouls: both((side) => [...state[side].teamFouls]),
    penalty: both((side) => isInPenalty(state, side)),
    coachOut: both((side) => out.includes(side)),
    timeoutsLeft: both((side) => timeoutsLeft(state, side)),
    arrow: state.arrow,
  };
}

function lineOf(state: GameState, player: PlayerState, untilMs: number): Line {
  const { twoPointersMade, threePointersMade, freeThrowsMade } = player;
  return {
    side: player.side,
    player: player.player.key,
    gameOver: player.disqualified,
    figures: {
      points: 2 * twoPointersMade + 3 * threePointersMade + freeThrowsMade,
      twoPointersMade,
      twoPointersAttempted: player.twoPointersAttempted,
      threePointersMade,
      threePointersAttempted: player.threePointersAttempted,
      freeThrowsMade,
      freeThrowsAttempted: player.freeThrowsAttempted,
      offensiveRebounds: player.offensiveRebounds,
      defensiveRebounds: player.defensiveRebounds,
      assists: player.assists,
      steals: player.steals,
      turnovers: player.turnovers,
      blocks: player.blocks,
      blocksReceived: player.blocksReceived,
      foulsCommitted: player.foulsCommitted,
      foulsDrawn: player.foulsDrawn,
      seconds: Math.max(0, Math.round(playedMs(player, untilMs) / 1000)),
      plusMinus: plusMinus(state, player),
    },
  };
}

function differences(before: Stand, after: Stand): Omit<Consequences, "links" | "flags" | "reopened"> {
  const bySide = <Value>(of: (stand: Stand, side: Side) => Value) =>
    sides.map((side) => ({ side, before: of(before, side), after: of(after, side) })).filter((change) => change.before !== change.after);
  const lines = pairsOf(before.lines, after.lines);
  return {
    score: isSameScore(before.score, after.score) ? null : { before: before.score, after: after.score },
    periods: after.periods.flatMap(({ period, ...score }, index) => {
      const { home, away } = before.periods[index] ?? { home: 0, away: 0 };
      return isSameScore(score, { home, away }) ? [] : [{ period, before: { home, away }, after: score }];
    }),
    players: lines.flatMap(([was, is]) => {
      const names = Object.keys(is.figures) as LineFigure[];
      const figures = names
        .map((figure) => ({ figure, before: was.figures[figure], after: is.figures[figure] }))
        .filter((change) => change.before !== change.after);
      return figures.length === 0 ? [] : [{ side: is.side, player: is.player, figures }];
    }),
    teamFouls: sides.flatMap((side) =>
      Array.from({ length: Math.max(before.teamFouls[side].length, after.teamFouls[side].length) }, (_, period) => {
        const [was, is] = [before.teamFouls[side][period] ?? 0, after.teamFouls[side][period] ?? 0];
        return { side, period, before: was, after: is };
      }).filter((change) => change.before !== change.after),
    ),
    penalty: bySide((stand, side) => stand.penalty[side]),
    gameOver: lines
      .filter(([was, is]) => was.gameOver !== is.gameOver)
      .map(([was, is]) => ({ side: is.side, player: is.player, before: was.gameOver, after: is.gameOver })),
    coachOut: bySide((stand, side) => stand.coachOut[side]),
    timeoutsLeft: bySide((stand, side) => stand.timeoutsLeft[side]),
    arrow: before.arrow === after.arrow ? null : { before: before.arrow, after: after.arrow },
  };
}

/** Players on both lists: a list is changed by the office, and tells its own story. */
function pairsOf(before: readonly Line[], after: readonly Line[]): [Line, Line][] {
  const known = new Map(before.map((line) => [`${line.side} ${line.player}`, line]));
  return after.flatMap((line): [Line, Line][] => {
    const was = known.get(`${line.side} ${line.player}`);
    return was ? [[was, line]] : [];
  });
}

function isSameScore(one: Score, other: Score): boolean {
  return one.home === other.home && one.away === other.away;
}

function linksOf(plays: readonly Play[], { changes }: TableCommand, events: readonly EventToFold[]): Consequences["links"] {
  const named = new Set(changes.map(({ eventId }) => eventId));
  const gone = events.flatMap((event) => (event.op === "void" && !named.has(event.eventId) ? [event.target] : []));
  const changed = new Set(changes.flatMap((change) => (change.op === "amend" || change.op === "move" ? [change.target] : [])));
  const kept = plays.filter(({ link }) => link !== null && changed.has(link.to)).map(({ eventId }) => eventId);
  return { gone, kept };
}

function faultOf(event: EventToFold): GameFault[] {
  if (event.op !== "add" || event.fact.type !== "flag.raise" || event.fact.about === null) return [];
  const { kind, detail, about } = event.fact;
  return [{ kind, detail, about }];
}

/** Of all that is told, amended, voided or moved, before and after. */
export function confirmedPeriods(game: StandingGame, { changes }: Pick<TableCommand, "changes">): readonly number[] {
  const { periods, rules } = game.state;
  const touched = changes.flatMap((change) => {
    const play = change.op === "add" ? undefined : game.plays[game.placeOf(change.target)];
    const moments = [play?.moment, "moment" in change ? change.moment : undefined];
    return moments.flatMap((moment) => (moment ? [periodIndex(moment.period, rules.format)] : []));
  });
  return [...new Set(touched)].filter((index) => periods[index]?.confirmed === true).toSorted((a, b) => a - b);
}
