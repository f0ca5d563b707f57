import { type LogPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { Channel } from "#contract/live/stream-message.ts";
import { pageRefresher } from "./page-refresher.ts";
import { sharedClient } from "./shared-client.ts";

/** What came was made before what is known by now. */
const againMs = 1000;

/** Asks whenever a game's log has gone on, soon and yet not everybody at the same instant; `ask` answers how far it was told. */
export function followGameLog(gameId: string, ask: () => Promise<string | null>): () => void {
  const client = sharedClient();
  const channel: Channel = `game:${gameId}`;
  let told: LogPosition | null = null;
  const asks = pageRefresher(async () => {
    const shown = await ask();
    if (isBehind(shown, told)) asks.wish(againMs);
  });
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

function isBehind(shown: string | null, told: string | null): boolean {
  const [one, other] = [readLogPosition(shown ?? ""), readLogPosition(told ?? "")];
  return one !== null && other !== null && (one.epoch < other.epoch || (one.epoch === other.epoch && one.sequence < other.sequence));
}
