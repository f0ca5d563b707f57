import { type Kysely, sql, type Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { type AppointedRole, appointedRoles } from "../db/named-people-table.ts";
import type { Database } from "../db/schema.ts";
import { keepPeople, lockGame } from "../db/write-locks.ts";
import { makeNamedPeopleKnown } from "../projections/named-people.ts";
import { placeInTime } from "../db/game-time.ts";

export type Appointment = { readonly role: AppointedRole; readonly name: string };

/** A game with whom the office has appointed to it; its address in the words of a page. */
export type GameAppointments = { readonly game: string; readonly appointed: readonly Appointment[] };

export type Appointing =
  | { readonly kind: "kept" }
  /** It has begun, is over or off: its log says who its officials are. */
  | { readonly kind: "not-ahead"; readonly status: GameStatus }
  /** One person on two places. */
  | { readonly kind: "twice"; readonly name: string };

const ahead: ReadonlySet<GameStatus> = new Set<GameStatus>(["scheduled", "date-to-be-decided", "postponed", "if-needed", "open"]);

/** Whom the office of one tenant appoints to games to come. REF4 */
export function appointmentsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of(gameId: GameId): Promise<readonly Appointment[]> {
      return appointedTo(db, tenantId, gameId);
    },

    /** All games to come that somebody is appointed to, the next first. */
    async ahead(): Promise<readonly GameAppointments[]> {
      const { rows } = await sql<GameAppointments>`
        select term.slug || '/' || leagues.slug || '/' || rounds.slug || '/' || games.slug as game,
          json_agg(json_build_object('role', call.role, 'name', call.name) order by array_position(${[...appointedRoles]}::text[], call.role)) as appointed
        from game_appointments call
        join games using (tenant_id, game_id)
        join rounds using (tenant_id, league_id, round_id)
        join leagues using (tenant_id, league_id)
        join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
        where call.tenant_id = ${tenantId} and games.status = any(${[...ahead]}::text[])
        group by 1, games.tenant_id, games.game_id, games.tip_off, games.tip_off_day
        order by ${placeInTime} nulls last, 1`.execute(db);
      return rows;
    },

    /** These places are filled anew, the others stay as they are. */
    async appoint(gameId: GameId, appointments: readonly Appointment[]): Promise<Appointing> {
      return inTransaction(db, async (transaction) => {
        await lockGame(transaction, tenantId, gameId);
        const { status } = await transaction
          .selectFrom("games")
          .select("status")
          .where("tenant_id", "=", tenantId)
          .where("game_id", "=", gameId)
          .executeTakeFirstOrThrow();
        if (!ahead.has(status)) return { kind: "not-ahead", status };
        await keepPeople(transaction, tenantId);
        const before = await appointedTo(transaction, tenantId, gameId);
        const after = [...before.filter(({ role }) => !appointments.some((own) => own.role === role)), ...appointments];
        const twice = await namedTwice(transaction, tenantId, after);
        if (twice !== null) return { kind: "twice", name: twice };
        for (const { role, name } of appointments) {
          await transaction
            .insertInto("game_appointments")
            .values({ tenant_id: tenantId, game_id: gameId, role, name })
            .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "role"]).doUpdateSet({ name }))
            .execute();
        }
        await makeNamedPeopleKnown(transaction, tenantId, "referee", refereesOf(appointments));
        await dropPagesOf(transaction, tenantId, gameId, changed(before, after));
        return { kind: "kept" };
      });
    },

    /** Empties one place, or all of them. Answers with whoever stood there. */
    async takeBack(gameId: GameId, role: AppointedRole | null): Promise<readonly Appointment[]> {
      return inTransaction(db, async (transaction) => {
        await lockGame(transaction, tenantId, gameId);
        const before = await appointedTo(transaction, tenantId, gameId);
        const gone = before.filter((own) => role === null || own.role === role);
        if (gone.length === 0) return gone;
        await transaction
          .deleteFrom("game_appointments")
          .where("tenant_id", "=", tenantId)
          .where("game_id", "=", gameId)
          .where(
            "role",
            "in",
            gone.map((own) => own.role),
          )
          .execute();
        await dropPagesOf(transaction, tenantId, gameId, gone);
        return gone;
      });
    },
  };
}

async function appointedTo(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly Appointment[]> {
  return db
    .selectFrom("game_appointments")
    .select(["role", "name"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .orderBy(sql`array_position(${[...appointedRoles]}::text[], role)`)
    .execute();
}

/** Whoever came or went; who only changes places is shown as before on his own page, but told to it: once too often harms nobody. */
function changed(before: readonly Appointment[], after: readonly Appointment[]): readonly Appointment[] {
  const isIn = (all: readonly Appointment[], one: Appointment) => all.some(({ role, name }) => role === one.role && name === one.name);
  return [...before.filter((one) => !isIn(after, one)), ...after.filter((one) => !isIn(before, one))];
}

/** Their names: a commissioner has no page. */
function refereesOf(appointments: readonly Appointment[]): string[] {
  return appointments.flatMap(({ role, name }) => (role === "commissioner" ? [] : [name]));
}

/** Whom two of these names mean, spelled as it may be. */
export async function namedTwice(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  appointments: readonly Appointment[],
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select min(asked.name) as name from unnest(${appointments.map(({ name }) => name)}::text[]) as asked (name)
    left join named_people spelled on spelled.tenant_id = ${tenantId} and spelled.role = 'referee' and spelled.name_key = search_key(asked.name)
    group by coalesce(spelled.same_as, search_key(asked.name)) having count(*) > 1 limit 1`.execute(transaction);
  return rows[0]?.name ?? null;
}

/** The game's pages, and those of the referees who have it now, or had it before. */
async function dropPagesOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  appointments: readonly Appointment[],
): Promise<void> {
  if (appointments.length === 0) return;
  const { rows } = await sql<{ slug: string }>`
    select same.slug from named_people same
    where same.tenant_id = ${tenantId} and same.role = 'referee' and coalesce(same.same_as, same.name_key) in (
      select coalesce(spelled.same_as, spelled.name_key) from named_people spelled
      where spelled.tenant_id = ${tenantId} and spelled.role = 'referee'
        and spelled.name_key in (select search_key(name) from unnest(${refereesOf(appointments)}::text[]) as name))`.execute(transaction);
  await dropPages(transaction, tenantId, [pageTags.appointments(gameId), ...rows.map(({ slug }) => pageTags.referee(slug))]);
}
