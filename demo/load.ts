import { type Kysely, sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { hasUnreadLogs } from "#server/projections/unread-logs.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { publishEditorial } from "./editorial/publish.ts";
import { demoTenants } from "./leagues/demo-tenants.ts";
import { liveSource } from "./live/live-source.ts";
import type { ClubBlueprint, TenantBlueprint } from "./leagues/tenant-blueprint.ts";
import { storeAppointments } from "./storing/store-appointments.ts";
import { storeAvailability } from "./storing/store-availability.ts";
import { storeAwards } from "./storing/store-awards.ts";
import { storeFantasy } from "./storing/store-fantasy.ts";
import { storeFanVotes } from "./storing/store-fan-votes.ts";
import { storeLogs } from "./storing/store-logs.ts";
import { storeOutlets } from "./storing/store-outlets.ts";
import { storePortraits } from "./storing/store-portraits.ts";
import { storeClips } from "./storing/store-clips.ts";
import { storeRecordings } from "./storing/store-recordings.ts";
import { storeSeason } from "./storing/store-season.ts";
import { storeNewcomers, storeTenant } from "./storing/store-tenant.ts";
import { playSeasons, type WorldExtent } from "./world.ts";

/** The hosts whose tenant was stored now; one that has a season already stays as it is, whatever was done to it since. */
export type LoadedDemo = { readonly loaded: readonly string[]; readonly kept: readonly string[] };

export type DemoLoading = {
  /** Where pictures and papers go. */
  readonly files: FileStore;
  readonly extent?: WorldExtent;
  /** Told what has been done, a line each. */
  readonly say?: (line: string) => void;
};

/**
 * Puts the demo into the database as it stands at `now` (epoch milliseconds). A tenant comes whole or not at all, and only
 * once: a later call changes nothing, and two at the same time take turns. What is read of it is made afterwards, and by
 * the next call should this one be stopped before.
 */
export async function loadDemo(
  db: Kysely<Database>,
  now: number,
  { files, extent = "full", say = () => undefined }: DemoLoading,
): Promise<LoadedDemo> {
  const loaded: string[] = [];
  const kept: string[] = [];
  // A connection that is still being made while a league is simulated is not heard, and on a slow machine given up.
  await Promise.all(demoTenants.map(async () => sql`select`.execute(db)));
  // Both at once: while one is simulated here, the database stores the other.
  await Promise.all(
    demoTenants.map(async (blueprint) => {
      const isNew = await loadTenant(db, blueprint, { files, now, extent, say });
      (isNew ? loaded : kept).push(blueprint.tenant.host);
    }),
  );
  // The first pages must not be planned as if the tables were still empty.
  if (loaded.length > 0) await sql`analyze`.execute(db);
  return { loaded: loaded.toSorted(), kept: kept.toSorted() };
}

async function loadTenant(db: Kysely<Database>, blueprint: TenantBlueprint, storing: Storing): Promise<boolean> {
  const isNew = await db.transaction().execute(async (transaction) => {
    await takeTurns(transaction, blueprint);
    if ((await storedTenant(transaction, blueprint)) !== null) return false;
    await store(transaction, blueprint, storing);
    return true;
  });
  const tenantId = await storedTenant(db, blueprint);
  if (tenantId === null) return isNew;
  if (await hasUnreadLogs(db, tenantId)) {
    const { games } = await rebuildTenant(db, tenantId);
    storing.say(`  ${blueprint.tenant.title}: tables and figures of ${games} games`);
  }
  if (!isNew && (await wasPlayedLive(db, tenantId))) return isNew;
  const teams = await storeFantasy(db, tenantId, blueprint, storing.now);
  if (teams > 0) storing.say(`  ${blueprint.tenant.title}: ${teams} teams of the fantasy game`);
  return isNew;
}

/** What was stored by an earlier call and opened to visitors stays as it is, also without what has come to the demo since. */
async function wasPlayedLive(db: Kysely<Database>, tenantId: TenantId): Promise<boolean> {
  const game = await db
    .selectFrom("games")
    .where("tenant_id", "=", tenantId)
    .where("source", "=", liveSource)
    .select("game_id")
    .limit(1)
    .executeTakeFirst();
  return game !== undefined;
}

/** Until this transaction ends, whoever else would load the same tenant waits here, and then finds it. */
async function takeTurns(transaction: Transaction<Database>, { tenant }: TenantBlueprint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`demo ${tenant.slug}`}))`.execute(transaction);
}

/** `null` as long as it has no season. */
async function storedTenant(db: Kysely<Database>, { tenant }: TenantBlueprint): Promise<TenantId | null> {
  const row = await db
    .selectFrom("tenants")
    .innerJoin("seasons", "seasons.tenant_id", "tenants.tenant_id")
    .select("tenants.tenant_id")
    .where("tenants.slug", "=", tenant.slug)
    .limit(1)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

type Storing = Required<DemoLoading> & { readonly now: number };

async function store(transaction: Transaction<Database>, blueprint: TenantBlueprint, { files, now, extent, say }: Storing): Promise<void> {
  const names = await storeTenant(transaction, blueprint);
  const clubs = new Set<ClubBlueprint>();
  for (const season of playSeasons(blueprint, now, extent)) {
    const place = { names, blueprint, season };
    await storeNewcomers(transaction, place, clubs);
    const games = await storeSeason(transaction, place);
    await storeOutlets(transaction, place);
    await storeRecordings(transaction, place, now);
    await storeAvailability(transaction, place, now);
    await storeAppointments(transaction, place, now);
    await storePortraits(transaction, place, files);
    await storeAwards(transaction, place, now);
    await storeFanVotes(transaction, place, now);
    const events = await storeLogs(transaction, names, games, now);
    await storeClips(transaction, place, now);
    const played = games.filter(({ game }) => game.result !== null).length;
    const { news, albums, documents } = await publishEditorial({ ...place, transaction, files, now });
    const published = season.isRunning ? `, ${news} pieces of news, ${albums} albums, ${documents} papers` : "";
    say(`  ${blueprint.tenant.title} ${season.name}: ${played} games played, ${events} events${published}`);
  }
}
