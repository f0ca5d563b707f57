import { coachesOut } from "#core/game/coach-fouls.ts";
import { admit } from "#core/game/decide.ts";
import type { AddEvent, Recording } from "#core/game/events.ts";
import type { Side } from "#core/game/facts.ts";
import type { FlagKind } from "#core/game/flag-kinds.ts";
import { coachFaults } from "#core/game/game-faults.ts";
import { newGame, type GameState, type TeamState } from "#core/game/game-state.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { boxFlags, type PrintedLine } from "./printed-box.ts";

export type ImportFormat = "fiba-livestats" | "euroleague" | "genius-fixture" | "fiba-v7";

/** Whether a source knows clubs and people by ids that last beyond one game. IMP11 */
export function hasLastingIds(format: ImportFormat): boolean {
  return format !== "fiba-livestats";
}

/** What deserves a look in an imported game: never a lost event, never a refusal. */
export type QualityFlag = { readonly kind: FlagKind; readonly detail: string; readonly about: EventId | null };

/** A game as a source tells it, turned into a log. Event ids come from the source's own numbers, so importing twice changes nothing. */
export type ImportedGame = {
  readonly format: ImportFormat;
  /** The source's own id of the game, where the file or its name tells it. */
  readonly sourceGameId: string;
  /** Our own id of the game, where the file is what we told of it. */
  readonly ownGameId?: string | null;
  readonly ruleProfile: string;
  readonly about: {
    /** Local date `yyyy-mm-dd` and time `hh:mm` as the source prints them. */
    readonly date: string | null;
    readonly time: string | null;
    readonly venue: string | null;
    readonly round: number | null;
    readonly phase: string | null;
  };
  readonly events: readonly AddEvent[];
  /** Found while reading; what the rules find is added by `admitGame`. */
  readonly readingFlags: readonly QualityFlag[];
  /** The final score the source prints beside its events. */
  readonly printedScore: { readonly home: number; readonly away: number } | null;
  /** The box score the source prints beside its events; empty where it prints none. */
  readonly printedBox: readonly PrintedLine[];
};

/** More than this no game has had; a file with more is none, and would only fill the memory. IMP17 */
export const mostPlays = 20_000;
export const mostPlayers = 99;
export const mostAttendance = 200_000;

/** So many flags of a kind say all there is to say; how many more there are, one line does. */
const mostFlagsOfAKind = 25;
/** Details quote the file, and a file may hold anything. */
const longestDetail = 300;

/** A source file that cannot be a game: what is wrong with it, in one line. */
export class UnreadableGame extends Error {}

/** Recording shared by all events of one import: nobody at the table, no lease, no device. */
export function importRecording(format: ImportFormat, sourceGameId: string, ruleProfile: string): Recording {
  return {
    commandId: `${format}:${sourceGameId}` as CommandId,
    actor: format,
    role: "importer",
    deviceId: null,
    leaseToken: null,
    baseSequence: null,
    occurredAt: null,
    ruleProfile,
  };
}

/**
 * Puts an imported log through the rules in the lenient mode: every event enters the game, what the rules would have
 * refused becomes a flag. IMP1
 */
export function admitGame(game: ImportedGame): { state: GameState; flags: readonly QualityFlag[] } {
  const rules = ruleSetOf(game.ruleProfile);
  if (!rules) throw new Error(`Unknown rule profile ${game.ruleProfile}`);
  const state = newGame(rules);
  const flags: QualityFlag[] = [...game.readingFlags];
  const lineups = new LineupWatch(state);
  for (const event of game.events) {
    const coachesBefore = coachesOut(state);
    const refusal = admit(state, event);
    flags.push(...coachFaults(state, coachesBefore, event.eventId));
    if (refusal && !(refusal.rule === "COURT4" && event.fact.type === "substitution")) {
      flags.push({ kind: refusal.flag, detail: refusal.detail, about: event.eventId });
    }
    if (isPointOfNobody(event)) flags.push({ kind: "points-of-nobody", detail: `points at ${event.eventId}`, about: event.eventId });
    lineups.after(event, flags);
  }
  if (!state.ended) flags.push({ kind: "game-not-ended", detail: "the source has no end of the game", about: null });
  const printed = game.printedScore;
  if (printed && (printed.home !== state.home.points || printed.away !== state.away.points)) {
    const detail = `the source prints ${printed.home}:${printed.away}, its events make ${state.home.points}:${state.away.points}`;
    flags.push({ kind: "score-mismatch", detail, about: null });
  }
  flags.push(...boxFlags(state, game.printedBox));
  return { state, flags: atMostOfEachKind(flags) };
}

function isPointOfNobody({ fact }: AddEvent): boolean {
  return (fact.type === "field-goal" || fact.type === "free-throw") && fact.made && fact.player === null;
}

function atMostOfEachKind(flags: readonly QualityFlag[]): QualityFlag[] {
  const counts = new Map<FlagKind, number>();
  const kept = flags.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) as number) <= mostFlagsOfAKind;
  });
  for (const [kind, count] of counts) {
    if (count > mostFlagsOfAKind) kept.push({ kind, detail: `and ${count - mostFlagsOfAKind} more like it`, about: null });
  }
  return kept.map((flag) => (flag.detail.length > longestDetail ? { ...flag, detail: `${flag.detail.slice(0, longestDetail)}…` } : flag));
}

/**
 * A source prints substitutions in halves, so a side may have four or six for a moment. It is worth a flag only when
 * the clock has run on since.
 */
class LineupWatch {
  private readonly state: GameState;
  private readonly changedAtMs = { home: 0, away: 0 };
  private readonly told = { home: false, away: false };

  constructor(state: GameState) {
    this.state = state;
  }

  after({ fact, eventId }: AddEvent, flags: QualityFlag[]): void {
    if (fact.type === "substitution") {
      this.changedAtMs[fact.side] = this.state.nowMs;
      this.told[fact.side] = false;
      return;
    }
    const { home, away, rules } = this.state;
    if (home.onCourt !== rules.playersOnCourt) this.tell(home, eventId, flags);
    if (away.onCourt !== rules.playersOnCourt) this.tell(away, eventId, flags);
  }

  private tell({ side, onCourt }: TeamState, about: EventId, flags: QualityFlag[]): void {
    if (this.told[side] || this.state.nowMs <= this.changedAtMs[side]) return;
    this.told[side] = true;
    flags.push({ kind: "lineup-not-five", detail: `${side} plays with ${onCourt}`, about });
  }
}

export const sides: readonly [Side, Side] = ["home", "away"];
