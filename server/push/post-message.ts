import type { OutgoingHttpHeaders } from "node:http";
import { Agent } from "undici";
import { publicLookup } from "./public-endpoint.ts";

export type PostAnswer = {
  readonly status: number;
  /** Milliseconds after which it wants to be asked again. */
  readonly retryAfterMs: number | null;
  readonly body: string;
};

export type Post = (url: URL, headers: OutgoingHttpHeaders, body: Uint8Array) => Promise<PostAnswer>;

export type Poster = { readonly post: Post; close(): Promise<void> };

const socketsPerService = 64;
const longestMs = 10_000;
/** From the first word to the last, however slowly they come. */
const wholeMs = 20_000;
const mostAnswerBytes = 16 * 1024;

/**
 * Posts to other people's servers over connections that are kept. Follows no redirect; an answer that keeps us waiting, or is
 * of a length no push service gives, is none.
 */
export function createPoster({ allowsPrivate }: { readonly allowsPrivate: boolean }): Poster {
  const agent = new Agent({
    connections: socketsPerService,
    headersTimeout: longestMs,
    bodyTimeout: longestMs,
    maxResponseSize: mostAnswerBytes,
    allowH2: false,
    connect: { timeout: longestMs, ...(allowsPrivate ? {} : { lookup: publicLookup }) },
  });

  return {
    async post(url, headers, body) {
      const signal = AbortSignal.timeout(wholeMs);
      const answer = await agent.request({ origin: url.origin, path: url.pathname + url.search, method: "POST", headers, body, signal });
      const { "retry-after": after } = answer.headers;
      return {
        status: answer.statusCode,
        retryAfterMs: retryAfter(Array.isArray(after) ? after[0] : after, Date.now()),
        body: await answer.body.text(),
      };
    },
    close: () => agent.destroy(),
  };
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
export function retryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
