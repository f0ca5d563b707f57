import { liveAddresses } from "#contract/live/live-addresses.ts";
import { type LogPosition, readLogPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { connectionTimes, httpRetries } from "./connection-times.ts";

export type ReadLogOptions = {
  readonly gameId: string;
  /** The log stands there at least. */
  readonly at: LogPosition;
  readonly hosts: readonly string[];
  readonly fetch: typeof fetch;
  /** What a cache handed out before was wrong. */
  readonly pastCaches: boolean;
};

/**
 * A log of at least a position. Whatever a cache on the way hands out is judged by the position in it: one that is too old
 * is asked for again past all caches. Throws when nobody has it.
 */
export async function readLog({ gameId, at, hosts, fetch: ask, pastCaches }: ReadLogOptions): Promise<LiveLog> {
  for (let attempt = 0; attempt <= httpRetries; attempt++) {
    const host = hosts[attempt % hosts.length] ?? "";
    // At its position a log never changes; should what is there be something else, the newest will do.
    const isTrusted = attempt === 0 && !pastCaches;
    const address = isTrusted ? liveAddresses.log(gameId, at) : `${liveAddresses.log(gameId)}?past=${Date.now().toString(36)}`;
    const cache = isTrusted ? "default" : "reload";
    const log = await askOnce(ask, host + address, cache);
    if (log !== null && log.gameId === gameId && reaches(log.position, at)) return log;
  }
  throw new Error(`The log of ${gameId} at ${at} could not be read`);
}

async function askOnce(ask: typeof fetch, address: string, cache: RequestCache): Promise<LiveLog | null> {
  try {
    const answer = await ask(address, { signal: AbortSignal.timeout(connectionTimes.httpRequest), cache });
    return answer.ok ? ((await answer.json()) as LiveLog) : null;
  } catch {
    return null;
  }
}

function reaches(position: LogPosition, wanted: LogPosition): boolean {
  const [given, asked] = [readLogPosition(position), readLogPosition(wanted)];
  if (!given || !asked) return false;
  return given.epoch > asked.epoch || (given.epoch === asked.epoch && given.sequence >= asked.sequence);
}
