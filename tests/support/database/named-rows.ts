import fc from "fast-check";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import type { Database } from "#server/db/schema.ts";
import type { OfficeStore } from "#server/office/office-store.ts";
import { samplePictures, soundSample } from "../fixtures/field-samples.ts";
import { ownName } from "../fixtures/fixture-teams.ts";

/** Of everything that things of the office refer to a few rows, called alike in every league. */
export async function putNamedRows(db: Kysely<Database>, tenantId: TenantId): Promise<void> {
  const competitions = competitionsFor(db, tenantId);
  const seasonId = await competitions.saveSeason({ slug: "spring", name: "Spring", isCurrent: false, startsOn: null, endsOn: null });
  const rules = { ruleProfile: "fiba", rankingPolicy: "fiba", kind: "league", place: 0, onLandingPage: true } as const;
  const leagueId = await competitions.saveLeague({ seasonId, slug: "first", name: ownName("Prva"), ...rules });
  const sayings = sql`${tenantId}, 'n-' || number, 'N', 'N'`;
  for (const { fileId, name } of samplePictures)
    await sql`insert into files (tenant_id, file_id, digest, media_type, bytes, name)
      values (${tenantId}, ${fileId}, ${"a".repeat(64)}, 'image/webp', 1, ${name})`.execute(db);
  const numbers = sql.raw(`from generate_series(0, ${mostNamed - 1}) number`);
  const people = sql.raw(`from generate_series(0, ${mostPeople - 1}) number`);
  await sql`insert into persons (tenant_id, slug, given_name, latin_given_name, family_name, latin_family_name)
    select ${sayings}, 'N', 'N' ${people}`.execute(db);
  await sql`insert into venues (tenant_id, slug, name, latin_name) select ${sayings} ${numbers}`.execute(db);
  await sql`insert into clubs (tenant_id, slug, name, latin_name, code, primary_color, secondary_color)
    select ${sayings}, 'N', '#000000', '#ffffff' ${numbers}`.execute(db);
  await sql`insert into season_clubs (tenant_id, season_id, club_id, name, latin_name, code)
    select tenant_id, ${seasonId}, club_id, name, latin_name, code from clubs where tenant_id = ${tenantId}`.execute(db);
  await sql`insert into teams (tenant_id, season_id, league_id, club_id, slug, name, short_name, code)
    select tenant_id, ${seasonId}, ${leagueId}, club_id, slug, name, name, code from clubs where tenant_id = ${tenantId}`.execute(db);
}

/** People enough that no two seeds meet on one list. */
const mostPeople = 200;
const mostNamed = 12;
const firstLeague = "spring-first";
/** What a reference to a thing names, another row for another seed. */
const namesOf: Readonly<Record<string, (seed: number) => string>> = {
  season: () => "spring",
  competition: () => firstLeague,
  club: (seed) => `n-${seed % mostNamed}`,
  hall: (seed) => `n-${seed % mostNamed}`,
  person: (seed) => `n-${seed % mostPeople}`,
  team: (seed) => `${firstLeague}-n-${seed % mostNamed}`,
};

/** A seeded sample of a thing, whose references name those rows: the same test, the same values; another `seed`, others. */
export function sampled(store: OfficeStore<Fields>, seed: number): Readonly<Record<string, unknown>> {
  const references = Object.entries<Field>(store.thing.fields).filter(([, { kind }]) => kind === "reference");
  // The second reference to the same thing names another row.
  const said = Object.fromEntries(
    references.map(([name, field], place) => [
      name,
      field.kind === "reference" ? (namesOf[field.to]?.(seed + (name === "away" ? place : 0)) ?? null) : null,
    ]),
  );
  const [values] = fc.sample(soundSample(store.thing, said), { numRuns: 1, seed });
  // Of one name the same games have one broadcast alone.
  return store.thing.name === "broadcast" ? { ...values, name: `Kanal ${seed}` } : (values ?? {});
}

/** Something else in a column that no field says: a switch turned, an address, a file that there is. */
export async function keptSample(db: Kysely<Database>, tenantId: TenantId, column: string): Promise<RawBuilder<unknown>> {
  if (column.endsWith("_url")) return sql`'https://x.example/x.png'`;
  if (!column.endsWith("_file_id")) return sql`not ${sql.ref(column)}`;
  const { rows } = await sql<{ id: string }>`insert into files (tenant_id, digest, media_type, bytes, name)
    values (${tenantId}, ${"a".repeat(64)}, 'image/png', 1, 'x.png') returning file_id as id`.execute(db);
  return sql`${rows[0]?.id}::uuid`;
}

/** Whether a row is never taken away, or not since more is kept of it than could come back. */
export async function staysFor(db: Kysely<Database>, store: OfficeStore<Fields>, tenantId: TenantId, id: string): Promise<boolean> {
  const kept = await db.transaction().execute(async (transaction) => store.keeps?.(transaction, tenantId, id));
  return store.thing.removal === "never" || Object.keys(kept ?? {}).length > 0;
}
