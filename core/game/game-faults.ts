import type { EventId } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { refusalOf } from "./decide.ts";
import type { Play } from "./events.ts";
import { evolve } from "./evolve.ts";
import { coachesOut, coachOutText } from "./coach-fouls.ts";
import { countRefusal } from "./count-refusal.ts";
import type { FactOf, Side } from "./facts.ts";
import type { FlagKind } from "./flag-kinds.ts";
import { type GameState, newGame } from "./game-state.ts";
import { linkRefusal } from "./linked-plays.ts";
import { isOnlyPlayed } from "./live-moment.ts";
import { periodIndex } from "./period.ts";
import { shotContradiction } from "./shot-contradiction.ts";

/** Something in a game that the rules would have refused, had it been told as it now stands, or that cannot be so. */
export type GameFault = { readonly kind: FlagKind; readonly detail: string; readonly about: EventId };

/** All of them, in the order of the game. */
export function faultsOf(plays: readonly Play[], rules: RuleSet): readonly GameFault[] {
  const state = newGame(rules);
  const faults: GameFault[] = [];
  const facts = new Map(plays.map(({ eventId, fact }) => [eventId, fact]));
  const unbegun = new Set<number>();
  for (const play of plays) {
    const target = play.link === null ? undefined : facts.get(play.link.to);
    // What says where it belongs is held against that alone: one that is torn off would else make all later ones too many.
    const unfit = play.link ? target && linkRefusal(play.fact, play.link, target) : countRefusal(state, play.fact);
    const refusal = refusalOf(state, play.fact, play.moment) ?? unfit;
    if (refusal) faults.push({ kind: refusal.flag, detail: refusal.detail, about: play.eventId });
    const index = unbegunPeriod(state, play);
    if (index !== null && !unbegun.has(index)) {
      unbegun.add(index);
      faults.push({ kind: "period-order", detail: `period ${index + 1} is played without having begun`, about: play.eventId });
    }
    const before = coachesOut(state);
    const contradiction = shotContradiction(play.fact);
    if (contradiction !== null) faults.push({ kind: "shot-contradicted", detail: contradiction, about: play.eventId });
    evolve(state, play);
    faults.push(...coachFaults(state, before, play.eventId));
  }
  return faults;
}

/** In which period that never began a basket, or anything else that is only played, stands; told once for each. PERIOD8 */
function unbegunPeriod(state: GameState, { fact, moment }: Play): number | null {
  const index = periodIndex(moment.period, state.rules.format);
  return isOnlyPlayed(fact.type) && state.periods[index]?.started !== true ? index : null;
}

/** Coaches whose game ended with a play: no fault of the record, but what the table has to act on. FOUL6 */
export function coachFaults(state: GameState, before: readonly Side[], about: EventId): readonly GameFault[] {
  const sent = coachesOut(state).filter((side) => !before.includes(side));
  return sent.map((side) => ({ kind: "coach-disqualified", detail: coachOutText(side, state[side].coachFouls), about }));
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
  "box-mismatch",
  "name-malformed",
  "timeouts-exceeded",
  "key-time-unlikely",
  "horn-recalled",
  "coach-disqualified",
  "shot-contradicted",
]);

/** Whether the game cannot be confirmed while this flag is open. LIVE9 */
export function isBlocking(kind: FlagKind): boolean {
  return !harmless.has(kind);
}
