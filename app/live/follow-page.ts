import { logPosition, readLogPosition, type LogPosition } from "#contract/live/live-event.ts";
import type { Channel, GameInShort } from "#contract/live/stream-message.ts";
import { tellGame } from "./game-now-store.ts";
import { pageRefresher } from "./page-refresher.ts";
import { sharedClient } from "./shared-client.ts";
import { watchLine } from "./watch-line.ts";

/** Asks for the page again and answers with the position of the log that it then shows. */
export type AskPage = () => Promise<string | null>;

/** What happens together is one page. */
const togetherMs = 2000;
/** The page that came was made before what is known by now. */
const againMs = 1000;
/** On pages of many games a score alone is no reason to ask for the page more often: it stands there already. */
const scoresEveryMs = 15_000;
/** What is missing may still come by itself. */
const patienceMs = 500;

/** A game's page: where the game stands is told at once, the rest is the server's page, asked for again. */
export function followGamePage(gameId: string, version: string, ask: AskPage): () => void {
  const client = sharedClient();
  const channel: Channel = `game:${gameId}`;
  const line = watchLine(client);
  let shown = version;
  let told = justBefore(version);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const pages = pageRefresher(async () => {
    shown = (await ask()) ?? shown;
    if (isAfter(told, shown)) pages.wish(againMs);
  });
  const leave = client.listen(channel, {
    position: () => told,
    onMessage(message) {
      line.heard();
      if (message.event === "events" && isAfter(message.data.to, told)) {
        told = message.data.to;
        client.moved(channel);
        tellGame(gameId, message.data.now);
        if (isAfter(told, shown)) pages.wish(togetherMs);
      } else if (message.event === "reset") {
        // Another life of the log, or too much of it: the page tells it whole, and the stream goes on from there.
        told = justBefore(message.data.to);
        client.moved(channel);
        tellGame(gameId, null);
        pages.wish(0);
        client.reconnect();
      } else if (message.event === "heartbeat" && isAfter(message.data.positions[channel] ?? told, told)) {
        clearTimeout(waiting);
        waiting = setTimeout(() => client.reconnect(), patienceMs);
      }
    },
  });
  return () => {
    leave();
    clearTimeout(waiting);
    pages.end();
    line.end();
    tellGame(gameId, null);
  };
}

/** A page of many games. */
export function followListPage(ask: AskPage): () => void {
  const client = sharedClient();
  const line = watchLine(client);
  const pages = pageRefresher(async () => void (await ask()));
  let known: readonly GameInShort[] | null = null;
  let revision = 0;
  const leave = client.listen("games", {
    position: () => null,
    onMessage(message) {
      line.heard();
      // Another connecting, perhaps to another node: its first word is its newest.
      if (message.event === "hello") revision = 0;
      if (message.event !== "state" || message.data.state.kind !== "games" || message.data.revision <= revision) return;
      ({ revision } = message.data);
      const { games } = message.data.state;
      if (known !== null && says(known, states) !== says(games, states)) pages.wish(togetherMs);
      else if (known !== null && says(known, scores) !== says(games, scores)) pages.wish(scoresEveryMs);
      for (const { gameId } of known ?? []) if (!games.some((game) => game.gameId === gameId)) tellGame(gameId, null);
      for (const { gameId, now } of games) tellGame(gameId, now);
      known = games;
    },
  });
  return () => {
    leave();
    pages.end();
    line.end();
    for (const { gameId } of known ?? []) tellGame(gameId, null);
  };
}

function says(games: readonly GameInShort[], what: (game: GameInShort) => unknown): string {
  return JSON.stringify(games.map(what));
}

function states({ gameId, now }: GameInShort): unknown {
  return [gameId, now.status];
}

function scores({ now }: GameInShort): unknown {
  return [now.home.points, now.away.points];
}

/** From there the stream tells the last thing that is shown once more, and with it where the game stands. */
function justBefore(position: string): LogPosition {
  const { epoch, sequence } = readLogPosition(position) ?? { epoch: 1, sequence: 0 };
  return logPosition(epoch, Math.max(0, sequence - 1));
}

function isAfter(one: string, other: string): boolean {
  const [left, right] = [readLogPosition(one), readLogPosition(other)];
  if (!left || !right) return false;
  return left.epoch === right.epoch ? left.sequence > right.sequence : left.epoch > right.epoch;
}
