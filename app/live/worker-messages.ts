import type { LogPosition } from "#contract/live/live-event.ts";
import type { Channel, StreamMessage } from "#contract/live/stream-message.ts";
import type { ConnectionFault, ConnectionState } from "./live-connection.ts";

/** What a page says to the worker that holds the connection of all pages of this browser, or to the page that does. */
export type ToWorker =
  | { readonly kind: "listen" | "moved"; readonly channel: Channel; readonly position: LogPosition | null }
  | { readonly kind: "unlisten"; readonly channel: Channel }
  /** `screen`: nobody sits before this page, and the line has the pace of screens. */
  | { readonly kind: "screen" | "reconnect" | "hurry" | "alive" | "leave" };

/** What it hears. */
export type FromWorker =
  /** Another page has the connection now: it is to be asked. */
  | { readonly kind: "gone" }
  | { readonly kind: "message"; readonly channel: Channel; readonly message: StreamMessage }
  | { readonly kind: "state"; readonly state: ConnectionState; readonly fault: ConnectionFault | null; readonly staleForMs: number };
