import type { PageTag, PageTagNotice } from "#contract/page-tags.ts";
import type { Publications } from "./publication-times.ts";

type Publishing = {
  readonly look: (seenAt: Date | null) => Promise<Publications>;
  /** What a look is for: saved by anybody, it may be the first to come now. */
  readonly wokenBy: readonly PageTag[];
  /** Told of pages that show something old because a time has come. */
  readonly onOut: (notice: PageTagNotice) => void;
  readonly onFailure: (error: unknown) => void;
};

export type PublishingJob = {
  /** The newsroom or the office saved something: another publication may come first now. */
  heard(notice: PageTagNotice): void;
  /** Notices may have been missed. */
  lookAgain(): void;
  /** Resolves when nothing more will be done. */
  close(): Promise<void>;
};

/** Timers hold no more than 24 days, and clocks drift: a look a day, whatever comes. */
const longestWaitMs = 86_400_000;
const afterFailureMs = 10_000;
/** Wakes when something's publication time has come and tells which pages are old. Each node does so for its own pages. EDIT3 */
export function publishOnTime({ look, wokenBy, onOut, onFailure }: Publishing): PublishingJob {
  let seenAt: Date | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;
  lookNow();

  function lookNow(): void {
    clearTimeout(timer);
    if (closed) return;
    // A look under way may have missed what was saved meanwhile.
    if (looking) again = true;
    else looking = lookOnce().finally(lookedOnce);
  }

  async function lookOnce(): Promise<void> {
    try {
      const { seenAt: now, out, nextInMs } = await look(seenAt);
      seenAt = now;
      if (closed) return;
      for (const notice of out) onOut(notice);
      timer = setTimeout(lookNow, Math.min(nextInMs ?? longestWaitMs, longestWaitMs));
    } catch (error) {
      if (closed) return;
      onFailure(error);
      timer = setTimeout(lookNow, afterFailureMs);
    }
  }

  function lookedOnce(): void {
    looking = null;
    if (!again) return;
    again = false;
    lookNow();
  }

  return {
    heard({ tags }) {
      if (tags === null || tags.some((tag) => wokenBy.includes(tag))) lookNow();
    },
    lookAgain: lookNow,
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
