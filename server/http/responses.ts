import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SignedInVisitor } from "#contract/account.ts";
import { problemOf, problems, type ProblemKind } from "#contract/problem.ts";
import type { Logger } from "../log.ts";
import type { CacheOutcome } from "./page-cache.ts";
import { commonHeaders, notKeptHeaders } from "./response-headers.ts";
import { noteProblem } from "./security-event.ts";
import type { HeaderList, StoredAnswer } from "./stored-answer.ts";
import type { Tenant } from "./tenant-directory.ts";

/**
 * What every handler finds in its context. `tenant` is there for all but the checks of health, and so is `visitor`: who is
 * signed in, asked of the database when it is first called and never twice.
 */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    tenant: Tenant;
    /** Whose request it is, as far as limits care: `server/http/client-network.ts`. */
    network: string;
    visitor: () => Promise<SignedInVisitor | null>;
    log: Logger;
    cache: CacheOutcome | "none";
  };
};
export type AppContext = Context<AppEnvironment>;

/** The request line's target as the client wrote it; URL objects have already tidied theirs. */
export function targetOf(context: AppContext): string {
  const { url } = context.req;
  return context.env?.incoming?.url ?? url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

export function problem(
  context: AppContext,
  kind: ProblemKind,
  headers: Record<string, string> = {},
  detail?: string,
  members?: Readonly<Record<string, unknown>>,
): Response {
  noteProblem(context, kind);
  const body = JSON.stringify(problemOf(kind, context.get("requestId"), detail, members));
  const all = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders), "Content-Type": "application/problem+json", ...headers };
  return new Response(body, { status: problems[kind].status, headers: all });
}

/** Nothing was done: the same request may be answered in a moment. */
export function overloaded(context: AppContext): Response {
  return problem(context, "overloaded", { "Retry-After": "1" });
}

export function plainText(context: AppContext, status: 200 | 404 | 503, text: string): Response {
  const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders), "Content-Type": "text/plain; charset=utf-8" };
  return context.body(`${text}\n`, status, headers);
}

/** Writes an answer of the cache for this request: the coding it takes, or 304 when it has it. */
export async function stored(
  context: AppContext,
  { answer, outcome }: { answer: StoredAnswer; outcome: CacheOutcome | "none" },
): Promise<Response> {
  context.set("cache", outcome);
  const { status, headers, body } = await answer.answer(context.req.header("accept-encoding"), context.req.header("if-none-match"));
  return new Response(context.req.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer> | null), {
    status,
    headers: asRecord(headers),
  });
}

export function asRecord(list: HeaderList): Record<string, string> {
  const record: Record<string, string> = {};
  for (let index = 0; index < list.length; index += 2) record[list[index]!] = list[index + 1]!;
  return record;
}
