import type { z } from "zod";
import type { AccessGranted, SignedInVisitor } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import type { CountedTry, LimitedTry, TooMany } from "../../accounts/rate-limits.ts";
import type { SignInMethod } from "../../db/account-tables.ts";
import { jsonBody } from "../../http/json-body.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import { type AppContext, asRecord, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { signedInCookies, signedOutCookies, tokenBornBy } from "../../http/session-cookie.ts";

const mostBytes = 16 * 1024;

/** The body as the call wants it, or the problem that says why not. Fields nobody knows are refused: nothing slips in. */
export async function fieldsOf<Schema extends z.ZodType>(context: AppContext, schema: Schema): Promise<z.output<Schema> | Response> {
  const body = await jsonBody(context, mostBytes);
  if (body instanceof Response) return body;
  const reading = schema.safeParse(body.value);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  const field = issue?.path.join(".") ?? "";
  return problem(context, "bad-fields", {}, field === "" ? undefined : `${field}: ${issue?.message}`);
}

/** An answer for one person, kept by nobody. */
export function personal(value: object | null, status: 200 | 202 | 204 = 200): Response {
  const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) };
  if (value === null) return new Response(null, { status, headers });
  return Response.json(value, { status, headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

/** Begins a session; the browser's earlier one, whoever's it was, ends. `said` is for the page to show. ACC4 */
export async function signedIn(
  context: AppContext,
  accounts: Accounts,
  accountId: string,
  method: SignInMethod,
  said: { readonly message?: string } = {},
): Promise<Response> {
  const sessions = accounts.sessions(context.get("tenant").id);
  const born = tokenBornBy(context.req.raw.headers);
  if (born.kind === "token") await sessions.endByToken(born.token);
  const { token } = await sessions.start({
    accountId,
    method,
    userAgent: context.req.header("user-agent") ?? "",
    network: context.get("network"),
  });
  noteSecurityEvent(context, "signed-in", { accountId, method });
  const answer = personal({ access_token: token, ...said } satisfies AccessGranted);
  for (const cookie of signedInCookies(hostOf(context), token)) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * Nobody is signed in, or no longer. A browser whose session has ended is told to forget it; one that bears an odd header
 * beside a good cookie keeps its cookie. ACC7
 */
export function notSignedIn(context: AppContext): Response {
  const answer = problem(context, "not-signed-in", { "WWW-Authenticate": "Bearer" });
  if (context.req.header("authorization") === undefined) forget(context, answer);
  return answer;
}

export function forget(context: AppContext, answer: Response): void {
  for (const cookie of signedOutCookies(hostOf(context))) answer.headers.append("Set-Cookie", cookie);
}

/** What only somebody who is signed in is answered. */
export async function answerSignedIn(context: AppContext, answer: (visitor: SignedInVisitor) => Promise<Response>): Promise<Response> {
  const visitor = await context.get("visitor")();
  return visitor === null ? notSignedIn(context) : answer(visitor);
}

/** Whose try this is, for the limits. ACC9 */
export function triedBy(context: AppContext): LimitedTry {
  return { tenantId: context.get("tenant").id, network: context.get("network") };
}

/** Mails to addresses that somebody has typed: a guardian's is one as well. ACC9 */
export function mailTries(context: AppContext, to: readonly (EmailAddress | null)[]): readonly CountedTry[] {
  return to.flatMap((email) => (email === null ? [] : [{ ...triedBy(context), action: "mail" as const, subject: email.key }]));
}

export function tooMany(context: AppContext, { retryAfterSeconds }: TooMany): Response {
  return problem(context, "too-many", { "Retry-After": String(retryAfterSeconds) });
}

function hostOf(context: AppContext): string {
  return context.req.header("host") ?? "";
}
