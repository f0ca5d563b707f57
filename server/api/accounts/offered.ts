import type { MiddlewareHandler } from "hono";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppEnvironment, problem } from "../../http/responses.ts";

/** In front of a call by which people come in: where the league does not offer that way, nothing is there. ACC26 */
export function offered(accounts: Accounts, way: SignInWay): MiddlewareHandler<AppEnvironment> {
  return async (context, next) =>
    (await accounts.ways(context.get("tenant").id)).includes(way) ? next() : problem(context, "not-offered");
}
