import type { Kysely } from "kysely";
import type { HallFacts } from "#contract/hall-place.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { VenueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type HallWay = { readonly locale: string; readonly text: string };

/** Where the halls of one tenant stand and how one gets there. HALLS3 */
export function hallPlacesFor(db: Kysely<Database>, tenantId: TenantId) {
  // Its own page, and the games, clubs and calendars that name where they are played.
  const changed = async (transaction: Kysely<Database>) => dropPages(transaction, tenantId, null);
  return {
    /** From now on; what is left out stays as it was. */
    async tell(venueId: VenueId, { address, city, coordinates, seats }: Partial<HallFacts>): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable("venues")
          .set({
            ...(address !== undefined && { address }),
            ...(city !== undefined && { city }),
            ...(seats !== undefined && { capacity: seats }),
            ...(coordinates !== undefined && { latitude: coordinates?.latitude ?? null, longitude: coordinates?.longitude ?? null }),
          })
          .where("tenant_id", "=", tenantId)
          .where("venue_id", "=", venueId)
          .execute();
        await changed(transaction);
      });
    },

    /** The way there in one language; `null` takes it away. */
    async word(venueId: VenueId, locale: Locale, text: string | null): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await (text === null
          ? transaction
              .deleteFrom("venue_ways")
              .where("tenant_id", "=", tenantId)
              .where("venue_id", "=", venueId)
              .where("locale", "=", locale)
              .execute()
          : transaction
              .insertInto("venue_ways")
              .values({ tenant_id: tenantId, venue_id: venueId, locale, body: text })
              .onConflict((conflict) => conflict.columns(["tenant_id", "venue_id", "locale"]).doUpdateSet({ body: text }))
              .execute());
        await changed(transaction);
      });
    },

    async of(venueId: VenueId): Promise<HallFacts & { readonly ways: readonly HallWay[] }> {
      const { latitude, longitude, ...facts } = await db
        .selectFrom("venues")
        .select(["address", "city", "capacity as seats", "latitude", "longitude"])
        .where("tenant_id", "=", tenantId)
        .where("venue_id", "=", venueId)
        .executeTakeFirstOrThrow();
      const ways = await db
        .selectFrom("venue_ways")
        .select(["locale", "body as text"])
        .where("tenant_id", "=", tenantId)
        .where("venue_id", "=", venueId)
        .orderBy("locale")
        .execute();
      return { ...facts, coordinates: latitude === null || longitude === null ? null : { latitude, longitude }, ways };
    },
  };
}
