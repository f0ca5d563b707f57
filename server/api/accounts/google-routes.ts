import { Hono } from "hono";
import { z } from "zod";
import { accountBase, googlePaths } from "#contract/account.ts";
import type { ProblemKind } from "#contract/problem.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { VouchedPerson } from "../../accounts/id-token.ts";
import type { VouchedOutcome } from "../../accounts/vouched-accounts.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { fieldsOf, notSignedIn, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { offered } from "./offered.ts";

/** An ID token, and the nonce of the page that asked for it, where it used one. */
const vouched = z.object({ token: z.string().min(1).max(8192), nonce: z.string().min(1).max(200).optional() });

type Read = { readonly person: VouchedPerson; readonly token: string };

const problemFor = {
  used: "bad-id-token",
  unknown: "no-account",
  blocked: "blocked",
  "address-taken": "already-registered",
  "bad-address": "bad-fields",
} as const satisfies Record<Exclude<VouchedOutcome["kind"], "account">, ProblemKind>;

/** Coming with an ID token of Google, or of whichever issuer is configured in its place. ACC10, ACC11 */
export function googleRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "google");
  app.post(googlePaths.register, isOffered, async (context) => {
    const read = await readPerson(context, accounts);
    if (read instanceof Response) return read;
    const tenant = context.get("tenant");
    const outcome = await accounts.vouched(tenant.id).register(read.person, read.token, tenant.defaultLocale);
    return answerTo(context, accounts, outcome);
  });
  app.post(googlePaths.login, isOffered, async (context) => {
    const read = await readPerson(context, accounts);
    if (read instanceof Response) return read;
    return answerTo(context, accounts, await accounts.vouched(context.get("tenant").id).login(read.person, read.token));
  });
  app.post(`${accountBase}/google`, isOffered, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    const read = await readPerson(context, accounts);
    if (read instanceof Response) return read;
    const outcome = await accounts.vouched(visitor.tenantId).join(read.person, read.token, visitor.accountId);
    return outcome.kind === "account" ? personal({}) : problem(context, problemFor[outcome.kind]);
  });
  return app;
}

async function readPerson(context: AppContext, accounts: Accounts): Promise<Read | Response> {
  if (accounts.readIdToken === null) return problem(context, "not-offered");
  const held = await accounts.countTry("link", triedBy(context));
  if (held) return tooMany(context, held);
  const fields = await fieldsOf(context, vouched);
  if (fields instanceof Response) return fields;
  const { token, nonce = null } = fields;
  const reading = await accounts.readIdToken(token, nonce);
  if (reading.kind === "person") return { person: reading.person, token };
  if (reading.kind === "refused") {
    context.get("log").info({ why: reading.why }, "an ID token was refused");
    return problem(context, "bad-id-token");
  }
  context.get("log").warn({ err: reading.error }, "the keys of an issuer could not be fetched");
  return problem(context, "issuer-unreachable", { "Retry-After": "5" });
}

function answerTo(context: AppContext, accounts: Accounts, outcome: VouchedOutcome): Response | Promise<Response> {
  if (outcome.kind === "account") return signedIn(context, accounts, outcome.accountId, "google");
  return problem(context, problemFor[outcome.kind]);
}
