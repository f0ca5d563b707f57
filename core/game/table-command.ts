import type { CommandId, EventId } from "../kernel/ids.ts";
import type { RuleId } from "./decide.ts";
import type { EventToFold } from "./events.ts";
import type { Fact, FactType, GameMoment, Link } from "./facts.ts";
import type { FlagKind } from "./flag-kinds.ts";

/**
 * One gesture at the table: all of its changes are taken or none. The ids are the client's, so the same command sent
 * again gets its first answer again.
 */
export type TableCommand = {
  readonly commandId: CommandId;
  /** Sequence of the last event its sender had seen. */
  readonly baseVersion: number;
  readonly epoch: number;
  /** The key's own time on the server's timeline, epoch milliseconds. */
  readonly occurredAt: number;
  readonly changes: readonly TableChange[];
  /** Why, for a correction. */
  readonly reason: string | null;
  /** What a table may have missed something before is taken, and flagged, instead of refused. LIVE28 */
  readonly lenient?: boolean | undefined;
};

export type TableChange =
  | {
      readonly op: "add";
      readonly eventId: EventId;
      readonly moment: GameMoment;
      readonly link: Link | null;
      readonly fact: Fact;
      /** Inserted right after this one; `null`: at the end, where nearly everything happens. */
      readonly after: EventId | null;
    }
  | {
      readonly op: "amend";
      readonly eventId: EventId;
      readonly target: EventId;
      readonly moment: GameMoment;
      readonly link: Link | null;
      readonly fact: Fact;
    }
  | { readonly op: "void"; readonly eventId: EventId; readonly target: EventId }
  | { readonly op: "move"; readonly eventId: EventId; readonly target: EventId; readonly after: EventId | null };

/** Who sends it, and what was found out about him before. */
export type CommandSender = {
  readonly deviceId: string;
  readonly mayWrite: (type: FactType) => boolean;
  /** What the board's console tells while it is heard. BRIDGE1 */
  readonly isOutranked: (type: FactType) => boolean;
  /** Speaks for the league: for him a confirmed game is not closed. */
  readonly isLeague: boolean;
  /** Epoch milliseconds of the server's timeline. */
  readonly receivedAt: number;
  /** Digest of the log as it stands before the command. */
  readonly digest: () => string;
};

export type CommandRuleId = RuleId | `LIVE${number}` | `BRIDGE${number}`;

export type CommandDecision =
  /** The events are in the game already, which the caller may take back. */
  | { readonly kind: "accepted"; readonly events: readonly EventToFold[]; readonly flags: readonly FlagKind[]; readonly at: number }
  | { readonly kind: "refused"; readonly rule: CommandRuleId; readonly detail: string }
  | { readonly kind: "behind" };

/** Ends the deciding of a command; caught by `decideCommand` alone. */
export class CommandRefused extends Error {
  readonly rule: CommandRuleId;

  constructor(rule: CommandRuleId, detail: string) {
    super(detail);
    this.rule = rule;
  }
}
