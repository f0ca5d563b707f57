import process from "node:process";
import { parseArgs } from "node:util";
import { redirectStatuses, type RedirectStatus, type RouteRule, type RuleFault } from "#contract/route-rules.ts";
import { routeRulesFor } from "#server/db/repositories/route-rules.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { changeRouteRules, keepRouteRule } from "#server/league-office/route-rules.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  "route-rule --tenant SLUG [--path /old --to /new [--status 301|302|307|308] | --path /p --middleware auth,login | --remove /old | --allow-host HOST | --forbid-host HOST]";

const faults: Readonly<Record<RuleFault, string>> = {
  "bad-path": "--path must be a path, with :name for one part and * for all that follow at its end",
  "bad-destination": "--to must be a path of the site or begin with https://",
  "bad-status": `--status must be one of ${redirectStatuses.join(", ")}`,
  "host-not-allowed": "this host is not allowed; --allow-host allows it",
  "unknown-middleware": "Unknown route middleware",
  "leads-back": "the address would lead back to itself",
  "too-many-steps": "the address would lead on too many times",
};

type Order =
  | { readonly kind: "list" }
  | { readonly kind: "keep"; readonly rule: RouteRule }
  | { readonly kind: "remove" | "allow" | "forbid"; readonly what: string };

/** What a league says about its addresses. Without an order it lists the rules and the hosts they may lead to. */
export async function routeRule(args: readonly string[]): Promise<number> {
  const read = readOrder(args);
  if (typeof read === "string") return fail(read);
  const { tenant, order } = read;
  return withDatabase(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
    if (!found) return fail(`there is no tenant ${tenant}`);
    if (order.kind === "keep") {
      const answer = await keepRouteRule(db, found.id, order.rule);
      return answer.kind === "refused" ? fail(faults[answer.fault]) : say(lineOf(answer.rule));
    }
    if (order.kind === "list") {
      const { rules, allowedHosts } = await routeRulesFor(db, found.id).all();
      return say(...rules.map(lineOf), ...allowedHosts.map((host) => `host ${host}`));
    }
    if (order.kind === "allow") await changeRouteRules(db, found.id, (rules) => rules.allowHost(order.what));
    if (order.kind === "forbid") await changeRouteRules(db, found.id, (rules) => rules.forbidHost(order.what));
    if (order.kind !== "remove") return say(`${order.what}: ${order.kind === "allow" ? "allowed" : "forbidden"}`);
    const removed = await changeRouteRules(db, found.id, (rules) => rules.remove(order.what));
    return removed === 0 ? fail(`there is no rule for ${order.what}`) : say(`${order.what}: removed`);
  });
}

function readOrder(args: readonly string[]): { readonly tenant: string; readonly order: Order } | string {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { tenant: text, path: text, to: text, status: text, middleware: text, remove: text, "allow-host": text, "forbid-host": text },
  });
  const { tenant, path, to, status = "302", middleware, remove, "allow-host": allow, "forbid-host": forbid } = values;
  if (!tenant) return `--tenant names it; usage: ${usage}`;
  const orders: Order[] = [];
  if (path !== undefined && to !== undefined)
    orders.push({ kind: "keep", rule: { kind: "redirect", path, destination: to, status: Number(status) as RedirectStatus } });
  if (path !== undefined && middleware !== undefined)
    orders.push({
      kind: "keep",
      rule: { kind: "middleware", path, middleware: Object.fromEntries(middleware.split(",").map((name) => [name, {}])) },
    });
  if (remove !== undefined) orders.push({ kind: "remove", what: remove });
  if (allow !== undefined) orders.push({ kind: "allow", what: allow.toLowerCase() });
  if (forbid !== undefined) orders.push({ kind: "forbid", what: forbid.toLowerCase() });
  const isHalf = (path !== undefined || to !== undefined || middleware !== undefined) && orders.length === 0;
  if (orders.length > 1 || isHalf) return `one order at a time; usage: ${usage}`;
  return { tenant, order: orders[0] ?? { kind: "list" } };
}

function lineOf(rule: RouteRule): string {
  return rule.kind === "redirect"
    ? `${rule.path} ${rule.status} ${rule.destination}`
    : `${rule.path} ${Object.keys(rule.middleware).join(",")}`;
}

function say(...lines: readonly string[]): number {
  for (const line of lines) process.stdout.write(`${line}\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`route-rule: ${message}\n`);
  return 1;
}
