import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { VenueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import type { LocalName } from "#contract/refs.ts";

export type NewVenue = {
  readonly slug: string;
  readonly name: LocalName;
  readonly latinName: string;
  readonly city: string | null;
  /** Seats. */
  readonly capacity: number | null;
};

/** The halls of one tenant. */
export function venuesFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the venue of this slug, or brings it to what is given. */
    async save({ slug, name, latinName, city, capacity }: NewVenue): Promise<VenueId> {
      const row = { name: name.text, transliterable: name.transliterable, latin_name: latinName, city, capacity };
      const saved = await db
        .insertInto("venues")
        .values({ tenant_id: tenantId, slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
        .returning("venue_id")
        .executeTakeFirstOrThrow();
      return saved.venue_id;
    },

    async bySlug(slug: string): Promise<VenueId | null> {
      const row = await db
        .selectFrom("venues")
        .select("venue_id")
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.venue_id ?? null;
    },
  };
}
