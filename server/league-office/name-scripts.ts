import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";

/** What has a name that Serbian readers of Cyrillic are shown in it, or not. */
export const namedKinds = ["player", "club", "league", "hall"] as const;
export type NamedKind = (typeof namedKinds)[number];

export type NamedThing = { readonly slug: string; readonly name: string; readonly isCyrillic: boolean };

type Source = {
  /** Rows of `id`, `slug`, `name`, `own`. */
  readonly select: (tenantId: TenantId) => ReturnType<typeof sql>;
  /** The tables that keep the fact, each with the column that `id` is compared with. */
  readonly tables: readonly (readonly [table: string, column: string])[];
};

const sources: Readonly<Record<NamedKind, Source>> = {
  player: {
    select: (tenantId) =>
      sql`select person_id as id, slug, given_name || ' ' || family_name as name, transliterable as own from persons where tenant_id = ${tenantId}`,
    tables: [["persons", "person_id"]],
  },
  club: {
    select: (tenantId) => sql`select club_id as id, slug, name, transliterable as own from clubs where tenant_id = ${tenantId}`,
    tables: [
      ["clubs", "club_id"],
      ["season_clubs", "club_id"],
      ["teams", "club_id"],
    ],
  },
  league: {
    select: (tenantId) => sql`select league_id as id, slug, name, transliterable as own from leagues where tenant_id = ${tenantId}`,
    tables: [["leagues", "league_id"]],
  },
  hall: {
    select: (tenantId) => sql`select venue_id as id, slug, name, transliterable as own from venues where tenant_id = ${tenantId}`,
    tables: [["venues", "venue_id"]],
  },
};

/** The things of a kind, in the order of their names; `slug` for those of that address alone (a league's in every season). NAME6 */
export async function namesOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  kind: NamedKind,
  slug: string | null,
): Promise<readonly NamedThing[]> {
  const { rows } = await sql<NamedThing>`
    select slug, name, own as "isCyrillic" from (${sources[kind].select(tenantId)}) named
    where ${slug}::text is null or slug = ${slug} order by name, slug`.execute(db);
  return rows;
}

/**
 * Says whether names are written in Cyrillic for those who read it: of one address, or of all of a kind whose spelling could be
 * Serbian (NAME1). Later imports leave it as it is. Comes to how many changed. NAME6
 */
export async function setScript(
  db: Kysely<Database>,
  tenantId: TenantId,
  kind: NamedKind,
  { slug, isCyrillic }: { readonly slug: string | null; readonly isCyrillic: boolean },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: string; slug: string; name: string; own: boolean }>`
      select * from (${sources[kind].select(tenantId)}) named where ${slug}::text is null or slug = ${slug}`.execute(transaction);
    const meant = rows.filter(({ name, own }) => own !== isCyrillic && (slug !== null || !isCyrillic || isSerbianLatin(name)));
    const ids = meant.map(({ id }) => id);
    for (const [table, column] of sources[kind].tables)
      await sql`update ${sql.table(table)} set transliterable = ${isCyrillic}
        where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${ids}::uuid[])`.execute(transaction);
    if (ids.length > 0) await dropPages(transaction, tenantId, null);
    return ids.length;
  });
}
