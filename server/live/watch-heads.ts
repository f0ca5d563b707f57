import type { RunningLog } from "./log-heads.ts";

export type HeadWatch = {
  readonly read: () => Promise<readonly RunningLog[]>;
  /** How long until the next look; asked each time. */
  readonly pauseMs: () => number;
  /** Each log, at each look. */
  readonly onHead: (log: RunningLog, hasMoved: boolean) => void;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Looks now and then where the logs of running games stand, whatever notices came or did not: what a notice would have told
 * is found at the latest then.
 */
export function watchHeads({ read, pauseMs, onHead, onFailure }: HeadWatch): { hurry(): void; close(): Promise<void> } {
  const seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      for (const log of await read()) {
        const key = `${log.tenantId} ${log.gameId}`;
        const stands = `${log.epoch}.${log.version}`;
        const before = seen.get(key);
        seen.set(key, stands);
        onHead(log, before !== undefined && before !== stands);
      }
    } catch (error) {
      if (!isClosed) onFailure(error);
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = look();
    }, pauseMs());
    timer.unref();
  }

  plan();
  return {
    hurry: plan,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
