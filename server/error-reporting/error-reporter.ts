import { readDsn } from "#contract/error-reporting.ts";
import { errorEvent, fingerprintOf, type ErrorEvent, type ErrorEventOrigin } from "./error-event.ts";
import type { ToldError } from "../log.ts";
import { pausedUntil } from "./rate-limits.ts";

export type ErrorReporterOptions = Pick<ErrorEventOrigin, "environment"> & {
  /** The build, once it is known. */
  readonly release: () => string | null;
  /** Where a tenant hears of faults; of `null`, the whole installation. `null`: nowhere. */
  readonly dsnOf: (tenant: string | null) => string | null;
  readonly now: () => number;
  /** Whoever should hear of faults takes none of ours: the DSN is not known there any more. Never told of as a fault itself. */
  readonly onRefusedUs?: (host: string, why: string) => void;
};

export type ErrorReporter = {
  /** Takes note of a fault and comes back at once; it is sent when there is time, or not at all. */
  readonly tell: (told: ToldError) => void;
  /** Waits until what was told is sent, no longer than this. */
  readonly close: (withinMs: number) => Promise<void>;
};

type Letter = { readonly dsn: string; readonly event: ErrorEvent };

const sender = "fullcourt/1.0";
const mostWaiting = 100;
const answerWithinMs = 5000;
/** The same fault is news once in this time, and so many faults at most. */
const windowMs = 60_000;
const mostPerWindow = 60;

/**
 * Sends what broke here to whoever asked for it, in Sentry's protocol, one at a time. Nobody waits for it: what cannot be
 * sent is in the log all the same. REPORT5
 */
export function createErrorReporter({ release, environment, dsnOf, now, onRefusedUs }: ErrorReporterOptions): ErrorReporter {
  const waiting: Letter[] = [];
  const pauses = new Map<string, number>();
  let heard = new Map<string, Set<string>>();
  let windowEnds = 0;
  let sending: Promise<void> | null = null;

  function isNews(dsn: string, told: ToldError): boolean {
    if (now() >= windowEnds) {
      heard = new Map();
      windowEnds = now() + windowMs;
    }
    const known = heard.get(dsn) ?? new Set();
    heard.set(dsn, known);
    const fingerprint = fingerprintOf(told);
    if (known.has(fingerprint) || known.size >= mostPerWindow) return false;
    known.add(fingerprint);
    return true;
  }

  async function send({ dsn, event }: Letter): Promise<void> {
    const address = readDsn(dsn);
    if (address === null || now() < (pauses.get(dsn) ?? 0)) return;
    const { status, headers } = await fetch(address.envelopeAddress, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-sentry-envelope",
        "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=${sender}, sentry_key=${address.publicKey}`,
      },
      body: envelopeOf(event, dsn, now()),
      redirect: "error",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (status === 400 || status === 401 || status === 403 || status === 404)
      onRefusedUs?.(new URL(address.envelopeAddress).host, `answered ${status}`);
    const until = pausedUntil(status, headers, now());
    if (until > 0) pauses.set(dsn, until);
  }

  async function sendAll(): Promise<void> {
    for (let letter = waiting.shift(); letter; letter = waiting.shift()) await send(letter).catch(() => undefined);
    sending = null;
  }

  return {
    tell(told) {
      const dsn = dsnOf(told.tenant);
      if (dsn === null || waiting.length >= mostWaiting || !isNews(dsn, told)) return;
      waiting.push({ dsn, event: errorEvent(told, { release: release(), environment }) });
      sending ??= Promise.resolve().then(sendAll);
    },
    async close(withinMs) {
      if (sending === null) return;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const hurry = setTimeout(resolve, withinMs);
      await Promise.race([sending, late]);
      clearTimeout(hurry);
    },
  };
}

/** Three lines: what the envelope is, what is in it, and that. */
function envelopeOf(event: ErrorEvent, dsn: string, sentAt: number): string {
  const head = { event_id: event.event_id, sent_at: new Date(sentAt).toISOString(), dsn };
  return `${JSON.stringify(head)}\n${JSON.stringify({ type: "event" })}\n${JSON.stringify(event)}\n`;
}
