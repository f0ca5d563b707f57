import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { matchesAll, wholeWords, type SoughtWords } from "./sought-words.ts";

export type FoundClubRow = {
  readonly slug: string;
  readonly name: string;
  readonly transliterable: boolean;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
};

/** Clubs by their name or code, also by those of their teams, which may have borne a sponsor's. */
export function foundClubs(db: Kysely<Database>, tenantId: TenantId, { all, names }: SoughtWords, limit: number) {
  return db
    .selectFrom("clubs")
    .where("clubs.tenant_id", "=", tenantId)
    .where(
      sql<boolean>`(${matchesAll(sql`clubs.search_key`, names)} or clubs.club_id in (
        select teams.club_id from teams where teams.tenant_id = ${tenantId} and ${matchesAll(sql`teams.search_key`, names)}))`,
    )
    .select([
      "clubs.slug",
      "clubs.name",
      "clubs.transliterable",
      "clubs.code",
      "clubs.primary_color as primaryColor",
      "clubs.secondary_color as secondaryColor",
      "clubs.crest_url as crestUrl",
    ])
    .orderBy(wholeWords(sql`clubs.search_key`, all), "desc")
    .orderBy("clubs.name")
    .limit(limit);
}
