import { type Kysely, sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { NamedRole } from "../db/named-people-table.ts";
import type { Database } from "../db/schema.ts";
import { lockPeople } from "../db/write-locks.ts";
import { makeNamedPeopleKnown } from "./named-people.ts";

export type NamedPlace = { readonly tenantId: TenantId; readonly role: NamedRole };

/** A spelling with its address; `standsFor`: the address of whom it means, `null` where that is itself. */
export type Spelling = { readonly slug: string; readonly name: string; readonly standsFor: string | null };

export type Joining =
  | { readonly kind: "joined" }
  /** `slug` is nobody's. */
  | { readonly kind: "unknown"; readonly slug: string }
  | { readonly kind: "already-one" }
  /** Both are named by one game, on its two sides. */
  | { readonly kind: "met" };

/** From now on `from`, with all that were joined to it, means whom `into` means. COACH2 */
export async function joinNames(db: Kysely<Database>, place: NamedPlace, from: string, into: string): Promise<Joining> {
  return inTransaction(db, async (transaction) => {
    await lockPeople(transaction, place.tenantId);
    const [own, other] = [await bySlug(transaction, place, from), await bySlug(transaction, place, into)];
    if (!own) return { kind: "unknown", slug: from };
    if (!other) return { kind: "unknown", slug: into };
    const target = other.same_as ?? other.name_key;
    if (target === (own.same_as ?? own.name_key)) return { kind: "already-one" };
    if (place.role === "coach" && (await haveMet(transaction, place, own.name_key, target))) return { kind: "met" };
    await sql`update named_people set same_as = ${target}
      where tenant_id = ${place.tenantId} and role = ${place.role} and ${own.name_key} in (name_key, same_as)`.execute(transaction);
    await dropPages(transaction, place.tenantId, null);
    return { kind: "joined" };
  });
}

/** The spelling means nobody but itself again. Answers whether there is such a one. */
export async function partName(db: Kysely<Database>, place: NamedPlace, slug: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const own = await bySlug(transaction, place, slug);
    if (!own) return false;
    await sql`update named_people set same_as = null
      where tenant_id = ${place.tenantId} and role = ${place.role} and name_key = ${own.name_key}`.execute(transaction);
    await dropPages(transaction, place.tenantId, null);
    return true;
  });
}

/**
 * How somebody is to be written. Other marks or letters of the same name are put on his row; a name that is found otherwise
 * gets a row of its own, and all his spellings mean that one. Answers whether there is such a one.
 */
export async function nameAnew(
  db: Kysely<Database>,
  place: NamedPlace,
  slug: string,
  name: string,
  isOwnSpelling: boolean | null,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockPeople(transaction, place.tenantId);
    const own = await bySlug(transaction, place, slug);
    if (!own) return false;
    const before = own.same_as ?? own.name_key;
    await makeNamedPeopleKnown(transaction, place.tenantId, place.role, [name]);
    await sql`update named_people set name = ${name}, same_as = null,
        transliterable = coalesce(${isOwnSpelling}::boolean, transliterable)
      where tenant_id = ${place.tenantId} and role = ${place.role} and name_key = search_key(${name})`.execute(transaction);
    await sql`update named_people set same_as = search_key(${name})
      where tenant_id = ${place.tenantId} and role = ${place.role} and ${before} in (name_key, same_as)
        and name_key <> search_key(${name})`.execute(transaction);
    await dropPages(transaction, place.tenantId, null);
    return true;
  });
}

/** Whom this address means, with all spellings that do; the one who stands for all first. */
export async function spellingsOf(db: Kysely<Database>, place: NamedPlace, slug: string): Promise<readonly Spelling[]> {
  const own = await bySlug(db, place, slug);
  if (!own) return [];
  const { rows } = await sql<Spelling>`
    select same.slug, same.name, stands.slug as "standsFor" from named_people same
    left join named_people stands on stands.tenant_id = same.tenant_id and stands.role = same.role and stands.name_key = same.same_as
    where same.tenant_id = ${place.tenantId} and same.role = ${place.role} and ${own.same_as ?? own.name_key} in (same.name_key, same.same_as)
    order by same.same_as nulls first, same.slug`.execute(db);
  return rows;
}

function bySlug(db: Kysely<Database> | Transaction<Database>, { tenantId, role }: NamedPlace, slug: string) {
  return db
    .selectFrom("named_people")
    .select(["name_key", "same_as"])
    .where("tenant_id", "=", tenantId)
    .where("role", "=", role)
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** On the two benches of one game sit two people. */
async function haveMet(transaction: Transaction<Database>, { tenantId }: NamedPlace, one: string, other: string): Promise<boolean> {
  const linesOf = (key: string) => sql`(
    select line.game_id, line.side from box_team_lines line
    join named_people spelled on spelled.tenant_id = line.tenant_id and spelled.role = 'coach' and ${key} in (spelled.name_key, spelled.same_as)
    where line.tenant_id = ${tenantId} and line.coach <> '' and search_key(line.coach) = spelled.name_key)`;
  const { rows } = await sql`
    select 1 from ${linesOf(one)} own join ${linesOf(other)} rival on rival.game_id = own.game_id and rival.side <> own.side
    limit 1`.execute(transaction);
  return rows.length > 0;
}
