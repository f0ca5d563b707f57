import { Hono } from "hono";
import { accountBase, websiteUserPath } from "#contract/account.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";
import { sessionRoutes } from "./session-routes.ts";
import { signUpRoutes } from "./sign-up-routes.ts";
import { websiteUserRoutes } from "./website-user-routes.ts";

/** All calls about people and their accounts. */
export function accountRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.route("/", websiteUserRoutes(accounts));
  app.route("/", signUpRoutes(accounts));
  app.route("/", sessionRoutes(accounts));
  app.all(websiteUserPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  app.all(`${accountBase}/*`, (context) => problem(context, "not-found"));
  return app;
}
