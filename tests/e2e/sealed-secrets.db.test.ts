import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openSecrets } from "#server/db/open-secrets.ts";
import { useSecretKey } from "#server/db/sealed-secret.ts";
import { secretKeyFileIn } from "#server/db/secret-key-file.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { pushKeysOf } from "#server/push/push-keys.ts";
import { accountIn } from "#server/push/push-services.ts";
import { webhookSubscriptionsFor } from "#server/webhooks/subscriptions.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { said, typedCommandWith } from "../support/servers/typed-command.ts";

const database = databaseForThisFile();
const folder = mkdtempSync(join(tmpdir(), "fullcourt-secrets-"));
const place = { DATA_DIR: join(folder, "data"), SECRET_KEY: "" };
const source = { dataFolder: place.DATA_DIR, secretKey: null };
const account = { client_email: "a@b.c", private_key: "PRIVATE KEY OF GOOGLE", token_uri: "https://t" };
let game: LiveGameInDatabase;
let token: string;
let publicKey: string;
let partner: { readonly id: string; readonly secret: string };

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(database, "klb", 0);
  // As rows lay before there were seals.
  useSecretKey(null);
  const tenantId = game.league.tenantId;
  const link = { gameId: game.gameId, role: "clock", label: "Ana", expiresAt: Date.now() + 3_600_000 } as const;
  token = (await scorerLinksFor(database.db, tenantId).issue(link)).token;
  publicKey = (await pushKeysOf(database.db)).publicKey;
  const wish = { url: "https://partner.example/", label: "Partner", types: ["game.final"], league: null } as const;
  partner = (await webhookSubscriptionsFor(database.db, tenantId, Date.now).add(wish))!;
  await webhookSubscriptionsFor(database.db, tenantId, Date.now).rotate(partner.id);
  await database.db
    .insertInto("push_providers")
    .values({ tenant_id: tenantId, service_account: JSON.stringify(account) })
    .execute();
});

afterEach(() => useSecretKey(null));
afterAll(() => rmSync(folder, { recursive: true }));

async function everySecret(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat_ws(' ', (select string_agg(encode(key, 'hex'), ' ') from link_keys), (select string_agg(private_key, ' ') from push_keys),
      (select string_agg(service_account::text, ' ') from push_providers),
      (select string_agg(encode(secret, 'hex') || ' ' || encode(former_secret, 'hex'), ' ') from webhook_subscriptions)) as all`.execute(
    database.db,
  );
  return rows[0]?.all ?? "";
}

async function everythingOpens(): Promise<void> {
  const { db } = database;
  const tenantId = game.league.tenantId;
  expect((await scorerLinksFor(db, tenantId).read(token, Date.now())).kind).toBe("link");
  expect((await pushKeysOf(db)).publicKey).toBe(publicKey);
  const signing = await webhookSubscriptionsFor(db, tenantId, Date.now).signing(partner.id);
  expect(`whsec_${signing?.formerSecret?.toString("base64")}`).toBe(partner.secret);
  const row = await db.selectFrom("push_providers").select("service_account").executeTakeFirstOrThrow();
  expect(accountIn(row.service_account, tenantId)).toEqual(account);
}

async function typed(...args: readonly string[]): Promise<string> {
  return said(await typedCommandWith(place, database.databaseUrl, "secret-key", ...args));
}

it("SECRET1 SECRET2 the first start makes a key, and seals what lay open: nothing of it stands in its row, and all of it works on", async () => {
  const open = await everySecret();
  expect(open).toContain("PRIVATE KEY OF GOOGLE");
  expect(await openSecrets(database.db, source)).toBe(4);
  expect(statSync(secretKeyFileIn(place.DATA_DIR)).mode & 0o777).toBe(0o600);
  const sealed = await everySecret();
  for (const word of open.split(" ").filter((part) => part.length > 20)) expect(sealed).not.toContain(word);
  expect(sealed).not.toContain("GOOGLE");
  await everythingOpens();
  expect(await openSecrets(database.db, source)).toBe(0);
});

it("SECRET3 a rotated key seals all anew, no secret is written open on the way, and the former key opens nothing more", async () => {
  const before = readFileSync(secretKeyFileIn(place.DATA_DIR), "utf8");
  const sealed = await everySecret();
  await sql`create table written_keys (private_key text)`.execute(database.db);
  await sql`
    create function write_key_down() returns trigger language plpgsql as
    'begin insert into written_keys values (new.private_key); return new; end'`.execute(database.db);
  await sql`create trigger keys_written after update on push_keys for each row execute function write_key_down()`.execute(database.db);
  expect(await typed("--rotate")).toContain("4 secrets sealed");
  const { rows: written } = await sql<{ private_key: string }>`select private_key from written_keys`.execute(database.db);
  expect(written).toEqual([{ private_key: expect.stringMatching(/^sealed\./) as string }]);
  expect(readFileSync(secretKeyFileIn(place.DATA_DIR), "utf8")).not.toBe(before);
  expect(await everySecret()).not.toBe(sealed);
  await openSecrets(database.db, source);
  await everythingOpens();
  const former = { ...source, secretKey: Buffer.from(before.trim(), "base64url") };
  await expect(openSecrets(database.db, former)).rejects.toThrow("SECRET_KEY is another");
});

it("SECRET4 without its key the database is refused with what to do, until it is said to be lost; then all of it begins anew", async () => {
  const elsewhere = { ...place, DATA_DIR: join(folder, "elsewhere") };
  mkdirSync(elsewhere.DATA_DIR);
  const secretsAt = async (settings: typeof elsewhere) =>
    said(await typedCommandWith(settings, database.databaseUrl, "doctor", "--no-hosts"));
  // None was brought: that is said, and none is made that would then be another.
  for (let tries = 0; tries < 2; tries += 1)
    await expect(openSecrets(database.db, { ...source, dataFolder: elsewhere.DATA_DIR })).rejects.toThrow(
      /there is no .*elsewhere\/secret\.key: bring secret\.key.*secret-key --lost/,
    );
  const asked = said(await typedCommandWith(elsewhere, database.databaseUrl, "secret-key"));
  expect(asked).toMatch(/are sealed with the key \w{12}, and there is no .*secret\.key$/);
  expect(await secretsAt(elsewhere)).toMatch(/^ILL {3}secrets: .*there is no .*secret\.key\n.*bring secret\.key/m);
  expect(readdirSync(elsewhere.DATA_DIR)).toEqual([]);
  expect(await secretsAt(place)).toMatch(/^well {2}secrets: .*secret\.key opens them$/m);
  const other = { ...elsewhere, SECRET_KEY: randomBytes(32).toString("base64url") };
  expect(await secretsAt(other)).toMatch(/^ILL {3}secrets: .*SECRET_KEY is another, \w{12}\n/m);
  await expect(typed("--lost")).resolves.toContain("--yes");
  expect(await typed("--lost", "--yes")).toContain("nothing is lost");
  const outcome = said(await typedCommandWith(elsewhere, database.databaseUrl, "secret-key", "--lost", "--yes"));
  expect(outcome).toContain("1 partners are told nothing");
  await openSecrets(database.db, { ...source, dataFolder: elsewhere.DATA_DIR });
  const { db } = database;
  expect((await scorerLinksFor(db, game.league.tenantId).read(token, Date.now())).kind).toBe("unknown");
  expect((await pushKeysOf(db)).publicKey).not.toBe(publicKey);
  const [told] = await webhookSubscriptionsFor(db, game.league.tenantId, Date.now).list();
  expect(told).toMatchObject({ isOn: false, offWhy: expect.stringContaining("secret is lost") as string });
});
