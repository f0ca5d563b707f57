import { Agent } from "undici";
import { retryAfter } from "../push/post-message.ts";
import { publicLookup } from "../push/public-endpoint.ts";
import { readReceiver } from "./receiver-address.ts";

export type ReceiverAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** Milliseconds after which it wants to be asked again. */
      readonly retryAfterMs: number | null;
      /** Its beginning. */
      readonly body: string;
    }
  /** Nobody answered, or nobody was asked. */
  | { readonly kind: "silent"; readonly why: string };

export type EventPost = (url: string, headers: Readonly<Record<string, string>>, payload: string) => Promise<ReceiverAnswer>;
export type EventPoster = { readonly post: EventPost; close(): Promise<void> };

const longestMs = 15_000;
const mostAnswerBytes = 4096;
/** Partners may share a host: as many as are ever asked at the same time, so that one who is silent leaves the others theirs. */
const socketsPerHost = 256;

/**
 * Posts events to partners. The machine is the one whose address was looked at; no redirect is followed; whoever has not answered
 * after 15 seconds has not; of what he answers no more is read than its beginning. WEBHOOK9, WEBHOOK10
 */
export function createEventPoster({
  allowsPrivate,
  withinMs = longestMs,
}: {
  readonly allowsPrivate: boolean;
  readonly withinMs?: number;
}): EventPoster {
  const agent = new Agent({
    connections: socketsPerHost,
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
    allowH2: false,
    connect: { timeout: withinMs, ...(allowsPrivate ? {} : { lookup: publicLookup }) },
  });

  async function post(text: string, headers: Readonly<Record<string, string>>, payload: string): Promise<ReceiverAnswer> {
    const reading = readReceiver(text, { allowsPrivate });
    if (reading.kind === "refused") return { kind: "silent", why: reading.why };
    const { origin, pathname, search } = reading.url;
    const own = { "content-type": "application/json", "user-agent": "Fullcourt-Webhooks/1", ...headers };
    try {
      const request = { origin, path: pathname + search, method: "POST", headers: own, body: payload } as const;
      const answer = await agent.request({ ...request, signal: AbortSignal.timeout(withinMs) });
      const { "retry-after": after } = answer.headers;
      return {
        kind: "answered",
        status: answer.statusCode,
        retryAfterMs: retryAfter(Array.isArray(after) ? after[0] : after, Date.now()),
        body: await beginningOf(answer.body),
      };
    } catch (error) {
      return { kind: "silent", why: whyOf(error) };
    }
  }

  return { post, close: () => agent.destroy() };
}

/** What comes after it is not waited for: the answer is its status. */
async function beginningOf(
  body: AsyncIterable<Buffer> & { destroy(): unknown; on(event: "error", heed: () => void): unknown },
): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  body.on("error", () => undefined);
  try {
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length >= mostAnswerBytes) break;
    }
  } catch {
    // Broken off in the middle: it had answered.
  }
  body.destroy();
  return Buffer.concat(parts).subarray(0, mostAnswerBytes).toString("utf8");
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError" || error.name.endsWith("TimeoutError")) return "no answer in time";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}
