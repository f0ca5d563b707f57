import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, SeasonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import type { ExternalId } from "./people.ts";
import type { LocalName } from "#contract/refs.ts";

export type NewClub = {
  readonly slug: string;
  readonly name: LocalName;
  readonly latinName: string;
  /** Three letters or so, for scoreboards. */
  readonly code: string;
  /** `#rrggbb`, small letters. */
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
};

/** What a club is called in one season. */
export type SeasonEntry = { readonly name: LocalName; readonly latinName: string; readonly code: string };

/** The clubs of one tenant, and their entries in seasons. */
export function clubsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the club of this slug, or brings it to what is given. */
    async save(club: NewClub): Promise<ClubId> {
      const row = {
        ...entryColumns(club),
        primary_color: club.primaryColor,
        secondary_color: club.secondaryColor,
        crest_url: club.crestUrl,
      };
      const saved = await db
        .insertInto("clubs")
        .values({ tenant_id: tenantId, slug: club.slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
        .returning("club_id")
        .executeTakeFirstOrThrow();
      return saved.club_id;
    },

    async bySlug(slug: string): Promise<ClubId | null> {
      const row = await db
        .selectFrom("clubs")
        .select("club_id")
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.club_id ?? null;
    },

    async byExternalId({ source, externalId }: ExternalId): Promise<ClubId | null> {
      const row = await db
        .selectFrom("club_external_ids")
        .select("club_id")
        .where("tenant_id", "=", tenantId)
        .where("source", "=", source)
        .where("external_id", "=", externalId)
        .executeTakeFirst();
      return row?.club_id ?? null;
    },

    /** Remembers the id for this club, unless it belongs to another already. Answers with whose it is. */
    async claimExternalId({ source, externalId }: ExternalId, clubId: ClubId): Promise<ClubId> {
      const row = await db
        .insertInto("club_external_ids")
        .values({ tenant_id: tenantId, source, external_id: externalId, club_id: clubId })
        // Changes nothing; an answer of "do nothing" would not say whose it is.
        .onConflict((conflict) => conflict.columns(["tenant_id", "source", "external_id"]).doUpdateSet({ source }))
        .returning("club_id")
        .executeTakeFirstOrThrow();
      return row.club_id;
    },

    /** Enters the club in a season, under the name it bears there. Teams of the season stand on this. */
    async enterSeason(seasonId: SeasonId, clubId: ClubId, entry: SeasonEntry): Promise<void> {
      const row = entryColumns(entry);
      await db
        .insertInto("season_clubs")
        .values({ tenant_id: tenantId, season_id: seasonId, club_id: clubId, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "season_id", "club_id"]).doUpdateSet(row))
        .execute();
    },
  };
}

function entryColumns({ name, latinName, code }: SeasonEntry) {
  return { name: name.text, transliterable: name.transliterable, latin_name: latinName, code };
}
