import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SettingsVersion } from "#core/fantasy/fantasy-settings.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

/** A league's season of the game, named by its league. */
export type SeasonKey = { readonly tenantId: TenantId; readonly leagueId: LeagueId };

/** The same where a question has found the league itself: by columns of that question. */
export type KeyInQuestion = SeasonKey | Record<keyof SeasonKey, RawBuilder<unknown>>;

export type FantasySeason = SeasonKey & {
  readonly versions: readonly SettingsVersion[];
  readonly scalePercent: number;
  readonly timeZone: string;
  readonly isClosed: boolean;
};

/** `null`: the game is not played in this league. */
export async function fantasySeason(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<FantasySeason | null> {
  const row = await db
    .selectFrom("fantasy_seasons as season")
    .innerJoin("tenants", "tenants.tenant_id", "season.tenant_id")
    .where("season.tenant_id", "=", tenantId)
    .where("season.league_id", "=", leagueId)
    .select(["settings", "scale_percent", "closed_at", "tenants.time_zone"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    tenantId,
    leagueId,
    versions: row.settings,
    scalePercent: row.scale_percent,
    timeZone: row.time_zone,
    isClosed: row.closed_at !== null,
  };
}

/** Those that are not closed, of all tenants. */
export async function runningSeasons(db: Kysely<Database>): Promise<SeasonKey[]> {
  return db
    .selectFrom("fantasy_seasons")
    .where("closed_at", "is", null)
    .select(["tenant_id as tenantId", "league_id as leagueId"])
    .orderBy("opened_at")
    .execute();
}

/** What is done of a season one after the other, whichever nodes do it: held to the end of the transaction. */
export async function holdSeason(db: Kysely<Database>, { leagueId }: SeasonKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fantasy ${leagueId}`}, 0))`.execute(db);
}

/** Squads change beside each other, and wait for a lock that copies them all. FAN7 */
export async function holdSquads(db: Kysely<Database>, key: SeasonKey, how: "to-change" | "to-copy"): Promise<void> {
  await holdOfSquads(key, how).execute(db);
}

/** The same as a question, to be asked with others. */
export function holdOfSquads({ leagueId }: SeasonKey, how: "to-change" | "to-copy"): RawBuilder<unknown> {
  const key = sql`hashtextextended('fantasy squads ' || ${leagueId}::text, 0)`;
  return how === "to-copy" ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`;
}

/** Now, in epoch milliseconds, by the one clock that all nodes share. */
export async function databaseTime(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ at: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
  return rows[0]?.at ?? 0;
}
