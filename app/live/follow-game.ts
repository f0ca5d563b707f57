import { type LogPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { Channel, ResetReason, StreamMessage } from "#contract/live/stream-message.ts";
import { type GameNow, gameNowOf } from "#core/game/game-now.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { LogAssembler } from "./log-assembler.ts";
import { readLog } from "./read-log.ts";
import type { LiveConnection } from "./live-connection.ts";

/** What is missing may still come by itself for so long. */
const patienceMs = 500;
/** A log that could not be read, or is not what the server has, is read again so often, each time after twice as long. */
const mostReadings = 4;

/**
 * A log kept up with its game from a position on, without a gap. `onGame` is told each new one, and where the game stands by
 * it.
 */
export function followGame(connection: LiveConnection, start: LiveLog, onGame: (log: LiveLog, now: GameNow) => void): () => void {
  const channel: Channel = `game:${start.gameId}`;
  const assembler = new LogAssembler(start);
  let isReading = false;
  let comparesFolds = true;
  let isStopped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let readings = 0;
  let readingAgain: ReturnType<typeof setTimeout> | undefined;

  function take(message: StreamMessage): void {
    if (message.event === "reset") void readAnew(message.data.to, null, message.data.reason);
    else if (message.event === "events") {
      try {
        takeEvents(message.data);
      } catch {
        // Not to be put together, or not to be folded: from the last good state nothing more can be made of it.
        void readAnew(message.data.to, message.data.now);
      }
    } else if (message.event === "heartbeat") compare(message.data.positions[channel]);
  }

  function takeEvents(data: Extract<StreamMessage, { readonly event: "events" }>["data"]): void {
    const before = assembler.log;
    const taken = assembler.take(data);
    if (taken === "other-log") return void readAnew(data.to);
    if (assembler.log !== before) {
      const now = tell();
      // The same log folded elsewhere: whoever comes to something else has another log.
      if (comparesFolds && assembler.log.position === data.to && !saysTheSame(now, data.now)) return void readAnew(data.to, data.now);
    }
    if (taken === "waiting") waiting ??= setTimeout(askAgain, patienceMs);
    else stopWaiting();
  }

  /** The server stands there: whoever has less has lost something on the way. */
  function compare(stands: LogPosition | undefined): void {
    if (stands !== undefined && !isReading && isElsewhere(stands, assembler.log.position)) waiting ??= setTimeout(askAgain, patienceMs);
  }

  function askAgain(): void {
    stopWaiting();
    if (!isStopped && !isReading) connection.reconnect();
  }

  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }

  function tell(): GameNow {
    const { log } = assembler;
    const now = nowOf(log);
    onGame(log, now);
    connection.moved(channel);
    return now;
  }

  /** The whole log, at least at a position; what comes meanwhile is asked for again after it. */
  async function readAnew(at: LogPosition, theirs: GameNow | null = null, reason: ResetReason = "too-far-behind"): Promise<void> {
    if (isReading) return;
    isReading = true;
    stopWaiting();
    clearTimeout(readingAgain);
    const outcome = await readOnce(at, theirs, reason);
    isReading = false;
    if (isStopped) return;
    if (outcome === "mended") readings = 0;
    else if (++readings < mostReadings) readingAgain = setTimeout(() => void readAnew(at, theirs, reason), patienceMs * 2 ** readings);
    // Another version of the program folds the same log otherwise: nothing is mended by reading it ever again.
    else if (outcome === "other-fold") comparesFolds = false;
    // Else the connection tells again where the game stands, and it is read then.
    connection.reconnect();
  }

  async function readOnce(at: LogPosition, theirs: GameNow | null, reason: ResetReason): Promise<"mended" | "other-fold" | "unread"> {
    try {
      const pastCaches = readings > 0 || reason === "mended";
      const log = await readLog({ gameId: start.gameId, at, hosts: connection.hosts, fetch: connection.fetch, pastCaches });
      // Whoever stands where the log never was is wrong, even if the log stands before that.
      if (isStopped || !assembler.replace(log, reason !== "too-far-behind")) return "mended";
      const now = tell();
      return theirs === null || log.position !== at || saysTheSame(now, theirs) ? "mended" : "other-fold";
    } catch {
      return "unread";
    }
  }

  const leave = connection.listen(channel, { position: () => assembler.log.position, onMessage: take });
  return () => {
    isStopped = true;
    stopWaiting();
    clearTimeout(readingAgain);
    leave();
  };
}

export function nowOf({ events, ruleProfile }: LiveLog): GameNow {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  return gameNowOf(events, rules);
}

/** Further on, or in another life of the log. */
function isElsewhere(stands: LogPosition, thanHere: LogPosition): boolean {
  const [there, here] = [readLogPosition(stands), readLogPosition(thanHere)];
  return there !== null && here !== null && (there.epoch !== here.epoch || there.sequence > here.sequence);
}

/** In what no two versions of the program may differ. */
function saysTheSame(ours: GameNow, theirs: GameNow): boolean {
  return (
    ours.status === theirs.status &&
    (["home", "away"] as const).every(
      (side) => ours[side].points === theirs[side].points && ours[side].teamFouls === theirs[side].teamFouls,
    )
  );
}
