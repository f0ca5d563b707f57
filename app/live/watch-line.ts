import { timerAddresses } from "#contract/live/timer-api.ts";
import { tellStale } from "./game-now-store.ts";
import type { LiveConnection } from "./live-connection.ts";

const lookEveryMs = 1000;
/** A line that is made again within this was never lost to the reader. */
const lostAfterMs = 4000;
/** Spectators' heartbeats come seldom: after so long a silence the server is asked whether it is there. */
const silentAfterMs = 6000;
const answerWithinMs = 2000;

export type LineWatch = {
  /** Something has come. */
  heard(): void;
  end(): void;
};

/** Tells the page within ten seconds when what it shows may be old, and when it is true again. */
export function watchLine(connection: LiveConnection): LineWatch {
  let heardAt = performance.now();
  let lostAt: number | null = null;
  let isUnanswered = false;
  let isAsking = false;

  function heard(): void {
    heardAt = performance.now();
    isUnanswered = false;
  }

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      await fetch(timerAddresses.time(), { cache: "no-store", signal: AbortSignal.timeout(answerWithinMs) });
      heard();
    } catch {
      isUnanswered = true;
    }
    isAsking = false;
  }

  function look(): void {
    const now = performance.now();
    if (connection.state === "connected") lostAt = null;
    else lostAt ??= now;
    if (lostAt === null && now - heardAt > silentAfterMs && !isAsking && !document.hidden) void ask();
    tellStale(lostAt === null ? isUnanswered : now - lostAt > lostAfterMs);
  }

  const timer = setInterval(look, lookEveryMs);
  const unwatch = connection.watch(look);
  return {
    heard,
    end() {
      clearInterval(timer);
      unwatch();
      tellStale(false);
    },
  };
}
