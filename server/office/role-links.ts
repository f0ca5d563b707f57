import { type Kysely, sql, type Transaction } from "kysely";
import { isOfficeRole } from "#contract/office-roles.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { digestOf, newSecret } from "../accounts/secret.ts";
import type { HeldRole, RoleSpan } from "../accounts/roles.ts";
import type { Database } from "../db/schema.ts";

/** So long a link waits for whoever it is for. ROLE6 */
export const longestWaitDays = 7;
const dayMs = 86_400_000;

export type RoleLink = HeldRole &
  RoleSpan & { readonly linkId: string; readonly label: string; readonly madeBy: string; readonly expiresAt: number };

type Row = {
  readonly linkId: string;
  readonly role: string;
  readonly scope: HeldRole["scope"]["kind"];
  readonly scopeId: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly label: string;
  readonly madeBy: string;
  readonly expiresAt: Date;
};

/** Links of a league that give a role: each once, to whoever opens it first. Of what it bears the database is given the digest alone. ROLE6 */
export function roleLinksFor(
  db: Kysely<Database>,
  tenantId: TenantId,
  { now, timeZone }: { readonly now: () => number; readonly timeZone: string },
) {
  /** Those that give something still: not expired, their giver an owner, the last day of the role not past. */
  async function standing(isWanted: ReturnType<typeof sql<boolean>>): Promise<readonly RoleLink[]> {
    const today = dayIn(timeZone, now());
    const { rows } = await sql<Row>`
      select link_id as "linkId", link.role, link.scope_kind as scope, link.scope_id as "scopeId", to_char(link.begins_on, 'YYYY-MM-DD') as from,
        to_char(link.ends_on, 'YYYY-MM-DD') as until, label, giver.name as "madeBy", expires_at as "expiresAt"
      from role_links link
      join accounts giver on giver.account_id = link.made_by
      where link.tenant_id = ${tenantId} and expires_at > ${new Date(now())} and coalesce(link.ends_on, 'infinity') >= ${today}::date
        and exists (select from account_roles held where held.tenant_id = link.tenant_id and held.account_id = link.made_by and held.role = 'owner'
          and coalesce(held.begins_on, '-infinity') <= ${today}::date and coalesce(held.ends_on, 'infinity') >= ${today}::date)
        and ${isWanted}
      order by made_at, link_id`.execute(db);
    return rows.flatMap(({ role, scope, scopeId, expiresAt, ...link }) =>
      isOfficeRole(role) ? [{ ...link, role, scope: { kind: scope, id: scopeId }, expiresAt: expiresAt.getTime() }] : [],
    );
  }
  return {
    /** What it bears is said here, and nowhere again. */
    async make(held: HeldRole, { from, until }: RoleSpan, by: { readonly accountId: string; readonly label: string }): Promise<string> {
      const { secret, digest } = newSecret();
      await db
        .insertInto("role_links")
        .values({
          tenant_id: tenantId,
          digest,
          role: held.role,
          scope_kind: held.scope.kind,
          scope_id: held.scope.id,
          begins_on: from,
          ends_on: until,
          label: by.label,
          made_by: by.accountId,
          made_at: new Date(now()),
          expires_at: new Date(now() + longestWaitDays * dayMs),
        })
        .execute();
      await db.deleteFrom("role_links").where("tenant_id", "=", tenantId).where("expires_at", "<=", new Date(now())).execute();
      return secret;
    },
    all: () => standing(sql<boolean>`true`),
    /** `null`: it gives nothing, or nothing any more. */
    async of(secret: string): Promise<RoleLink | null> {
      const digest = digestOf(secret);
      return digest === null ? null : ((await standing(sql<boolean>`link.digest = ${digest}`))[0] ?? null);
    },
    /** Of two who take the same the first has it. */
    async take(linkId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("role_links")
        .where("tenant_id", "=", tenantId)
        .where(sql<boolean>`link_id::text = ${linkId}`)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** What there is in a league to be held a role for, by what people call it. */
export type PlaceOfRole = { readonly kind: "competition" | "club" | "game"; readonly id: string; readonly called: string };

/** Competitions, the newest season first, and clubs. */
export async function placesOfRoles(db: Kysely<Database>, tenantId: TenantId): Promise<readonly PlaceOfRole[]> {
  const { rows } = await sql<PlaceOfRole>`
    select 'competition' as kind, league.league_id as id, league.name || ' · ' || season.name as called
    from leagues league join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where league.tenant_id = ${tenantId} order by season.is_current desc, season.slug desc, league.place`.execute(db);
  const clubs = await sql<PlaceOfRole>`
    select 'club' as kind, club_id as id, name as called from clubs where tenant_id = ${tenantId} order by name, slug`.execute(db);
  return [...rows, ...clubs.rows];
}

/** Of these games, those that there are. */
export async function gamesOfRoles(db: Kysely<Database>, tenantId: TenantId, ids: readonly string[]): Promise<readonly PlaceOfRole[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceOfRole>`
    select 'game' as kind, game.game_id as id, home.name || ' – ' || away.name as called from games game
    join teams home on home.tenant_id = game.tenant_id and home.team_id = game.home_team_id
    join teams away on away.tenant_id = game.tenant_id and away.team_id = game.away_team_id
    where game.tenant_id = ${tenantId} and game.game_id::text = any(${ids})`.execute(db);
  return rows;
}

/** What a role is held for, by name; `null`: the whole league, or what is there no longer. */
export async function calledOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { kind, id }: HeldRole["scope"],
): Promise<string | null> {
  if (kind === "tenant") return null;
  return calledAmong(kind === "game" ? await gamesOfRoles(transaction, tenantId, [id]) : await placesOfRoles(transaction, tenantId), {
    kind,
    id,
  });
}

/** The same, where the names are known. */
export function calledAmong(places: readonly PlaceOfRole[], { kind, id }: { readonly kind: string; readonly id: string }): string | null {
  return places.find((place) => place.kind === kind && place.id === id)?.called ?? null;
}
