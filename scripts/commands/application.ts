import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { addresses } from "#contract/addresses.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readLocalMoment } from "#core/kernel/local-time.ts";
import { readConfig } from "#server/config.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { teamApplicationsFor } from "#server/db/repositories/team-applications.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { originOf } from "#server/http/site-origin.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { teamApplication } from "#server/queries/applications/team-application.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  'application create|list|accept|reject --tenant SLUG --season 2026-27 --league SLUG [--deadline 2026-08-31T23:59] [--id UUID --reason "…"]';

const verbs = ["create", "list", "accept", "reject"] as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly address: { readonly tenant: string; readonly season: string; readonly league: string };
  readonly deadline: string | null;
  readonly id: string | null;
  readonly reason: string | null;
};

/** Invites a team to apply for a league, lists who did, and says what the league's office decided. */
export async function application(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order.address);
    if ("kind" in league) return fail(league.reason);
    const { tenantId, leagueId, timeZone } = league;
    if (order.verb === "list") return list(db, tenantId, leagueId);
    if (order.verb !== "create") return decide(db, tenantId, order);
    const deadline = order.deadline === null ? null : readLocalMoment(order.deadline, timeZone);
    if (deadline?.kind === "refused") return fail(`--deadline ${deadline.reason}, not "${order.deadline}"`);
    const uuid = await teamApplicationsFor(db, tenantId).create({ leagueId, deadline: deadline?.at ?? null });
    process.stdout.write(`${await linkTo(db, tenantId, uuid)}\n`);
    return 0;
  });
}

async function decide(db: Kysely<Database>, tenantId: TenantId, { verb, id, reason }: Order): Promise<number> {
  const found = id === null ? null : await teamApplication(db, tenantId, id, Date.now());
  if (!found) return fail("--id names no application");
  const to = verb === "accept" ? "accepted" : "rejected";
  const step = {
    uuid: found.uuid,
    expectedVersion: found.version,
    from: ["submitted"],
    to,
    at: Date.now(),
    beforeDeadline: false,
  } as const;
  if (!(await teamApplicationsFor(db, tenantId).step({ ...step, reason })))
    return fail(`it is ${found.status}: only what was handed in is decided`);
  process.stdout.write(`${to}\n`);
  return 0;
}

async function list(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<number> {
  const rows = await db
    .selectFrom("team_applications")
    .select(["application_id", "status", "deadline", "entry"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .orderBy("created_at")
    .execute();
  for (const row of rows) {
    const team = row.entry === null ? "" : `${row.entry.teamName}  ${row.entry.contactName}  ${row.entry.email}`;
    process.stdout.write(`${row.application_id}  ${row.status}  ${row.deadline?.toISOString() ?? "no deadline"}  ${team}\n`);
  }
  return 0;
}

/** The page of an invitation, in the league's own language. */
async function linkTo(db: Kysely<Database>, tenantId: TenantId, uuid: string): Promise<string> {
  const tenant = (await listTenants(db)).find(({ id }) => id === tenantId);
  const config = readConfig(process.env);
  if (!tenant || !config.ok) throw new Error("the tenant has no address");
  return originOf(tenant, config.config.port) + addresses.teamApplication(tenant.defaultLocale, uuid);
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, season: text, league: text, deadline: text, id: text, reason: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verb = verbs.find((each) => each === positionals[0]);
  const { tenant, season, league, deadline = null, id = null, reason = null } = values;
  if (!verb || positionals.length > 1) return `usage: ${usage}`;
  if (!tenant || !season || !league) return `--tenant, --season and --league name it; usage: ${usage}`;
  return { verb, address: { tenant, season, league }, deadline, id, reason };
}

function fail(message: string): number {
  process.stderr.write(`application: ${message}\n`);
  return 1;
}
