import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { aGame, aLeague } from "#tests/support/database/database-rows.ts";
import { describeSchema } from "./describe-schema.ts";
import { nameCollation } from "./name-collation.ts";
import type { Database } from "./schema.ts";

const database = databaseForThisFile();

type Keys = { table: string; primary: string[]; foreign: { columns: string[]; to: string[] }[] };

/** What the catalog says of every table of ours. */
async function keysOf(db: Kysely<Database>): Promise<Keys[]> {
  const { rows } = await sql<Keys>`
    with constraint_columns as (
      select conrelid, contype, oid,
        (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number) as columns,
        (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = confrelid and attnum = number) as to
      from pg_constraint
    )
    select relname as table,
      (select columns from constraint_columns where conrelid = pg_class.oid and contype = 'p') as primary,
      coalesce((select json_agg(json_build_object('columns', columns, 'to', "to")) from constraint_columns where conrelid = pg_class.oid and contype = 'f'), '[]') as foreign
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(db);
  return rows;
}

/** A person's account is the installation's: who they are in one league, they are in the next. */
const ofTheInstallation = [
  "accounts",
  "account_passwords",
  "account_identities",
  "account_recovery_codes",
  "installation_operators",
  "set_up_links",
  "push_keys",
  "rate_limits",
  "backups",
  "secret_keys",
];

test("every primary key begins with the tenant", async () => {
  const tables = await keysOf(database.db);
  expect(tables.length).toBeGreaterThan(20);
  expect(
    tables
      .filter(({ primary }) => primary[0] !== "tenant_id")
      .map(({ table }) => table)
      .toSorted(),
  ).toEqual(ofTheInstallation.toSorted());
});

test("every foreign key carries the tenant, save those to an account", async () => {
  const keys = (await keysOf(database.db)).flatMap(({ table, foreign }) => foreign.map((key) => ({ table, ...key })));
  expect(keys.length).toBeGreaterThan(25);
  const toAccounts = ({ to }: (typeof keys)[number]) => to.join() === "account_id";
  expect(keys.filter((key) => !toAccounts(key)).filter(({ columns, to }) => columns[0] !== "tenant_id" || to[0] !== "tenant_id")).toEqual(
    [],
  );
});

test("schema.sql shows what the migrations make; after a new one, run: npm run sql", async () => {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::integer as version`.execute(database.db);
  // Each version of PostgreSQL words its own schema a little differently.
  if (Number(rows[0]?.version) < 180_000) return;
  expect(await describeSchema(database.db)).toBe(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));
});

test("a row cannot point across tenants", async () => {
  const { db } = database;
  const [mine, theirs] = [await aLeague(db, "mine"), await aLeague(db, "theirs")];
  const theirGame = await aGame(db, theirs, "g1");
  const across = db
    .insertInto("game_flags")
    .values({ tenant_id: mine.tenantId, game_id: theirGame, place: 0, kind: "late-start", detail: "" });
  await expect(across.execute()).rejects.toThrow(/violates foreign key constraint/);
  const stolen = db.updateTable("games").set({ home_team_id: mine.homeTeamId }).where("game_id", "=", theirGame);
  await expect(stolen.execute()).rejects.toThrow(/violates foreign key constraint/);
});

test("a game's teams play in the game's own league", async () => {
  const { db } = database;
  const league = await aLeague(db, "mine");
  const gameId = await aGame(db, league, "g2");
  const other = await db
    .insertInto("leagues")
    .values({
      tenant_id: league.tenantId,
      season_id: league.seasonId,
      slug: "second",
      name: "Druga",
      rule_profile: "fiba",
      ranking_policy: "fiba",
    })
    .returning("league_id")
    .executeTakeFirstOrThrow();
  await expect(db.updateTable("games").set({ league_id: other.league_id }).where("game_id", "=", gameId).execute()).rejects.toThrow(
    /violates foreign key constraint/,
  );
});

test("names sort as people sort them, numbers by value", async () => {
  const names = ["Šok", "sok", "dar", "čar", "car", "Team 10", "Team 2"];
  const { rows } = await sql<{
    name: string;
  }>`select name from unnest(${names}::text[]) as given (name) order by name collate name_order`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(["car", "čar", "dar", "sok", "Šok", "Team 2", "Team 10"]);
});

test.each([
  ["sr", ["car", "cz", "čar", "nz", "njiva"]],
  ["en", ["car", "čar", "cz", "njiva", "nz"]],
  ["sr-cyrl", ["ж", "ј", "љ", "њ", "о"]],
  ["ru", ["е", "ё", "ж", "я"]],
  ["es", ["nz", "ñandú", "oca"]],
] as const)("a reader of %s finds names in the order of their alphabet", async (locale, expected) => {
  const given = expected.toReversed();
  const { rows } = await sql<{
    name: string;
  }>`select name from unnest(${given}::text[]) as given (name) order by name ${nameCollation(locale)}`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(expected);
});
