import { utcDayOf } from "#core/kernel/calendar-day.ts";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { leagueDecisionsFor } from "#server/db/repositories/league-decisions.ts";
import type { LeagueId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { decideLeague, revokeDecision } from "#server/projections/league-decisions.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  'decide --tenant SLUG --season 2026-27 --league SLUG [--withdraw TEAM --games annul|forfeit-rest | --deduct TEAM --points N | --draw TEAM,TEAM,... | --revoke ID] [--reason "…"]';

type Order =
  | { readonly kind: "list" }
  | { readonly kind: "revoke"; readonly decisionId: string }
  /** Teams by slug. */
  | { readonly kind: "decide"; readonly decision: LeagueDecision<string>; readonly reason: string };

const refusals = {
  "not-of-this-league": "a team named is not of this league",
  "named-twice": "a team is named twice",
  "nothing-to-deduct": "--points must be a whole number above 0",
  "too-few": "a draw is among two teams at least",
} as const;

/** What the league's office decides: withdrawals, deductions, draws. The table and every figure follow at once. Without an order it lists them. */
export async function decide(args: readonly string[]): Promise<number> {
  const read = readOrder(args);
  if (typeof read === "string") return fail(read);
  const { address, order } = read;
  return withDatabase(async (db) => {
    const league = await leagueAt(db, address);
    if ("kind" in league) return fail(league.reason);
    const { tenantId, leagueId } = league;
    if (order.kind === "decide") return record(db, tenantId, leagueId, order);
    if (order.kind === "list") return list(db, tenantId, leagueId);
    const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(order.decisionId);
    const revoked = isId && (await revokeDecision(db, tenantId, { leagueId, decisionId: order.decisionId, at: Date.now() }));
    if (!revoked) return fail(`no decision ${order.decisionId} is in force`);
    process.stdout.write("revoked\n");
    return 0;
  });
}

async function record(
  db: Kysely<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  { decision, reason }: Extract<Order, { kind: "decide" }>,
): Promise<number> {
  const ids = await teamIds(db, tenantId, leagueId);
  const named = decision.kind === "draw" ? decision.order : [decision.team];
  const stranger = named.find((slug) => !ids.has(slug));
  if (stranger !== undefined) return fail(`there is no team ${stranger} in this league`);
  const idOf = (slug: string) => ids.get(slug) as TeamId;
  const withIds = decision.kind === "draw" ? { ...decision, order: decision.order.map(idOf) } : { ...decision, team: idOf(decision.team) };
  const answer = await decideLeague(db, tenantId, { leagueId, decision: withIds, reason, at: Date.now() });
  if (answer.kind === "refused") return fail(refusals[answer.reason]);
  process.stdout.write(`decided: ${answer.decisionId}\n`);
  return 0;
}

async function list(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<number> {
  const slugs = new Map([...(await teamIds(db, tenantId, leagueId))].map(([slug, id]) => [id, slug]));
  for (const { decisionId, decision, reason, decidedAt, revokedAt } of await leagueDecisionsFor(db, tenantId).of(leagueId)) {
    const teams = decision.kind === "draw" ? decision.order : [decision.team];
    const what = decision.kind === "withdrawal" ? decision.games : decision.kind === "deduction" ? String(decision.points) : "";
    const day = utcDayOf(decidedAt);
    const state = revokedAt === null ? "" : "  revoked";
    const named = teams.map((team) => slugs.get(team) ?? team).join(",");
    process.stdout.write(`${decisionId}  ${day}  ${[decision.kind, named, what].filter(Boolean).join(" ")}  ${reason}${state}\n`);
  }
  return 0;
}

async function teamIds(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<ReadonlyMap<string, TeamId>> {
  const rows = await db
    .selectFrom("teams")
    .select(["slug", "team_id"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  return new Map(rows.map(({ slug, team_id }) => [slug, team_id]));
}

type Reading = { readonly address: { tenant: string; season: string; league: string }; readonly order: Order };

/** What the command line asks for, or what is wrong with it. */
function readOrder(args: readonly string[]): Reading | string {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    withdraw: text,
    games: text,
    deduct: text,
    points: text,
    draw: text,
    revoke: text,
    reason: text,
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { tenant, season, league, withdraw, deduct, draw, revoke, reason } = values;
  if (!tenant || !season || !league) return `--tenant, --season and --league name it; usage: ${usage}`;
  const address = { tenant, season, league };
  const asked = [withdraw, deduct, draw, revoke].filter((each) => each !== undefined).length;
  if (asked === 0) return { address, order: { kind: "list" } };
  if (asked > 1) return `one decision at a time; usage: ${usage}`;
  if (revoke !== undefined) return { address, order: { kind: "revoke", decisionId: revoke } };
  if (!reason?.trim()) return "--reason says why";
  const decision = decisionOf(values);
  return typeof decision === "string" ? decision : { address, order: { kind: "decide", decision, reason } };
}

type Values = {
  readonly withdraw?: string;
  readonly games?: string;
  readonly deduct?: string;
  readonly points?: string;
  readonly draw?: string;
};

function decisionOf({ withdraw, games, deduct, points, draw }: Values): LeagueDecision<string> | string {
  if (withdraw !== undefined) {
    if (games !== "annul" && games !== "forfeit-rest") return "--games must be annul or forfeit-rest";
    return { kind: "withdrawal", team: withdraw, games };
  }
  if (deduct !== undefined) {
    return /^[1-9]\d{0,2}$/.test(points ?? "")
      ? { kind: "deduction", team: deduct, points: Number(points) }
      : refusals["nothing-to-deduct"];
  }
  return { kind: "draw", order: (draw ?? "").split(",").map((slug) => slug.trim()) };
}

function fail(message: string): number {
  process.stderr.write(`decide: ${message}\n`);
  return 1;
}
