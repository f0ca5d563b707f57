import type { Delivery, Outbox, Settlement } from "./outbox.ts";

export type Delivering = {
  readonly outbox: Outbox;
  readonly send: (delivery: Delivery) => Promise<Settlement["result"]>;
  readonly onFailure: (error: unknown) => void;
  readonly pollMs?: number;
};

export type DeliveryJob = {
  /** Something may be due. */
  wake(): void;
  /** Resolves when what was taken is settled. */
  close(): Promise<void>;
};

const mostAtOnce = 512;
const mostTaken = 1000;
const settleEvery = 500;
const settleWithinMs = 100;

/** Sends what is due, many at once, for as long as there is something; each node does so, and none what another has taken. */
export function deliver({ outbox, send, onFailure, pollMs = 1000 }: Delivering): DeliveryJob {
  let settled: Settlement[] = [];
  let timer: NodeJS.Timeout | undefined;
  let settleTimer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let settling: Promise<void> = Promise.resolve();
  let isWoken = false;
  let isClosed = false;
  wake();

  function wake(): void {
    isWoken = true;
    if (isClosed || working) return;
    clearTimeout(timer);
    working = work().finally(() => {
      working = null;
      if (isClosed) return;
      if (isWoken) wake();
      else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function work(): Promise<void> {
    isWoken = false;
    try {
      let next = outbox.take(mostTaken);
      for (let taken = await next; taken.length > 0; taken = await next) {
        // Taken while these are sent, so that nobody waits for the database.
        const wasFull = taken.length === mostTaken;
        next = wasFull && !isClosed ? outbox.take(mostTaken) : Promise.resolve([]);
        await sendAll(taken);
      }
    } catch (error) {
      onFailure(error);
    }
    await flush();
  }

  async function sendAll(deliveries: readonly Delivery[]): Promise<void> {
    const waiting = deliveries.values();
    const lane = async () => {
      for (const delivery of waiting) put({ delivery, result: await send(delivery) });
    };
    await Promise.all(Array.from({ length: Math.min(mostAtOnce, deliveries.length) }, lane));
  }

  function put(settlement: Settlement): void {
    settled.push(settlement);
    if (settled.length >= settleEvery) void flush();
    else settleTimer ??= setTimeout(() => void flush(), settleWithinMs);
  }

  function flush(): Promise<void> {
    clearTimeout(settleTimer);
    settleTimer = undefined;
    const batch = settled;
    settled = [];
    if (batch.length > 0) settling = settling.then(() => outbox.settle(batch)).catch(onFailure);
    return settling;
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await working;
      await flush();
    },
  };
}
