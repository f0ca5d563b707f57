import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { publicLookup } from "./public-endpoint.ts";

export type PostAnswer = {
  readonly status: number;
  /** Milliseconds after which it wants to be asked again. */
  readonly retryAfterMs: number | null;
  readonly body: string;
};

export type Post = (url: URL, headers: OutgoingHttpHeaders, body: Uint8Array) => Promise<PostAnswer>;

export type Poster = { readonly post: Post; close(): void };

const socketsPerService = 64;
const longestMs = 10_000;
const mostAnswerBytes = 16 * 1024;

/** Posts to other people's servers over connections that are kept. Follows no redirect; reads no more than a little of an answer. */
export function createPoster({ allowsPrivate }: { readonly allowsPrivate: boolean }): Poster {
  const options = { keepAlive: true, maxSockets: socketsPerService, timeout: longestMs, scheduling: "fifo" as const };
  const guarded = allowsPrivate ? {} : { lookup: publicLookup };
  const https = new HttpsAgent({ ...options, ...guarded });
  const http = new HttpAgent({ ...options, ...guarded });

  function post(url: URL, headers: OutgoingHttpHeaders, body: Uint8Array): Promise<PostAnswer> {
    const isSecure = url.protocol === "https:";
    const all = { ...headers, "Content-Length": body.byteLength };
    const request = isSecure
      ? httpsRequest(url, { method: "POST", agent: https, headers: all })
      : httpRequest(url, { method: "POST", agent: http, headers: all });
    request.setTimeout(longestMs, () => request.destroy(new Error("no answer in time")));
    const answer = answerOf(request);
    request.end(body);
    return answer;
  }

  return {
    post,
    close() {
      https.destroy();
      http.destroy();
    },
  };
}

function answerOf(request: ClientRequest): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostAnswerBytes) request.destroy(new Error("an answer of a length no push service gives"));
        else chunks.push(chunk);
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfterMs: retryAfter(response.headers["retry-after"], Date.now()),
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
  });
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
export function retryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
