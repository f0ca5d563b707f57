import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { accountFor } from "./embedded-account.ts";
import { ownFolder, privateFolder } from "./private-folder.ts";
import { keyInFolder, secretKeyFileIn, writeKeyFile } from "./secret-key-file.ts";

let place: string;
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), "fullcourt-private-"))));
afterEach(() => rmSync(place, { recursive: true }));

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

it("GUARD13 a new folder is closed, one that was open is closed, and what lies in it stays", async () => {
  const before = process.umask(0);
  expect(await privateFolder(join(place, "data/files"))).toBe(true);
  process.umask(before);
  expect(modeOf(join(place, "data/files"))).toBe(0o700);
  const open = join(place, "open");
  mkdirSync(open);
  chmodSync(open, 0o755);
  writeFileSync(join(open, "picture"), "x");
  expect(await privateFolder(open)).toBe(true);
  expect(modeOf(open)).toBe(0o700);
  expect(statSync(join(open, "picture")).size).toBe(1);
});

it("GUARD13 where another account has to pass it may, and sees nothing; a folder closed further stays so", async () => {
  const data = join(place, "data");
  mkdirSync(data);
  chmodSync(data, 0o755);
  expect(await privateFolder(data, { mayBePassed: true })).toBe(true);
  expect(modeOf(data)).toBe(0o711);
  chmodSync(data, 0o700);
  expect(await privateFolder(data, { mayBePassed: true })).toBe(true);
  expect(modeOf(data)).toBe(0o700);
});

it.runIf(process.getuid?.() === 0)("GUARD13 SECRET2 what root makes in a server's data folder belongs to the server", async () => {
  const data = join(place, "data");
  mkdirSync(data);
  chownSync(data, 65_534, 65_534);
  await privateFolder(join(data, "backups"));
  await ownFolder(join(data, "a/b/c"));
  const key = await keyInFolder(data);
  await writeKeyFile(join(data, "secret.key.next"), key);
  const made = ["backups", "secret.key.next", "a", "a/b", "a/b/c"].map((name) => join(data, name));
  for (const path of made) expect(statSync(path)).toMatchObject({ uid: 65_534, gid: 65_534 });
  expect(await accountFor(join(data, "postgres"))).toEqual({ uid: 65_534, gid: 65_534 });
  expect(statSync(secretKeyFileIn(data))).toMatchObject({ uid: 65_534, gid: 65_534 });
});
