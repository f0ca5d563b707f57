import { Hono } from "hono";
import { z } from "zod";
import { accountBase, mostPasswordLength } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { tokenBornBy } from "../../http/session-cookie.ts";
import { fieldsOf, forget, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { offered } from "./offered.ts";

const credentials = z.strictObject({ email: z.string().max(300), password: z.string().max(mostPasswordLength) });

/** Signing in with an address and a password, and out. */
export function sessionRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "password");
  app.post(`${accountBase}/sign-in`, isOffered, async (context) => {
    const fields = await fieldsOf(context, credentials);
    if (fields instanceof Response) return fields;
    const outcome = await accounts.signInWithPassword(triedBy(context), fields);
    if (outcome.kind === "too-many") return tooMany(context, outcome);
    return outcome.kind === "account" ? signedIn(context, accounts, outcome.accountId, "password") : problem(context, "wrong-credentials");
  });
  app.post(`${accountBase}/sign-out`, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor !== null) noteSecurityEvent(context, "signed-out", { accountId: visitor.accountId });
    const born = tokenBornBy(context.req.raw.headers);
    if (born.kind === "token") await accounts.sessions(context.get("tenant").id).endByToken(born.token);
    const answer = personal(null, 204);
    // Not "cookies": browsers would drop those of every league under the same domain. Ours are dropped one by one.
    answer.headers.set("Clear-Site-Data", '"storage"');
    forget(context, answer);
    return answer;
  });
  return app;
}
