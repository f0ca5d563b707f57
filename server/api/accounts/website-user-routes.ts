import { Hono } from "hono";
import { websiteUserPath } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { AppEnvironment } from "../../http/responses.ts";
import { notSignedIn, personal } from "./account-answers.ts";

/** The visitor as the specification's calls know them. */
export function websiteUserRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(websiteUserPath, async (context) => {
    const visitor = await context.get("visitor")();
    const user = visitor && (await accounts.websiteUser(visitor));
    return user === null ? notSignedIn(context) : personal(user);
  });
  return app;
}
