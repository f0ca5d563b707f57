import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { said, typedCommandWith } from "#tests/support/servers/typed-command.ts";

const folder = mkdtempSync(join(tmpdir(), "fullcourt-doctor-"));
const data = join(folder, "data");

beforeAll(async () => {
  // Root's PostgreSQL runs under another account.
  chmodSync(folder, 0o711);
  await (await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" })).stop();
  chmodSync(data, 0o755);
  mkdirSync(join(data, "backups"));
  writeFileSync(join(data, "backups", "fullcourt-2026-11-02T023000Z.backup"), "");
});

afterAll(() => rmSync(folder, { recursive: true }));

async function looked(dataFolder: string): Promise<{ readonly code: number; readonly text: string }> {
  const settings = { DATA_DIR: dataFolder, SECRET_KEY: "" };
  const outcome = await typedCommandWith(settings, "", "doctor");
  return { code: outcome.code, text: said(outcome) };
}

/** Everything of a folder that somebody could have changed. */
function digestOf(place: string): string {
  const hash = createHash("sha256");
  for (const name of ["", ...readdirSync(place, { recursive: true }).map(String)].sort()) {
    const path = join(place, name);
    const { mode, uid, gid, size, mtimeMs, ctimeMs } = lstatSync(path);
    hash.update(JSON.stringify([name, mode, uid, gid, size, mtimeMs, ctimeMs]));
    if (lstatSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest("hex");
}

it("DOCTOR1 of a stopped installation says what can be seen from outside, and starts, makes, closes and changes nothing", async () => {
  const before = digestOf(data);
  const { code, text } = await looked(data);
  expect(digestOf(data)).toBe(before);
  expect(text).toMatch(/^ILL {3}data folder: .*open to other accounts/m);
  expect(text).toMatch(/^look {2}PostgreSQL: version \d+, stopped/m);
  expect(text).toMatch(/^ILL {3}backup: the last one is/m);
  expect(text).toMatch(/^look {2}secrets: there is no .*secret\.key\n.*after a restore, bring secret\.key/m);
  expect(code).toBe(1);
});

it("DOCTOR1 where nothing was ever started says so, and makes no folder", async () => {
  const nowhere = join(folder, "nowhere");
  const { code, text } = await looked(nowhere);
  expect(text).toMatch(/^ILL {3}data folder: there is no .*nowhere\n.*is it this DATA_DIR\?/m);
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual(["data"]);
});

it("DOCTOR1 a database that does not answer is one line, and the others are told all the same", async () => {
  const outcome = said(await typedCommandWith({ DATA_DIR: data, SECRET_KEY: "" }, "postgres://a:b@127.0.0.1:1/c", "doctor"));
  expect(outcome).toMatch(/^ILL {3}PostgreSQL: no answer from the database 127\.0\.0\.1:1\/c/m);
  expect(outcome).toMatch(/^(?:well|look|ILL ) {2}disk: /m);
});
