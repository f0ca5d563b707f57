import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import type { Channel } from "#contract/live/stream-message.ts";
import type { PageTag, PageTagNotice } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

/** What nodes tell each other: that something has grown, never what. Each reads it from the database. */
export type BridgeMessage =
  | {
      readonly kind: "game";
      readonly tenantId: TenantId;
      readonly gameId: GameId;
      readonly epoch: number;
      readonly version: number;
      /** Pages that show it. */
      readonly tags: readonly PageTag[];
      /** When it was committed, by the games' time; left out by nodes of before. ALERT3 */
      readonly at?: number;
    }
  /** What was stored or told of a game was wrong, and is right now. LIVE26 */
  | { readonly kind: "mended"; readonly tenantId: TenantId; readonly gameId: GameId }
  | { readonly kind: "state"; readonly tenantId: TenantId; readonly channel: Channel }
  | { readonly kind: "pages"; readonly notice: PageTagNotice };

export type BridgeListener = {
  /** From another node. */
  readonly onMessage: (message: BridgeMessage) => void;
  /** Messages may have been missed: what one holds is to be looked at again. */
  readonly onGap: () => void;
  /** Told once each time the line is lost. */
  readonly onLost: (error: Error) => void;
};

export type Bridge = {
  /** Whether messages come and go. */
  readonly isUp: boolean;
  /** `false`: it did not go out. */
  publish(message: BridgeMessage): Promise<boolean>;
  close(): Promise<void>;
};

type Envelope = { readonly node: string; readonly number: number; readonly message: BridgeMessage };

const longestPauseMs = 2000;

/**
 * A channel between the nodes of one installation over a server that speaks Redis' protocol. Comes back by itself, for
 * ever; nothing waits for it, and a start without it succeeds.
 */
export function openBridge(url: string, installation: string, listener: BridgeListener): Bridge {
  const channel = `fullcourt live ${installation}`;
  const node = randomUUID();
  const heard = new Map<string, number>();
  const options = { url, disableOfflineQueue: true, pingInterval: 5000, socket: { connectTimeout: 3000, reconnectStrategy } };
  const speaking = createClient(options);
  const hearing = createClient(options);
  let sent = 0;
  let isLost = false;
  let isSubscribed = false;
  let isClosed = false;

  speaking.on("error", lost);
  hearing.on("error", lost);
  hearing.on("ready", () => void hear().catch(lost));
  speaking.connect().catch(lost);
  hearing.connect().catch(lost);

  /** Each time the line is there. What was said before one listened is missed as well, the first time too. */
  async function hear(): Promise<void> {
    // Later on the client does it by itself, before it says that it is ready.
    if (!isSubscribed) await hearing.subscribe(channel, take);
    isSubscribed = true;
    isLost = false;
    listener.onGap();
  }

  function lost(error: Error): void {
    if (isLost || isClosed) return;
    isLost = true;
    listener.onLost(error);
  }

  function take(text: string): void {
    const envelope = JSON.parse(text) as Envelope;
    if (envelope.node === node) return;
    const last = heard.get(envelope.node);
    heard.set(envelope.node, envelope.number);
    if (last !== undefined && envelope.number !== last + 1) listener.onGap();
    listener.onMessage(envelope.message);
  }

  return {
    get isUp() {
      return speaking.isReady && hearing.isReady && isSubscribed;
    },
    async publish(message) {
      if (!speaking.isReady) return false;
      sent += 1;
      const envelope: Envelope = { node, number: sent, message };
      return speaking.publish(channel, JSON.stringify(envelope)).then(
        () => true,
        () => false,
      );
    },
    async close() {
      isClosed = true;
      speaking.destroy();
      hearing.destroy();
    },
  };
}

function reconnectStrategy(attempt: number): number {
  return Math.min(longestPauseMs, 50 * 2 ** Math.min(attempt, 6)) * (0.5 + Math.random() / 2);
}
