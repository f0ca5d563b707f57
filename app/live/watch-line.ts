import { timerAddresses } from "#contract/live/timer-api.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { promiseOfArea } from "../i18n/message-store.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { type LineFault, tellLineFault } from "./game-now-store.ts";
import { connectionFaults, type LiveConnection } from "./live-connection.ts";

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

const lost: LineFault = { code: connectionFaults.disconnected, text: null };

/** Tells the page within ten seconds when what it shows may be old, and when it is true again. */
export function watchLine(connection: LiveConnection): LineWatch {
  let heardAt = performance.now();
  let lostAt: number | null = null;
  let isUnanswered = false;
  let isAsking = false;
  let isEnded = false;
  let refused: LineFault | null = null;

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
    // Refused is certain at once: nothing will come by waiting.
    if (connection.state === "failed") tellLineFault((refused ??= refusal()));
    else tellLineFault((lostAt === null ? isUnanswered : now - lostAt > lostAfterMs) ? lost : null);
  }

  function refusal(): LineFault {
    void sayRefusal();
    return { code: connectionFaults["token-refused"], text: null };
  }

  async function sayRefusal(): Promise<void> {
    refused = { code: connectionFaults["token-refused"], text: await wordsOfRefusal() };
    if (!isEnded) look();
  }

  const timer = setInterval(look, lookEveryMs);
  const unwatch = connection.watch(look);
  return {
    heard,
    end() {
      isEnded = true;
      clearInterval(timer);
      unwatch();
      tellLineFault(null);
    },
  };
}

/** Their words are met with so seldom that no page brings them along. */
async function wordsOfRefusal(): Promise<string> {
  const { locale } = messagesOfDocument(document.documentElement);
  await promiseOfArea(locale, "connection");
  return translatorFor(locale, "connection")("faults.token-refused");
}
