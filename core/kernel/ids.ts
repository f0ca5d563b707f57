/** A string that stands for one kind of thing only: a `TeamId` is not a `ClubId`. */
export type Branded<Name extends string> = string & { readonly __brand: Name };

export type TenantId = Branded<"TenantId">;
export type GameId = Branded<"GameId">;
/** Client-made (UUIDv7) or derived from a source's own number: the idempotency key of an event within its game. */
export type EventId = Branded<"EventId">;
/** One gesture of an operator, or one run of an importer. */
export type CommandId = Branded<"CommandId">;
/**
 * A player within one game's log. Not a person: the link from key to person is kept outside the log,
 * so that merging or parting two persons never rewrites a game.
 */
export type PlayerKey = Branded<"PlayerKey">;
