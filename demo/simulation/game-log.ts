import { decide } from "#core/game/decide.ts";
import type { AddEvent } from "#core/game/events.ts";
import type { Fact, GameMoment, Link } from "#core/game/facts.ts";
import { newGame, type GameState } from "#core/game/game-state.ts";
import { orderKeyAt } from "#core/game/order-key.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";

/** The scorer's pen: what it writes has passed the same rules as at a real table. */
export type GameLog = {
  /** The game as the rules see it after the last line. */
  readonly state: GameState;
  readonly events: readonly AddEvent[];
  /** Puts a fact to the rules and writes it down. A refusal is a defect of the simulator, so it throws. */
  write(fact: Fact, moment: GameMoment, link: Link | null, occurredAt: number): EventId;
};

/** One run of the simulator is one command, as one run of an importer is. */
const simulated = "simulated" as CommandId;

/** An empty log, or one to write on in: its lines so far and the game they make. What is added belongs to `commandId`. */
export function openGameLog(
  rules: RuleSet,
  before: { readonly events: readonly AddEvent[]; readonly state: GameState } = { events: [], state: newGame(rules) },
  commandId: CommandId = simulated,
): GameLog {
  const { state } = before;
  const events: AddEvent[] = [...before.events];
  function write(fact: Fact, moment: GameMoment, link: Link | null, occurredAt: number): EventId {
    const number = events.length + 1;
    const event: AddEvent = {
      op: "add",
      eventId: `simulated-${number}` as EventId,
      recording: {
        commandId,
        actor: "simulator",
        role: "simulator",
        deviceId: null,
        leaseToken: null,
        baseSequence: number - 1,
        occurredAt,
        ruleProfile: rules.id,
      },
      reason: null,
      orderKey: orderKeyAt(number),
      moment,
      link,
      fact,
    };
    const decision = decide(state, event);
    if (!decision.accepted) {
      const { rule, detail } = decision.refusal;
      throw new Error(`The simulator broke rule ${rule} with ${fact.type}: ${detail}`);
    }
    events.push(event);
    return event.eventId;
  }
  return { state, events, write };
}
