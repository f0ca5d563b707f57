import { Hono } from "hono";
import { accountBase, googlePaths, storePushTokenPath, websiteUserPath } from "#contract/account.ts";
import { officialExchangePath } from "#contract/official-login.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";
import { googleRoutes } from "./google-routes.ts";
import { officialLoginRoutes } from "./official-login-routes.ts";
import { ownAccountRoutes } from "./own-account-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { signUpRoutes } from "./sign-up-routes.ts";
import { websiteUserRoutes } from "./website-user-routes.ts";

/** All calls about people and their accounts. */
export function accountRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.route("/", websiteUserRoutes(accounts));
  app.route("/", signUpRoutes(accounts));
  app.route("/", sessionRoutes(accounts));
  app.route("/", googleRoutes(accounts));
  app.route("/", officialLoginRoutes(accounts));
  app.route("/", passkeyRoutes(accounts));
  app.route("/", ownAccountRoutes(accounts));
  for (const path of [storePushTokenPath, officialExchangePath, ...Object.values(googlePaths)])
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: "POST" }));
  app.all(websiteUserPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  app.all(`${accountBase}/*`, (context) => problem(context, "not-found"));
  return app;
}
