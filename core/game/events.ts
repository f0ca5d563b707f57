import type { CommandId, EventId } from "../kernel/ids.ts";
import type { Fact, GameMoment, Link } from "./facts.ts";

/** Who wrote an event down, from what, and when. Never read by the fold. */
export type Recording = {
  readonly commandId: CommandId;
  readonly actor: string;
  readonly role: "importer" | "scorer" | "clock" | "shot-clock" | "statistics" | "spotter" | "bridge" | "league" | "simulator";
  readonly deviceId: string | null;
  readonly leaseToken: string | null;
  /** What the operator had seen when deciding. */
  readonly baseSequence: number | null;
  /** The key's own time mapped to server time, epoch milliseconds. */
  readonly occurredAt: number | null;
  /** Version of the rules the event was decided under. */
  readonly ruleProfile: string;
};

/** What every event carries, whatever it does. */
export type Envelope = {
  readonly eventId: EventId;
  readonly recording: Recording;
  /** Why, for a correction. */
  readonly reason: string | null;
};

/** A fact enters the log at its place: `orderKey` orders the game, apart from the order of arrival. */
export type AddEvent = Envelope & {
  readonly op: "add";
  readonly orderKey: string;
  readonly moment: GameMoment;
  readonly link: Link | null;
  readonly fact: Fact;
};

/** The target says something else now. The place stays. */
export type AmendEvent = Envelope & {
  readonly op: "amend";
  readonly target: EventId;
  readonly moment: GameMoment;
  readonly link: Link | null;
  readonly fact: Fact;
};

/**
 * The target never happened. Voiding a correction takes the correction back. What hangs on the target by links is
 * voided by events of its own, which `decide` proposes together.
 */
export type VoidEvent = Envelope & { readonly op: "void"; readonly target: EventId };

/** The target happened elsewhere in the order. */
export type MoveEvent = Envelope & { readonly op: "move"; readonly target: EventId; readonly orderKey: string };

/**
 * The union of everything a game's log may hold. The log is append-only; a correction is one more event.
 */
export type GameEvent = AddEvent | AmendEvent | VoidEvent | MoveEvent;

/** All that a fold reads of an event: not who wrote it down, nor why. */
export type EventToFold = WithoutRecording<GameEvent>;
type WithoutRecording<Event> = Event extends GameEvent ? Omit<Event, "recording" | "reason"> : never;

/** An event as the store keeps it: numbered without gaps within its game. */
export type StoredEvent = { readonly sequence: number; readonly epoch: number; readonly recordedAt: number; readonly event: GameEvent };

/** A fact in force after corrections, at its place. What the fold reads. */
export type Play = {
  readonly eventId: EventId;
  readonly orderKey: string;
  readonly moment: GameMoment;
  readonly link: Link | null;
  readonly fact: Fact;
  /** Present when a correction changed or moved it after it was first shown: the last one that did. */
  readonly corrected?: EventId;
};
