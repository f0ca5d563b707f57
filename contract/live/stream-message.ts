import type { GameNow } from "#core/game/game-now.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { GraphicsState } from "./graphics.ts";
import type { Lease } from "./lease.ts";
import type { LiveEvent, LogPosition } from "./live-event.ts";

/**
 * What may be listened to, all of one tenant. `game` has the log's events and can be resumed from any position; the others
 * tell a state, whose newest replaces all before it and which is told whole to whoever comes.
 */
export type Channel =
  | `game:${string}`
  /** Every game of the tenant that is being played, in short. */
  | "games"
  /** The same of one league, by the id of its row. */
  | `league:${string}`
  /** Which game the screens of a hall show, by the hall's slug. */
  | `venue:${string}`
  /** What the overlay of a game shows. */
  | `graphics:${string}`
  /** Who holds which role at the table of a game, and what is flagged: for those with a link to it. */
  | `operators:${string}`
  /** Nothing but heartbeats. */
  | "probe";

/** One line of `data:` in the stream, named by `event:`. */
export type StreamMessage =
  | {
      readonly event: "hello";
      readonly data: {
        readonly protocol: 1;
        /** Epoch milliseconds of the server's timeline, read when this was written. */
        readonly serverTime: number;
        readonly heartbeatMs: number;
        /** Of the running build: screens load a new one between periods. */
        readonly build: string | null;
      };
    }
  /** More of a game's log: the events after `from`, up to `to`. `from` is what the listener has, or it asks again. */
  | {
      readonly event: "events";
      readonly data: {
        readonly channel: Channel;
        readonly from: LogPosition;
        readonly to: LogPosition;
        readonly events: readonly LiveEvent[];
        readonly now: GameNow;
      };
    }
  /** The listener's position cannot be continued: read the log anew (`liveAddresses.log`), it stands at least at `to`. */
  | { readonly event: "reset"; readonly data: { readonly channel: Channel; readonly to: LogPosition; readonly reason: ResetReason } }
  /** The newest of a channel that tells a state. `revision` grows; an older one than the last is left out. */
  | { readonly event: "state"; readonly data: { readonly channel: Channel; readonly revision: number; readonly state: ChannelState } }
  | {
      readonly event: "heartbeat";
      readonly data: {
        readonly serverTime: number;
        /** Where each game channel stands: whoever has less has lost something. */
        readonly positions: Readonly<Record<Channel, LogPosition>>;
      };
    }
  /** The channel's payload under its key: base64url of nonce and AES-GCM ciphertext of another message's JSON. */
  | { readonly event: "encrypted"; readonly data: { readonly channel: Channel; readonly cipher: string } }
  /** The server closes: come back after so long, or not at all. */
  | { readonly event: "bye"; readonly data: { readonly code: ByeCode; readonly retryAfterMs: number | null } };

/** `mended`: what was told before may have been wrong, and caches on the way may have it. */
export type ResetReason = "epoch" | "too-far-behind" | "unknown-position" | "mended";
export type ByeCode = "draining" | "slow" | "too-many-channels" | "link-expired" | "link-revoked";

export type ChannelState = GamesState | VenueState | GraphicsState | OperatorsState;

/** In short, of every game now being played; those just over stay for a while. */
export type GamesState = { readonly kind: "games"; readonly games: readonly GameInShort[] };

export type GameInShort = { readonly gameId: GameId; readonly leagueId: string; readonly now: GameNow };

/** `null`: no game now; the screens show the next one and a clock. */
export type VenueState = { readonly kind: "venue"; readonly gameId: GameId | null };

export type OperatorsState = {
  readonly kind: "operators";
  readonly leases: readonly Lease[];
  readonly flags: readonly { readonly kind: string; readonly detail: string }[];
};
