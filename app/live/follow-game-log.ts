import type { LogPosition } from "#contract/live/live-event.ts";
import type { Channel } from "#contract/live/stream-message.ts";
import { pageRefresher } from "./page-refresher.ts";
import { sharedClient } from "./shared-client.ts";

/** Asks whenever a game's log has gone on, and once at the beginning: soon, yet not everybody at the same instant. */
export function followGameLog(gameId: string, ask: () => Promise<void>): () => void {
  const client = sharedClient();
  const channel: Channel = `game:${gameId}`;
  const asks = pageRefresher(ask);
  let told: LogPosition | null = null;
  const leave = client.listen(channel, {
    position: () => told,
    onMessage(message) {
      if (message.event !== "events" && message.event !== "reset") return;
      told = message.data.to;
      client.moved(channel);
      asks.wish(0);
      // The stream goes on from there once it has heard that this is known.
      if (message.event === "reset") client.reconnect();
    },
  });
  return () => {
    leave();
    asks.end();
  };
}
