import { Hono } from "hono";
import { z } from "zod";
import { officialExchangePath } from "#contract/official-login.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";
import { fieldsOf, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { offered } from "./offered.ts";

const exchanged = z.strictObject({ token: z.string().max(200), verifier: z.string().max(200) });

/** Coming from the official site: its code, and the secret of the page that asked, for a session with this league. ACC5, AUTH11 */
export function officialLoginRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "official");
  app.post(officialExchangePath, isOffered, async (context) => {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    const fields = await fieldsOf(context, exchanged);
    if (fields instanceof Response) return fields;
    const accountId = await accounts.handovers(context.get("tenant").id).take(fields.token, fields.verifier);
    if (accountId === null) return problem(context, "wrong-credentials");
    return signedIn(context, accounts, accountId, "handover", { message: "messages.login_successful" });
  });
  return app;
}
