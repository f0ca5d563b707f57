import type { GameEvent, StoredEvent } from "#core/game/events.ts";
import type { CommandId, EventId, GameId } from "#core/kernel/ids.ts";

/** The events of one gesture or one import, to be added to a game's log as a whole or not at all. */
export type AppendRequest = {
  readonly gameId: GameId;
  /** The version the events were decided at: sequence of the last event seen, 0 for none. */
  readonly expectedVersion: number;
  readonly command: {
    readonly commandId: CommandId;
    /** Tells whether the same id comes with the same order again; any digest will do, always the same one. */
    readonly payloadDigest: string;
  };
  /**
   * Stored as recorded by `command`, whatever their own recording says. May be empty: a command that changed nothing
   * is remembered too.
   */
  readonly events: readonly GameEvent[];
  /** Epoch milliseconds. */
  readonly recordedAt: number;
};

/** Where a command's events stand. `version` is the sequence of the last; no events: the version it found. */
export type Appended = { readonly epoch: number; readonly firstSequence: number; readonly version: number };

export type AppendAnswer =
  | ({ readonly kind: "appended" } & Appended)
  /** The same command came again: its first answer. Nothing was written, nothing projected. */
  | ({ readonly kind: "answered-before" } & Appended)
  /** Somebody else wrote since; decide again on top of `version`. */
  | { readonly kind: "conflict"; readonly version: number }
  /** The id belongs to another command already. */
  | { readonly kind: "command-id-taken"; readonly commandId: CommandId }
  /** An event of that id is in the log already, by another command, or twice in this one. */
  | { readonly kind: "event-id-taken"; readonly eventId: EventId };

export type LogHead = { readonly epoch: number; readonly version: number };

/** Runs with the append, in its transaction: when it throws, nothing was appended. */
export type Projection<Transaction> = (transaction: Transaction, appended: Appended) => Promise<void>;

/**
 * The logs of one tenant's games. Appends to one game take turns; an answer of `appended` means that events and
 * projections are kept for good. A game the tenant does not have is a defect of the caller and throws.
 */
export type EventStore<Transaction> = {
  append(request: AppendRequest, project?: Projection<Transaction>): Promise<AppendAnswer>;
  /** In order of arrival, from `fromSequence` (inclusive; 1 is the first). */
  read(gameId: GameId, fromSequence?: number): Promise<readonly StoredEvent[]>;
  /** `null`: nothing was ever appended. */
  head(gameId: GameId): Promise<LogHead | null>;
};

/** The first event id that stands twice in a list. */
export function repeatedEventId(events: readonly GameEvent[]): EventId | undefined {
  const seen = new Set<EventId>();
  return events.find(({ eventId }) => seen.size === seen.add(eventId).size)?.eventId;
}
