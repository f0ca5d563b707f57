import type { LogPosition } from "#contract/live/live-event.ts";
import type { Channel, StreamMessage } from "#contract/live/stream-message.ts";

/** `suspended`: away for so long that it is tried seldom. `failed`: refused for good; it is not tried any more. */
export type ConnectionState = "connecting" | "connected" | "disconnected" | "suspended" | "failed";

export type ChannelListener = {
  /** How far a game's log has been read, asked at each connecting; `null`: nothing yet, or no log. */
  position(): LogPosition | null;
  onMessage(message: StreamMessage): void;
};

/** The line to the server as those who listen see it, whether it is this page's own or shared with others. */
export type LiveConnection = {
  readonly state: ConnectionState;
  /**
   * Why there is none, as a code of `connectionFaults`; `null`: there is one, or it is just being made. Beside `connected`,
   * `token-refused` says that only what is everybody's is heard.
   */
  readonly fault: ConnectionFault | null;
  /** How long nothing has been heard for, beyond what is usual; 0 while all is well. */
  readonly staleForMs: number;
  readonly hosts: readonly string[];
  readonly fetch: typeof fetch;
  listen(channel: Channel, listener: ChannelListener): () => void;
  /** A listener's position is another one now. */
  moved(channel: Channel): void;
  /** Drops the line and asks again at once from where each listener stands. */
  reconnect(): void;
  /** Something says that it may work now: the network is back, the page is shown. Does nothing while connected. */
  hurry(): void;
  /** Tells of each change of `state`. */
  watch(onChange: () => void): () => void;
};

/** The specification's codes: a token that is not taken, and a line that is lost. Their texts: `live.ts` of each language. */
export const connectionFaults = { "token-refused": 40_170, disconnected: 80_003 } as const;

export type ConnectionFault = keyof typeof connectionFaults;
