import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { testSecretKey } from "#tests/support/servers/test-secret-key.ts";
import { accountIn } from "#server/push/push-services.ts";
import { pushProvider } from "./push-provider.ts";

const database = databaseForThisFile();
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { format: "pem", type: "pkcs8" },
  publicKeyEncoding: { format: "pem", type: "spki" },
});
let folder: string;
let said = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-provider-"));
  await LeagueInDatabase.founded(database.db, "provider", ["Hawks", "Owls"]);
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
  vi.stubEnv("SECRET_KEY", testSecretKey.SECRET_KEY);
  // The tests' own forgets what it confirmed.
  vi.stubEnv("ALLOW_UNSAFE_DATABASE", "1");
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
afterEach(() => void (said = ""));
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

function command(...args: string[]): Promise<number> {
  return pushProvider(["--tenant", "provider", ...args]);
}

async function keyFile(contents: unknown): Promise<string> {
  const file = join(folder, "account.json");
  await writeFile(file, JSON.stringify(contents));
  return file;
}

const account = {
  type: "service_account",
  client_email: "a@b.example",
  private_key: privateKey,
  token_uri: "https://oauth2.example/token",
};

it("PUSH14 a provider is set up piece by piece, says what is missing and no secret, and ends", async () => {
  expect([await command(), said]).toEqual([0, "Web Push, no provider\n"]);
  said = "";
  expect(await command("--project", "league-1", "--api-key", "AIzaSecret")).toBe(0);
  expect(said).toBe(
    "Firebase project league-1: no device gets a token before these are given: app_id, sender_id, app_name, service_account\n",
  );
  said = "";
  const rest = ["--app", "1:2:web:3", "--sender", "123", "--name", "League", "--service-account", await keyFile(account)];
  expect([await command(...rest), said]).toEqual([0, "Firebase project league-1: complete\n"]);
  const row = await database.db.selectFrom("push_providers").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ api_key: "AIzaSecret", app_name: "League" });
  expect(accountIn(row.service_account, row.tenant_id)).toMatchObject({ client_email: "a@b.example" });
  said = "";
  expect([await command("--off"), said]).toEqual([0, "Web Push, no provider\n"]);
});

it("PUSH14 what does not fit is refused without being repeated", async () => {
  expect(await command("--sender", "no-number")).toBe(1);
  expect(await command("--vapid", "secret-but-short")).toBe(1);
  expect(await command("--off", "--project", "x")).toBe(1);
  expect(await pushProvider(["--tenant", "nobody", "--project", "x"])).toBe(1);
  expect(said).not.toMatch(/no-number|secret-but-short/);
  await expect(command("--service-account", await keyFile({ ...account, private_key: "SECRET" }))).rejects.toThrow("private_key");
  await expect(command("--service-account", await keyFile({ ...account, private_key: "SECRET" }))).rejects.not.toThrow("SECRET");
  expect(await database.db.selectFrom("push_providers").selectAll().execute()).toEqual([]);
});
