import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { listTenants, saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";

/** Where a game is played again: its own tenant, so nothing of it is ever counted anywhere else. */
export type RehearsalHall = { readonly tenantId: TenantId; readonly host: string };

const prefix = "rehearsal-";

/**
 * A copy of what a game needs to be shown (league, clubs, hall, people) in the rehearsal tenant of its own, which is made
 * when it is not there. What was played there of this game before is gone.
 */
export async function prepareRehearsal(db: Kysely<Database>, from: TenantId, gameId: GameId, tipOff: number): Promise<RehearsalHall> {
  const tenants = await listTenants(db);
  const original = tenants.find(({ id }) => id === from);
  if (!original) throw new Error(`There is no tenant ${from}`);
  if (original.slug.startsWith(prefix)) throw new Error("A rehearsal is not rehearsed: name the game it was made of");
  const slug = `${prefix}${original.slug}`;
  const host = `rehearsal.${original.hosts[0] ?? `${original.slug}.localhost`}`;
  return db.transaction().execute(async (transaction) => {
    const tenantId =
      tenants.find((known) => known.slug === slug)?.id ??
      (await saveTenant(transaction, { slug, defaultLocale: original.defaultLocale, timeZone: original.timeZone, hosts: [host] }));
    await removeGame(transaction, tenantId, gameId);
    for (const { table, which } of copied(gameId)) await copyRows(transaction, { table, which, from, to: tenantId });
    await sql`
      update games set tip_off = ${new Date(tipOff)}, status = 'scheduled', scheduled_status = 'scheduled', source = 'rehearsal',
        home_points = null, away_points = null, official_home_points = null, official_away_points = null, official_reason = null,
        award = null, at_fault = null, regulation_home_points = null, regulation_away_points = null, overtimes = 0, attendance = null
      where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(transaction);
    await dropPages(transaction, tenantId, [pageTags.site]);
    return { tenantId, host };
  });
}

/** Everything that was ever rehearsed of a tenant's games, and the tenant it was rehearsed in. `false`: there was none. */
export async function removeRehearsals(db: Kysely<Database>, of: string): Promise<boolean> {
  const tenant = (await listTenants(db)).find(({ slug }) => slug === `${prefix}${of}`);
  if (!tenant) return false;
  await db.transaction().execute(async (transaction) => {
    await dropPages(transaction, tenant.id, [pageTags.site]);
    await deleteEverywhere(transaction, "tenant_id", sql`tenant_id = ${tenant.id}`);
  });
  return true;
}

const foreignKeyViolation = "23503";

type Copy = { readonly table: string; readonly which: ReturnType<typeof sql> };

/** In the order in which each may point at those before it; `row` is the row to copy. */
function copied(gameId: GameId): readonly Copy[] {
  const game = sql`(select * from games where tenant_id = row.tenant_id and game_id = ${gameId}) game`;
  const teams = sql`(select team.* from teams team, ${game} where team.tenant_id = game.tenant_id
    and team.team_id in (game.home_team_id, game.away_team_id)) team`;
  const people = sql`(select roster.person_id from rosters roster, ${teams} where roster.tenant_id = team.tenant_id
    and roster.team_id = team.team_id union select person_id from game_players where tenant_id = row.tenant_id and game_id = ${gameId})`;
  const league = sql`(select league.* from leagues league, ${game} where league.tenant_id = game.tenant_id
    and league.league_id = game.league_id) league`;
  return [
    { table: "tenant_branding", which: sql`true` },
    { table: "seasons", which: sql`exists (select from ${league} where league.season_id = row.season_id)` },
    { table: "venues", which: sql`exists (select from ${game} where game.venue_id = row.venue_id)` },
    { table: "clubs", which: sql`exists (select from ${teams} where team.club_id = row.club_id)` },
    {
      table: "season_clubs",
      which: sql`exists (select from ${teams} where team.club_id = row.club_id and team.season_id = row.season_id)`,
    },
    { table: "leagues", which: sql`exists (select from ${league} where league.league_id = row.league_id)` },
    { table: "teams", which: sql`exists (select from ${teams} where team.team_id = row.team_id)` },
    { table: "persons", which: sql`row.person_id in ${people}` },
    { table: "rosters", which: sql`exists (select from ${teams} where team.team_id = row.team_id)` },
    { table: "rounds", which: sql`exists (select from ${game} where game.round_id = row.round_id)` },
    { table: "games", which: sql`row.game_id = ${gameId}` },
    { table: "game_players", which: sql`row.game_id = ${gameId}` },
  ];
}

/** Keys hold the tenant besides their id, so a copy keeps its ids. */
async function copyRows(
  db: Kysely<Database>,
  { table, which, from, to }: Copy & { readonly from: TenantId; readonly to: TenantId },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name <> 'tenant_id'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(({ name }) => sql.ref(`row.${name}`)));
  await sql`insert into ${sql.table(table)} (tenant_id, ${columns})
    select ${to}::uuid, ${values} from ${sql.table(table)} row where row.tenant_id = ${from} and ${which}
    on conflict do nothing`.execute(db);
}

async function removeGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await deleteEverywhere(db, "game_id", sql`tenant_id = ${tenantId} and game_id = ${gameId}`);
}

/** In every table that has the column. What is pointed at goes after what points at it. */
async function deleteEverywhere(db: Kysely<Database>, column: string, which: ReturnType<typeof sql>): Promise<void> {
  await sql`select set_config('fullcourt.log_deletion', 'allowed', true)`.execute(db);
  let left = await tablesWith(db, column);
  while (left.length > 0) {
    const kept: string[] = [];
    for (const table of left) {
      await sql`savepoint one_table`.execute(db);
      try {
        await sql`delete from ${sql.table(table)} where ${which}`.execute(db);
      } catch (error) {
        await sql`rollback to savepoint one_table`.execute(db);
        if ((error as { readonly code?: string }).code !== foreignKeyViolation) throw error;
        kept.push(table);
      }
    }
    if (kept.length === left.length) throw new Error(`Not removed: ${kept.join(", ")}`);
    left = kept;
  }
}

async function tablesWith(db: Kysely<Database>, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select own.table_name as name from information_schema.columns own
    join information_schema.tables known on known.table_schema = own.table_schema and known.table_name = own.table_name
    where own.table_schema = current_schema() and known.table_type = 'BASE TABLE' and own.column_name = ${column}
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
