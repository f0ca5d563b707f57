import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { Lease, LeaseAnswer, LeaseRequest } from "#contract/live/lease.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { lockGame } from "../db/write-locks.ts";
import { boardHoldMs, decideLease, type LeaseState, leaseTimes, type LeaseTimes } from "./lease-decision.ts";
import type { ScorerLink } from "./scorer-links.ts";

/**
 * Changes who holds a role. Takes the game's lock, as every append does: what the old holder sent before is in the log
 * before the new one has his number, and what he sends after is refused. LIVE3
 */
export async function askForLease(
  db: Kysely<Database>,
  tenantId: TenantId,
  link: ScorerLink,
  { deviceId, ask }: LeaseRequest,
  usualTimes: LeaseTimes = leaseTimes,
): Promise<LeaseAnswer> {
  const times = link.role === "bridge" ? { ...usualTimes, holdMs: boardHoldMs } : usualTimes;
  return db.transaction().execute(async (transaction) => {
    await lockGame(transaction, tenantId, link.gameId);
    const [rows, now] = [await leaseRows(transaction, tenantId, link.gameId), await clockOf(transaction)];
    const row = rows.find(({ role }) => role === link.role);
    const decision = decideLease(row ? stateOf(row) : null, { linkId: link.linkId, deviceId }, ask, now, times);
    const { granted, after } = decision;
    if (granted && after) await writeLease(transaction, tenantId, link, after);
    const holder = after?.linkId === link.linkId ? link.label : (row?.label ?? "");
    return { granted, lease: after && shownLease(link.role, after, holder, times), now };
  });
}

/** Of all roles that were ever held. */
export async function leasesOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  gameId: GameId,
  times: LeaseTimes = leaseTimes,
): Promise<readonly Lease[]> {
  return (await leaseRows(db, tenantId, gameId)).map((row) => shownLease(row.role, stateOf(row), row.label, times));
}

/** Under which number a role is held, and whether its holder was heard of in time. */
export type HeldRole = { readonly number: number; readonly deviceId: string; readonly isHeard: boolean };

/** The number each role of a game is held under. Asked under the game's lock, it holds until the transaction ends. LIVE3 */
export async function leaseNumbers(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
): Promise<ReadonlyMap<LiveRole, HeldRole>> {
  const rows = await transaction
    .selectFrom("game_leases")
    .innerJoin("scorer_links", (join) =>
      join.onRef("scorer_links.tenant_id", "=", "game_leases.tenant_id").onRef("scorer_links.link_id", "=", "game_leases.link_id"),
    )
    .select(["game_leases.role", "number", "device_id as deviceId", sql<boolean>`${heldInTruth} > clock_timestamp()`.as("isHeard")])
    .where("game_leases.tenant_id", "=", tenantId)
    .where("game_leases.game_id", "=", gameId)
    .execute();
  return new Map(rows.map(({ role, ...held }) => [role, held]));
}

/** Nobody holds a role by a link that was taken back or has expired: from then on it is free for the next. LIVE16 */
const heldInTruth = sql<Date>`least(game_leases.held_until, scorer_links.expires_at, scorer_links.revoked_at)`;

type LeaseRow = Selectable<Database["game_leases"]> & { readonly label: string };

async function leaseRows(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<LeaseRow[]> {
  return db
    .selectFrom("game_leases")
    .innerJoin("scorer_links", (join) =>
      join.onRef("scorer_links.tenant_id", "=", "game_leases.tenant_id").onRef("scorer_links.link_id", "=", "game_leases.link_id"),
    )
    .selectAll("game_leases")
    .select(["scorer_links.label", heldInTruth.as("held_until")])
    .where("game_leases.tenant_id", "=", tenantId)
    .where("game_leases.game_id", "=", gameId)
    .orderBy("game_leases.role")
    .execute();
}

/** The database's clock, since nodes' own may differ. */
async function clockOf(transaction: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(transaction);
  return rows[0]!.now.getTime();
}

async function writeLease(transaction: Transaction<Database>, tenantId: TenantId, link: ScorerLink, lease: LeaseState): Promise<void> {
  const row = {
    number: lease.number,
    link_id: lease.linkId as ScorerLink["linkId"],
    device_id: lease.deviceId,
    held_until: new Date(lease.heldUntil),
    promised_to: lease.promisedTo,
    wanted_by: lease.wanted?.deviceId ?? null,
    wanted_since: lease.wanted ? new Date(lease.wanted.since) : null,
  };
  await transaction
    .insertInto("game_leases")
    .values({ tenant_id: tenantId, game_id: link.gameId, role: link.role, ...row })
    .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "role"]).doUpdateSet(row))
    .execute();
}

function stateOf(row: LeaseRow): LeaseState {
  return {
    number: row.number,
    linkId: row.link_id,
    deviceId: row.device_id,
    heldUntil: row.held_until.getTime(),
    promisedTo: row.promised_to,
    wanted: row.wanted_by !== null && row.wanted_since !== null ? { deviceId: row.wanted_by, since: row.wanted_since.getTime() } : null,
  };
}

function shownLease(role: LiveRole, lease: LeaseState, holder: string, { refusalMs }: LeaseTimes): Lease {
  const { number, deviceId, heldUntil, promisedTo, wanted } = lease;
  const asked = wanted && { deviceId: wanted.deviceId, grantedAt: wanted.since + refusalMs };
  return { role, number, deviceId, holder, until: heldUntil, promisedTo, wanted: asked };
}
