import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/connection.ts";
import { grantServerRights } from "#server/db/grant-server-rights.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { sweepAccounts } from "#server/accounts/sweep.ts";
import { pushKeysOf } from "#server/push/push-keys.ts";
import { searchQueriesFor } from "#server/queries/search/search-queries.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { onServer } from "../support/database/database-server.ts";
import { startLiveNode } from "../support/servers/live-node.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";

const database = databaseForThisFile();
const role = `runs_${randomBytes(6).toString("hex")}`;
const password = randomBytes(12).toString("hex");
let limited: { readonly db: Kysely<Database>; readonly databaseUrl: string };

beforeAll(async () => {
  await onServer(inject("database").serverUrl, `create role ${role} login password '${password}'`);
  await grantServerRights(database.db, role);
  const address = new URL(database.databaseUrl);
  [address.username, address.password] = [role, password];
  const db = await openDatabase({ databaseUrl: address.href, connections: 4, allowUnsafe: true });
  limited = { db, databaseUrl: address.href };
});
afterAll(async () => {
  await limited.db.destroy();
  await sql`drop owned by ${sql.id(role)}`.execute(database.db);
  await onServer(inject("database").serverUrl, `drop role ${role}`);
});

describe("a role that was given the rights of a server", () => {
  test("starts, plays, counts, finds, signs people in and forgets what has ended", async () => {
    const { db } = limited;
    expect(await migrateToLatest(db)).toEqual([]);
    const game = await LiveGameInDatabase.begun(limited, "played");
    const node = await startLiveNode(limited);
    await game.play(10);
    const page = await fetch(`${node.origin}/live/v1/games/${game.gameId}/log`);
    expect(page.status).toBe(200);
    await node.close(300);
    expect(await rebuildTenant(db, game.tenantId)).toMatchObject({ games: 1 });
    await expectSoundLog(game.league, game.gameId);
    const found = await searchQueriesFor(db, game.tenantId, () => undefined).search({ words: "hawks", kind: null, limit: 5, locale: "en" });
    expect(found.clubs).toHaveLength(1);
    const { token } = await signedInAccount(db, game.tenantId);
    expect(token).not.toBe("");
    await sweepAccounts(db, Date.now());
    expect((await pushKeysOf(db)).publicKey).toHaveLength(87);
  });

  test.each([
    ["make a table", "create table mine (id int)"],
    ["make a function", "create function mine() returns int language sql as 'select 1'"],
    ["change a table", "alter table games add column mine int"],
    ["drop a table", "drop table accounts"],
    ["empty a table", "truncate accounts cascade"],
    ["rewrite a log", "update game_events set sequence = sequence"],
    ["take something out of a log", "select set_config('fullcourt.log_deletion', 'allowed', false); delete from game_events"],
    ["say that the schema is another", "delete from kysely_migration"],
    ["read other roles' passwords", "select rolpassword from pg_authid"],
    ["read files", "select pg_read_file('/etc/passwd')"],
    ["run programs", "copy tenants to program 'id'"],
    ["switch triggers off", "set session_replication_role = replica"],
    ["become somebody else", "set role postgres"],
  ])("may not %s", async (_, order) => {
    await expect(sql.raw(order).execute(limited.db)).rejects.toThrow(/permission denied|must be owner|does not exist/);
  });
});

test("whoever may do everything anyway is no lesser role", async () => {
  const { username } = new URL(database.databaseUrl);
  await expect(grantServerRights(database.db, decodeURIComponent(username))).rejects.toThrow(/nothing could be kept from it/);
  await expect(grantServerRights(database.db, "nobody here")).rejects.toThrow("there is no role nobody here");
});
