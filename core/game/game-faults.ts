import type { EventId } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { refusalOf } from "./decide.ts";
import type { Play } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { FactOf, FlagKind } from "./facts.ts";
import { newGame } from "./game-state.ts";

/** Something in a game that the rules would have refused, had it been told as it now stands. */
export type GameFault = { readonly kind: FlagKind; readonly detail: string; readonly about: EventId };

/** All of them, in the order of the game. */
export function faultsOf(plays: readonly Play[], rules: RuleSet): readonly GameFault[] {
  const state = newGame(rules);
  const faults: GameFault[] = [];
  for (const play of plays) {
    const refusal = refusalOf(state, play.fact, play.moment);
    if (refusal) faults.push({ kind: refusal.flag, detail: refusal.detail, about: play.eventId });
    evolve(state, play);
  }
  return faults;
}

export type OpenFlag = FactOf<"flag.raise"> & { readonly eventId: EventId };

/** Flags that nobody has cleared. One is cleared by its own id; what it is about may be gone. */
export function openFlags(plays: readonly Play[]): readonly OpenFlag[] {
  const cleared = new Set(plays.flatMap(({ fact }) => (fact.type === "flag.clear" ? [fact.about] : [])));
  return plays.flatMap(({ eventId, fact }) => (fact.type === "flag.raise" && !cleared.has(eventId) ? [{ ...fact, eventId }] : []));
}

/** Flags that say how something was written down, and leave no doubt about what happened. */
const harmless: ReadonlySet<FlagKind> = new Set<FlagKind>([
  "late-start",
  "clock-steps-back",
  "official-box-differs",
  "timeouts-exceeded",
  "key-time-unlikely",
  "horn-recalled",
]);

/** Whether the game cannot be confirmed while this flag is open. LIVE9 */
export function isBlocking(kind: FlagKind): boolean {
  return !harmless.has(kind);
}
