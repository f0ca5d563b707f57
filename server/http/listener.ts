import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { apiBase } from "#contract/api/api-calls.ts";
import { liveBase } from "#contract/live/live-addresses.ts";
import { problemOf } from "#contract/problem.ts";
import type { Live } from "../live/live.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { readPageAddress } from "./page-address.ts";
import { PageAnswers } from "./page-answers.ts";
import { isShownTo } from "./closed-league.ts";
import type { PageCache } from "./page-cache.ts";
import { requestId } from "./request-id.ts";
import { clientNetwork } from "./client-network.ts";
import { commonHeaders, sharedHeaders } from "./response-headers.ts";
import { asRecord } from "./responses.ts";
import type { StaticFiles } from "./static-files.ts";
import type { StoredAnswer, WrittenAnswer } from "./stored-answer.ts";
import type { TenantDirectory } from "./tenant-directory.ts";

export type ListenerOptions = {
  /** What answers all that is not kept: the calls and pages behind `server/site/app.ts`. */
  readonly app: { readonly fetch: Parameters<typeof getRequestListener>[0] };
  readonly cache: PageCache<StoredAnswer>;
  readonly files: StaticFiles;
  readonly tenants: TenantDirectory;
  /** `null`: nothing is live here. */
  readonly live: Live | null;
  /** How many proxies of ours stand in front. */
  readonly trustedProxies: number;
  readonly log: Logger;
  readonly metrics: Metrics;
};

const liveGuard = asRecord(sharedHeaders);
const streamPath = `${liveBase}/stream`;

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Answers what is kept in memory at once, with nothing in between; the rest goes through the app. */
export function createListener({ app, cache, files, tenants, live, trustedProxies, log, metrics }: ListenerOptions): Listener {
  const throughApp = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    // Only what is no request at all comes here, such as a broken Host; the app has its own edge.
    errorHandler: (error) => {
      log.info({ err: error }, "unreadable request");
      const problem = problemOf("bad-address", requestId(undefined));
      return Response.json(problem, {
        status: problem.status,
        headers: { ...asRecord(commonHeaders), "Content-Type": "application/problem+json", "X-Request-Id": problem.requestId },
      });
    },
  });
  return function listen(incoming, outgoing) {
    const { method, url = "", headers } = incoming;
    if (namesTwoHosts(incoming.rawHeaders)) return refuse(outgoing);
    const tenant = tenants.byHostHeader(headers.host);
    // Whoever comes without the link of an unpublished league is told so, whatever is asked. START2
    if (tenant?.openingDigest && !isShownTo(tenant, headers.host ?? "", headers.cookie)) return void throughApp(incoming, outgoing);
    if (live?.timer.answers(url)) {
      if (tenant) {
        guard(outgoing);
        return void live.timer.answer(tenant.id, incoming, outgoing, requestId(headers["x-request-id"] as string | undefined));
      }
    }
    if (method === "GET" || method === "HEAD") {
      if (tenant && live && method === "GET" && isStream(url)) {
        guard(outgoing);
        return live.stream({ tenant, network: networkOf(incoming) }, incoming, outgoing);
      }
      // What an unpublished league keeps bears headers for everybody.
      const kept =
        tenant === null || tenant.openingDigest ? undefined : (cache.fresh(PageAnswers.key(tenant, keyOf(url), "")) ?? files.ready(url));
      const answer = kept?.ready(headers["accept-encoding"], headers["if-none-match"]);
      if (answer) return write(answer, incoming, outgoing, metrics.straight);
    }
    void throughApp(incoming, outgoing);
  };

  function networkOf({ socket, headers }: IncomingMessage): string {
    return clientNetwork(socket.remoteAddress, headers["x-forwarded-for"] as string | undefined, trustedProxies);
  }
}

/** What the live part writes itself, for pages of others too, bears what every answer bears. GUARD1 */
function guard(outgoing: ServerResponse): void {
  for (const [name, value] of Object.entries(liveGuard)) outgoing.setHeader(name, value);
}

/**
 * The key of a clean address is the address. One with parameters is cleaned first; what is still unclean, the app cleans.
 * The public API and the live part read their parameters themselves: a page would drop them, and two answers would be one.
 */
function keyOf(url: string): string {
  if (!url.includes("?") || url.startsWith(`${apiBase}/`) || url.startsWith(`${liveBase}/`)) return url;
  const reading = readPageAddress(url);
  return reading.kind === "page" ? reading.path + reading.search : url;
}

function write(
  { status, headers, body }: WrittenAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  straight: Metrics["straight"],
): void {
  straight[status === 304 ? "unchanged" : "answers"] += 1;
  outgoing.writeHead(status, headers.concat("X-Request-Id", requestId(incoming.headers["x-request-id"] as string | undefined)));
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

/** Streams stay open and are written by the live part itself, past everything that is for answers with an end. */
function isStream(url: string): boolean {
  return url.startsWith(streamPath) && (url.length === streamPath.length || url[streamPath.length] === "?");
}

/** Node takes the first of two, a proxy before it may take the other: RFC 9112 has such a request refused. */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index]!)) hosts += 1;
  return hosts > 1;
}

function isHost(name: string): boolean {
  return name.length === "host".length && name.toLowerCase() === "host";
}

function refuse(outgoing: ServerResponse): void {
  const problem = problemOf("bad-address", requestId(undefined));
  const headers = { ...asRecord(commonHeaders), "Content-Type": "application/problem+json", "X-Request-Id": problem.requestId };
  outgoing.writeHead(problem.status, headers);
  outgoing.end(JSON.stringify(problem));
}
