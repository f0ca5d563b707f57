import { followGame } from "#app/live/follow-game.ts";
import { sharedClient } from "#app/live/shared-client.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";

/** A page that does nothing but follow the game its address names, as a spectator's or a screen's, and writes where it stands. */
const [, gameId = "", kind = ""] = location.hash.split("#");
const client = sharedClient(kind === "screen");
const start = (await (await fetch(liveAddresses.log(gameId))).json()) as LiveLog;

function show(position: string): void {
  document.body.dataset["position"] = position;
}

function showConnection(): void {
  document.body.dataset["connection"] = client.state;
}

show(start.position);
showConnection();
client.watch(showConnection);
followGame(client, start, (log, now) => {
  show(log.position);
  document.body.dataset["score"] = `${now.home.points}:${now.away.points}`;
});
