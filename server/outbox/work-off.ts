/** What one kind of thing that is worked off later does otherwise than the others. Its rows lie in tables of its own. */
export type OutboxKind<Load> = {
  /** So many loads are ever worked at by one node. */
  readonly mostAtOnce: number;
  readonly lookEveryMs: number;
  /** Whether it waits for the next look after a load too. Else it looks again at once, for as long as there is something. */
  readonly isPaced: boolean;
  /** Whom a load is for, or what it is of: what is worked at one after the other. */
  laneOf(load: Load): string;
  /**
   * Takes what is due, under a lease that is written with it: no other node gets it before, whatever becomes of us. At most `room`
   * loads, one for each lane, none of the lanes that are `busy` here.
   */
  take(here: { readonly busy: readonly string[]; readonly room: number }): Promise<readonly Load[]>;
  /** Does it and writes down what became of it: done, again after a pause, given up. What rejects is taken again after its lease. */
  work(load: Load): Promise<void>;
};

export type OutboxWorker = {
  /** Something may be due. */
  wake(): void;
  /** Takes nothing more; resolves when what was taken is worked off. */
  close(): Promise<void>;
};

/**
 * Works off what is due, each lane by itself, so that one that keeps us waiting holds nothing else up; each node does so, and none what
 * another has taken. At least once: who falls between doing and writing down does it again.
 */
export function workOff<Load>(kind: OutboxKind<Load>, onFailure: (error: unknown) => void): OutboxWorker {
  const busy = new Map<Load, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  wake();

  function wake(): void {
    isWoken = true;
    if (isClosed || looking) return;
    clearTimeout(timer);
    timer = undefined;
    looking = look().finally(() => {
      looking = null;
      if (isWoken) wake();
      // Where there is no room, the end of a load makes some.
      else if (busy.size < kind.mostAtOnce) lookLater();
    });
  }

  function lookLater(): void {
    if (!isClosed) timer ??= setTimeout(wake, kind.lookEveryMs).unref();
  }

  async function look(): Promise<void> {
    isWoken = false;
    const room = kind.mostAtOnce - busy.size;
    if (room <= 0) return;
    try {
      const lanes = [...busy.keys()].map((load) => kind.laneOf(load));
      for (const load of await kind.take({ busy: lanes, room })) busy.set(load, workAt(load));
    } catch (error) {
      onFailure(error);
    }
  }

  function workAt(load: Load): Promise<void> {
    return Promise.resolve(load)
      .then((taken) => kind.work(taken))
      .catch(onFailure)
      .finally(() => {
        busy.delete(load);
        if (kind.isPaced) lookLater();
        else wake();
      });
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(busy.values());
    },
  };
}
