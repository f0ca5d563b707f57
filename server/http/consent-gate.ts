import type { MiddlewareHandler } from "hono";
import { accountBase } from "#contract/account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { type AppEnvironment, problem } from "./responses.ts";

const keeping = ["POST", "PUT", "PATCH"];

/**
 * Nothing more is kept of whoever has not agreed to what the league asks, nor of a minor whose guardian has not. What is kept
 * can be taken back, and the account itself seen to. ACC20
 */
export function consentGate(accounts: Accounts): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!keeping.includes(method) || path.startsWith(`${accountBase}/`)) return next();
    const visitor = await context.get("visitor")();
    const due = visitor && (await accounts.consents(visitor.tenantId).due(visitor.accountId));
    return due ? problem(context, "consent-due") : next();
  };
}
