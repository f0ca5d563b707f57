import { Hono } from "hono";
import { z } from "zod";
import { storePushTokenPath, websiteUserPath } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { AppEnvironment } from "../../http/responses.ts";
import { fieldsOf, notSignedIn, personal, tooMany, triedBy } from "./account-answers.ts";

/** As push services make them: their own ids, or addresses. */
const pushToken = z.object({ token: z.string().regex(/^[\w:./%~=+-]{1,1024}$/, "no token of a push service") });

/** The visitor as the specification's calls know them. */
export function websiteUserRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(websiteUserPath, async (context) => {
    const visitor = await context.get("visitor")();
    const user = visitor && (await accounts.websiteUser(visitor));
    return user === null ? notSignedIn(context) : personal(user);
  });
  app.post(storePushTokenPath, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
    if (held) return tooMany(context, held);
    const fields = await fieldsOf(context, pushToken);
    if (fields instanceof Response) return fields;
    await accounts.storePushToken(visitor, fields.token);
    return personal({});
  });
  return app;
}
