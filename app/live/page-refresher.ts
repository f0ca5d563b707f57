/** Spread over so long, so that not everybody asks at the same instant. */
const jitterMs = 500;

export type PageRefresher = {
  /** The page is to be asked for again within so long; earlier wishes stand. */
  wish(inMs: number): void;
  end(): void;
};

/** Asks for a page again: wishes that come together are one, and nobody asks for a page that is not looked at. */
export function pageRefresher(ask: () => Promise<void>): PageRefresher {
  let dueAt = Infinity;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    if (dueAt !== Infinity) timer = setTimeout(() => void askNow(), Math.max(0, dueAt - performance.now()));
  }

  async function askNow(): Promise<void> {
    if (document.hidden || isAsking) return;
    dueAt = Infinity;
    isAsking = true;
    // A page that could not be had stays as it is; the line says when it is lost.
    await ask().catch(() => undefined);
    isAsking = false;
    wait();
  }

  function lookAgain(): void {
    if (!document.hidden && dueAt !== Infinity) void askNow();
  }
  document.addEventListener("visibilitychange", lookAgain);
  return {
    wish(inMs) {
      dueAt = Math.min(dueAt, performance.now() + inMs + Math.random() * jitterMs);
      if (!isAsking) wait();
    },
    end() {
      dueAt = Infinity;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    },
  };
}
