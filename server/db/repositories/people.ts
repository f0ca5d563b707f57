import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type NewPerson = {
  readonly slug: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Whether the names are Serbian in Latin script, and so may be shown in Cyrillic. */
  readonly transliterable: boolean;
  readonly latinGivenName: string;
  readonly latinFamilyName: string;
  readonly scoreboardGivenName: string | null;
  readonly scoreboardFamilyName: string | null;
  /** `yyyy-mm-dd`. */
  readonly birthDate: string | null;
};

/** A name in another system: the system and its own id. */
export type ExternalId = { readonly source: string; readonly externalId: string };

/** The people of one tenant. Who was merged into whom is in `person-merges.ts`. */
export function peopleFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the person of this slug, or brings it to what is given. */
    async save(person: NewPerson): Promise<PersonId> {
      const row = {
        given_name: person.givenName,
        family_name: person.familyName,
        transliterable: person.transliterable,
        latin_given_name: person.latinGivenName,
        latin_family_name: person.latinFamilyName,
        scoreboard_given_name: person.scoreboardGivenName,
        scoreboard_family_name: person.scoreboardFamilyName,
        birth_date: person.birthDate,
      };
      const saved = await db
        .insertInto("persons")
        .values({ tenant_id: tenantId, slug: person.slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
        .returning("person_id")
        .executeTakeFirstOrThrow();
      return saved.person_id;
    },

    async bySlug(slug: string): Promise<PersonId | null> {
      const row = await db
        .selectFrom("persons")
        .select("person_id")
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.person_id ?? null;
    },

    /** The person as the source knows it, before merges. */
    async byExternalId({ source, externalId }: ExternalId): Promise<PersonId | null> {
      const row = await db
        .selectFrom("person_external_ids")
        .select("person_id")
        .where("tenant_id", "=", tenantId)
        .where("source", "=", source)
        .where("external_id", "=", externalId)
        .executeTakeFirst();
      return row?.person_id ?? null;
    },

    /** Remembers the id for this person, unless it belongs to somebody already. Answers with whose it is. */
    async claimExternalId({ source, externalId }: ExternalId, personId: PersonId): Promise<PersonId> {
      const row = await db
        .insertInto("person_external_ids")
        .values({ tenant_id: tenantId, source, external_id: externalId, person_id: personId })
        // Changes nothing; an answer of "do nothing" would not say whose it is.
        .onConflict((conflict) => conflict.columns(["tenant_id", "source", "external_id"]).doUpdateSet({ source }))
        .returning("person_id")
        .executeTakeFirstOrThrow();
      return row.person_id;
    },

    /** People of these Latin names, whatever the case; two of one name are two people. */
    async byLatinName(givenName: string, familyName: string): Promise<PersonId[]> {
      const rows = await db
        .selectFrom("persons")
        .select("person_id")
        .where("tenant_id", "=", tenantId)
        .where(sql<boolean>`lower(latin_given_name) = lower(${givenName}) and lower(latin_family_name) = lower(${familyName})`)
        .orderBy("created_at")
        .execute();
      return rows.map((row) => row.person_id);
    },

    /** The wished slug, or the first of `wish-2`, `wish-3`, … that nobody has. */
    async freeSlug(wish: string): Promise<string> {
      const rows = await db
        .selectFrom("persons")
        .select("slug")
        .where("tenant_id", "=", tenantId)
        .where(sql<boolean>`(slug = ${wish} or slug ~ ${`^${wish}-[0-9]+$`})`)
        .execute();
      const taken = new Set(rows.map((row) => row.slug));
      let slug = wish;
      for (let number = 2; taken.has(slug); number++) slug = `${wish}-${number}`;
      return slug;
    },
  };
}
