import { evolve } from "../game/evolve.ts";
import type { Play } from "../game/events.ts";
import type { Side } from "../game/facts.ts";
import { momentMs, newGame, type GameState } from "../game/game-state.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";

export type CourtFault = "starters-unknown" | "no-minutes" | "wrong-number-on-court" | "player-not-on-court";

/** Whether a log tells for every second who was on court; the first thing that does not fit, where it does not. */
export type CourtRecord =
  | { readonly reconciled: true }
  | { readonly reconciled: false; readonly fault: CourtFault; readonly side: Side | null; readonly elapsedMs: number };

/**
 * On/off and lineups are only as good as the substitutions. They reconcile when both sides' starters are known, time never
 * passes with more or fewer than five on court, and nobody leaves who was not there or enters who was. Two halves of one
 * change may stand apart in the log as long as the clock stands. LINE4
 */
export function courtRecordOf(plays: readonly Play[], rules: RuleSet): CourtRecord {
  const state = newGame(rules);
  const court = new CourtWatch();
  for (const play of plays) {
    court.before(state, play);
    evolve(state, play);
  }
  return court.record(state);
}

/** The same for whoever folds the game anyway. LINE4 */
export class CourtWatch {
  private found: CourtRecord | null = null;

  /** With the game as it stands before the play. */
  before(state: GameState, play: Play): void {
    this.found ??= faultOf(state, play);
  }

  /** With the game after its last play. */
  record(state: GameState): CourtRecord {
    if (this.found) return this.found;
    if (!state.home.startersKnown) return fault("starters-unknown", "home", 0);
    return state.away.startersKnown ? { reconciled: true } : fault("starters-unknown", "away", 0);
  }
}

function faultOf(state: GameState, { fact, moment }: Play): CourtRecord | null {
  if (fact.type === "source.change" && fact.notRecorded.includes("minutes")) return fault("no-minutes", null, state.nowMs);
  const atMs = momentMs(state, moment.period, moment.gameClockMs);
  if (atMs > state.latestMs) {
    const side = wrongSide(state, state.rules.playersOnCourt);
    if (side) return fault(state[side].startersKnown ? "wrong-number-on-court" : "starters-unknown", side, state.latestMs);
  }
  if (fact.type === "substitution" && !fits(state, fact.side, fact.out, fact.in)) return fault("player-not-on-court", fact.side, atMs);
  return null;
}

function fault(kind: CourtFault, side: Side | null, elapsedMs: number): CourtRecord {
  return { reconciled: false, fault: kind, side, elapsedMs };
}

function wrongSide(state: GameState, playersOnCourt: number): Side | null {
  if (state.home.onCourt !== playersOnCourt) return "home";
  return state.away.onCourt === playersOnCourt ? null : "away";
}

function fits(state: GameState, side: Side, out: readonly PlayerKey[], into: readonly PlayerKey[]): boolean {
  const { players } = state[side];
  const isOnCourt = (key: PlayerKey): boolean => players.get(key)?.onCourt === true;
  return out.every(isOnCourt) && !into.some(isOnCourt);
}
