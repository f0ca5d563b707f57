import { timerAddresses, timerBase, type TimerTime } from "#contract/live/timer-api.ts";
import { ServerTime, type TimeSample } from "./server-time.ts";

/** The server's time in this page, the same for all that shows it. */
export const serverTime = new ServerTime(() => performance.now());

const firstQuestions = 8;
const pauseBetweenMs = 70;
/** Where nothing else tells that the line is alive. */
const quietForMs = 20_000;
const retriesMs = [500, 1000, 2000, 4000, 8000, 15_000];
const answerWithinMs = 5000;
const wireTellsWithinMs = 50;
/** Two clocks of one machine part by more than this only when it slept, or when somebody set one of them. */
const sleptMs = 400;

const listeners = new Set<() => void>();
let keepers = 0;
let stopKeeping: (() => void) | null = null;

/** Epoch milliseconds of the server's timeline; before the first answer what this machine believes. */
export function serverNow(): number {
  return serverTime.now() ?? Date.now();
}

/** Told whenever the server's time is known better. Answers with what ends it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the server's time known for as long as somebody needs it. Answers with what ends that. */
export function keepServerTime(): () => void {
  keepers++;
  stopKeeping ??= keep();
  return () => {
    keepers--;
    if (keepers > 0) return;
    stopKeeping?.();
    stopKeeping = null;
  };
}

function keep(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isAsking = false;
  let isAskedForMany = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let apart = clocksApart();

  async function ask(many: boolean): Promise<void> {
    if (isAsking) {
      isAskedForMany ||= many;
      return;
    }
    isAsking = true;
    clearTimeout(quiet);
    let left = many ? firstQuestions : 1;
    for (let failures = 0; left > 0 && !signal.aborted;) {
      noticeSleep();
      const sample = await question(signal).catch(() => null);
      if (sample === null) {
        await pause(retriesMs[Math.min(failures++, retriesMs.length - 1)] ?? 0, signal);
        continue;
      }
      failures = 0;
      left--;
      serverTime.take(sample);
      for (const listener of listeners) listener();
      if (isAskedForMany) [left, isAskedForMany] = [firstQuestions, false];
      if (left > 0) await pause(pauseBetweenMs, signal);
    }
    isAsking = false;
    if (!signal.aborted) quiet = setTimeout(() => void ask(false), quietForMs);
  }

  function noticeSleep(): void {
    const now = clocksApart();
    if (Math.abs(now - apart) > sleptMs) {
      serverTime.doubt();
      isAskedForMany = true;
      for (const listener of listeners) listener();
    }
    apart = now;
  }

  function again(): void {
    noticeSleep();
    void ask(true);
  }

  document.addEventListener("visibilitychange", () => !document.hidden && again(), { signal });
  addEventListener("online", again, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && again(), { signal });
  void ask(true);
  return () => {
    ending.abort();
    clearTimeout(quiet);
  };
}

/** How far the clock that people set is ahead of the one that only counts. */
function clocksApart(): number {
  return Date.now() - performance.now();
}

async function pause(ms: number, signal: AbortSignal): Promise<null> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
  return null;
}

let asked = 0;
let askedServer: string | null = null;

/** Where the time is asked when this page is not that server's own: its origin; `null`: it is. Before `keepServerTime`. */
export function askTimeOf(origin: string | null): void {
  askedServer = origin;
}

async function question(signal: AbortSignal): Promise<TimeSample> {
  const own = askedServer === null ? document.querySelector<HTMLMetaElement>('meta[name="timer-api"]')?.content : undefined;
  const url = new URL(`${timerAddresses.time(own ?? timerBase)}?question=${asked++}`, askedServer ?? location.href).href;
  using wire = watchWire(url);
  const askedAt = performance.now();
  // A league that is not published answers only browsers that bring its cookie. START2
  const response = await fetch(url, {
    cache: "no-store",
    credentials: "same-origin",
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  });
  const answeredAt = performance.now();
  if (!response.ok) throw new Error(`The time was answered with ${response.status}`);
  const { receivedAt, sentAt } = (await response.json()) as TimerTime;
  const onTheWire = await Promise.race([wire.times, pause(wireTellsWithinMs, signal)]);
  return { ...(onTheWire ?? { askedAt, answeredAt }), serverReceivedAt: receivedAt, serverSentAt: sentAt };
}

type TimesOnTheWire = Pick<TimeSample, "askedAt" | "answeredAt">;

/** A busy page reads its answers late; the browser's network part has written down when they came. */
function watchWire(url: string): Disposable & { readonly times: Promise<TimesOnTheWire | null> } {
  const found = Promise.withResolvers<TimesOnTheWire | null>();
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName(url) as PerformanceResourceTiming[];
    if (!entry) return;
    const { requestStart, responseStart } = entry;
    found.resolve(requestStart > 0 && responseStart >= requestStart ? { askedAt: requestStart, answeredAt: responseStart } : null);
  });
  observer.observe({ type: "resource" });
  return { times: found.promise, [Symbol.dispose]: () => observer.disconnect() };
}
