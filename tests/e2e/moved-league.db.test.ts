import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newAgeKey } from "#server/backup/age-keys.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { keepFile } from "#server/files/uploaded-files.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { said, typedCommandWith } from "../support/servers/typed-command.ts";

const [here, there] = [databaseForThisFile(), databaseForThisFile()];
const folder = mkdtempSync(join(tmpdir(), "fullcourt-league-"));
const file = join(folder, "klb.league");
let game: LiveGameInDatabase;

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(here, "klb", 12);
  await LeagueInDatabase.founded(here.db, "stays", ["Avala"]);
  await LeagueInDatabase.founded(there.db, "own", ["Avala"]);
  const upload = { mediaType: "image/svg+xml", name: "crest.svg", size: null, content: Buffer.from("a crest that moves house") };
  await keepFile(here.db, folderFileStore(join(folder, "here", "files")), game.league.tenantId, upload);
  // The same person is known in both places by one address; another only here.
  for (const [{ db }, name] of [[here, "Mira"] as const, [there, "Mira"] as const, [here, "Ana"] as const])
    await sql`insert into accounts (name, email, email_key, locale) values (${name}, ${`${name}@club.example`}, ${`${name}@club.example`}, 'sr')`.execute(
      db,
    );
  const { tenantId } = game.league;
  await sql`insert into account_roles (tenant_id, account_id, role, scope_kind, scope_id, granted_by)
    select ${tenantId}, account_id, 'office', 'tenant', ${tenantId}, 'test' from accounts`.execute(here.db);
  await sql`insert into account_passwords (account_id, hash) select account_id, 'h' || name from accounts`.execute(here.db);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function league(at: "here" | "there", ...args: readonly string[]): Promise<string> {
  const { databaseUrl } = at === "here" ? here : there;
  return said(await typedCommandWith({ DATA_DIR: join(folder, at) }, databaseUrl, "league", ...args));
}

async function countsOf(of: typeof here, tenant: string) {
  const { rows } = await sql<{ games: number; events: number; teams: string }>`
    select (select count(*)::int from games where tenant_id = ${tenant}) as games,
      (select count(*)::int from game_events where tenant_id = ${tenant}) as events,
      (select string_agg(team_id::text, ',' order by team_id) from teams where tenant_id = ${tenant}) as teams`.execute(of.db);
  return rows[0];
}

it("MOVEHOUSE1 MOVEHOUSE2 a league goes to another installation with its ids, its files and nobody else's rows", async () => {
  const { tenantId } = game.league;
  expect(await league("here", "export", "nobody", file)).toContain("there is no league nobody");
  expect(await league("here", "export", "klb", file)).toMatch(/klb, \d+ rows, 1 files.* not encrypted/);
  // Where backups are encrypted, so is this one, and the same key opens it.
  const key = join(folder, "key");
  const { recipient, identity } = newAgeKey();
  writeFileSync(key, identity);
  const [encrypting, sealed] = [{ DATA_DIR: join(folder, "here"), BACKUP_RECIPIENT: recipient }, join(folder, "klb.sealed")];
  expect(said(await typedCommandWith(encrypting, here.databaseUrl, "league", "export", "klb", sealed))).toMatch(/bytes, encrypted/);
  expect(readFileSync(sealed, "latin1")).toMatch(/^age-encryption\.org/);
  expect(await league("there", "import", sealed)).toContain("give the key that opens it");
  const before = await countsOf(here, tenantId);
  expect(await league("there", "import", sealed, "--key", key)).toContain("compared and equal");
  expect(await countsOf(there, tenantId)).toEqual(before);
  const { rows } = await sql<{ slug: string }>`select slug from tenants order by slug`.execute(there.db);
  expect(rows.map(({ slug }) => slug)).toEqual(["klb", "own"]);
  expect(await league("there", "import", file)).toContain("the league klb is there already");
  expect(said(await typedCommandWith({ DATA_DIR: join(folder, "there") }, there.databaseUrl, "restore", file))).toContain("not empty");
});

it("MOVEHOUSE3 people come along; whoever is known there by the same address is the same person, with their own password", async () => {
  const { rows } = await sql<{ name: string; hash: string | null; role: string }>`
    select name, hash, role from accounts left join account_passwords using (account_id) join account_roles using (account_id) order by name`.execute(
    there.db,
  );
  expect(rows).toEqual([
    { name: "Ana", hash: "hAna", role: "office" },
    { name: "Mira", hash: null, role: "office" },
  ]);
});

it("MOVEHOUSE4 a league is taken away with every row and file of its own, and no other's; then it can come back", async () => {
  const { tenantId } = game.league;
  expect(await league("here", "remove", "klb")).toContain("--yes");
  expect(await league("here", "remove", "klb", "--yes")).toMatch(/klb: \d+ rows removed/);
  expect(await countsOf(here, tenantId)).toEqual({ games: 0, events: 0, teams: null });
  const { rows } = await sql<{
    slug: string;
    people: number;
  }>`select slug, (select count(*)::int from accounts) as people from tenants`.execute(here.db);
  expect(rows).toEqual([{ slug: "stays", people: 2 }]);
  await expect(sql`delete from game_events`.execute(there.db)).rejects.toThrow();
  expect(await league("here", "import", file)).toContain("compared and equal");
  expect((await countsOf(here, tenantId))?.events).toBe(12);
});
