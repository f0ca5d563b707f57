import { type ClockAnchor, remainingAt } from "#core/game/clock-anchor.ts";
import { gameClockCells, shotClockCells, textOfCells } from "#core/game/clock-text.ts";
import { otherSide, type Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameState } from "#core/game/game-state.ts";
import { periodAt, type Period } from "#core/game/period.ts";
import type { BoxScore, PlayerLine } from "#core/stats/box-score.ts";
import { gameLeaders, leaderKinds } from "#core/stats/game-leaders.ts";

/** Every value a text, every key there in every state of a game, so that no title of a graphic loses what it is bound to. */
export type VmixRow = Readonly<Record<string, string>>;

export type VmixQuestion = {
  readonly now: GameNow;
  readonly state: GameState;
  readonly box: BoxScore;
  /** A line that an operator has set by hand; `null`: none. */
  readonly line: string | null;
  /** Epoch milliseconds of the server's timeline. */
  readonly at: number;
  /** In the asked language; `null`: as the game's own team lists have them. */
  readonly names: VmixNames | null;
};

/** What the league calls the two teams and, by their keys, the players; `null`: nobody it knows. */
export type VmixNames = Readonly<Record<Side, string>> & { readonly player: (key: PlayerKey) => string | null };
type NameOf = (line: PlayerLine) => string;

/** Columns for overtimes: as many as have ever been played in a game of note. */
const overtimeColumns = 4;
const fiveColumns = 5;

/** A game as one flat row for titling programs (vMix Data Sources). No words: numbers, names, codes (docs/formats/vmix.md). */
export function vmixRow(question: VmixQuestion): VmixRow {
  const { now, line, state, at } = question;
  const { clockReading } = state.rules;
  return {
    status: now.status,
    period: now.period === null ? "" : periodCode(now.period),
    periodEnded: flag(now.periodEnded),
    clock: textOfCells(gameClockCells(remainingAt(now.clock, at), clockReading.game)),
    clockRunning: flag(now.clock.running && remainingAt(now.clock, at) > 0),
    shotClock: textOfCells(shotClockCells(shotRemaining(now, at), clockReading.shot)),
    pause: now.pause?.kind ?? "",
    pauseSide: now.pause?.kind === "time-out" ? (now.pause.side ?? "") : "",
    pauseClock: typeof now.pause?.endsAt === "number" ? minutes(now.pause.endsAt - at) : "",
    arrow: now.arrow ?? "",
    quality: now.quality,
    line: line ?? "",
    ...sideColumns("home", question),
    ...sideColumns("away", question),
  };
}

function sideColumns(side: Side, { now, state, box, names }: VmixQuestion): Record<string, string> {
  const { points, teamFouls, inPenalty, timeoutsLeft } = now[side];
  const sheet = state[side].sheet;
  const lines = box.teams[side].players;
  const nameOf: NameOf = (line) => names?.player(line.key) ?? fullName(line);
  const columns: Record<string, string> = {
    Name: names?.[side] ?? sheet?.name ?? "",
    ShortName: sheet?.code ?? "",
    Coach: sheet?.coach ?? "",
    Score: String(points),
    Fouls: String(teamFouls),
    Penalty: flag(inPenalty),
    Bonus: flag(now[otherSide(side)].inPenalty),
    Timeouts: String(timeoutsLeft),
    ...periodColumns(side, state, box),
    ...leaderColumns(lines, nameOf),
    ...playerColumns(
      "Starter",
      lines.filter(({ starter }) => starter),
      nameOf,
    ),
    ...playerColumns(
      "Court",
      lines.filter(({ onCourt }) => onCourt),
      nameOf,
    ),
  };
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [side + name, value]));
}

/** `PointsP1` … `PointsOT4`; empty before a period. */
function periodColumns(side: Side, { rules: { format } }: GameState, box: BoxScore): Record<string, string> {
  const told = new Map(box.periods.map((each) => [periodCode(each.period), each[side]]));
  const codes = Array.from({ length: format.regularPeriods + overtimeColumns }, (_, index) => periodCode(periodAt(index, format)));
  return Object.fromEntries(codes.map((code) => [`Points${code.startsWith("OT") ? code : `P${code}`}`, String(told.get(code) ?? "")]));
}

function leaderColumns(lines: readonly PlayerLine[], nameOf: NameOf): Record<string, string> {
  const leaders = new Map(gameLeaders(lines).map((leader) => [leader.kind, leader]));
  return Object.fromEntries(
    leaderKinds.flatMap((kind) => {
      const leader = leaders.get(kind);
      const name = `${kind[0]!.toUpperCase()}${kind.slice(1)}Leader`;
      return [
        [`${name}Number`, leader?.line.shirt ?? ""],
        [`${name}Name`, leader === undefined ? "" : nameOf(leader.line)],
        [name, String(leader?.value ?? "")],
      ];
    }),
  );
}

function playerColumns(what: string, lines: readonly PlayerLine[], nameOf: NameOf): Record<string, string> {
  const five = lines.toSorted((a, b) => Number(a.shirt) - Number(b.shirt) || a.shirt.length - b.shirt.length);
  return Object.fromEntries(
    Array.from({ length: fiveColumns }, (_, place) => {
      const line = five[place];
      const name = `${what}${place + 1}`;
      return [
        [`${name}Number`, line?.shirt ?? ""],
        [`${name}Name`, line === undefined ? "" : nameOf(line)],
        [`${name}Points`, line === undefined ? "" : String(line.points)],
        [`${name}Fouls`, String(line?.foulsCommitted ?? "")],
      ] as const;
    }).flat(),
  );
}

function fullName({ givenName, familyName }: PlayerLine): string {
  return `${givenName} ${familyName}`.trim();
}

/** "1" to "4", "OT1". */
function periodCode({ kind, number }: Period): string {
  return kind === "overtime" ? `OT${number}` : String(number);
}

/** Nothing is attacked between two periods. */
function shotRemaining({ shotClock, periodEnded }: GameNow, at: number): number | null {
  const anchor: ClockAnchor | null = periodEnded ? null : shotClock;
  return anchor && remainingAt(anchor, at);
}

function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function flag(isSo: boolean): string {
  return isSo ? "1" : "0";
}
