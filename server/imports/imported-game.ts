import { admit } from "#core/game/decide.ts";
import type { AddEvent, Recording } from "#core/game/events.ts";
import type { FlagKind, Side } from "#core/game/facts.ts";
import { newGame, type GameState, type TeamState } from "#core/game/game-state.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";

export type ImportFormat = "fiba-livestats" | "euroleague";

/** What deserves a look in an imported game: never a lost event, never a refusal. */
export type QualityFlag = { readonly kind: FlagKind; readonly detail: string; readonly about: EventId | null };

/** A game as a source tells it, turned into a log. Event ids come from the source's own numbers, so importing twice changes nothing. */
export type ImportedGame = {
  readonly format: ImportFormat;
  /** The source's own id of the game, where the file or its name tells it. */
  readonly sourceGameId: string;
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
};

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
    const refusal = admit(state, event);
    if (refusal && !(refusal.rule === "COURT4" && event.fact.type === "substitution")) {
      flags.push({ kind: refusal.flag, detail: refusal.detail, about: event.eventId });
    }
    lineups.after(event, flags);
  }
  if (!state.ended) flags.push({ kind: "game-not-ended", detail: "the source has no end of the game", about: null });
  const printed = game.printedScore;
  if (printed && (printed.home !== state.home.points || printed.away !== state.away.points)) {
    const detail = `the source prints ${printed.home}:${printed.away}, its events make ${state.home.points}:${state.away.points}`;
    flags.push({ kind: "score-mismatch", detail, about: null });
  }
  return { state, flags };
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
