import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, it } from "vitest";
import { folderFileStore } from "./folder-file-store.ts";
import { memoryFileStore } from "./memory-file-store.ts";

const folder = await mkdtemp(join(tmpdir(), "files-"));
afterAll(async () => rm(folder, { recursive: true }));

describe.each([
  ["in memory", memoryFileStore()],
  ["in a folder", folderFileStore(folder)],
])("a file store %s", (_, store) => {
  const bytes = Buffer.from([0, 1, 254, 255]);

  it("FILE1 keeps bytes under their digest, the same ones once", async () => {
    const digest = await store.put(bytes);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await Promise.all([store.put(bytes), store.put(bytes)])).toEqual([digest, digest]);
    expect(await store.read(digest)).toEqual(bytes);
  });

  it.each(["0".repeat(64), "../../etc/passwd", ""])("FILE1 has nothing under %j", async (digest) => {
    expect(await store.read(digest)).toBeNull();
  });
});

it("FILE1 leaves nothing unfinished in the folder", async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));
  expect(names).toEqual([]);
});

it.runIf(process.getuid?.() === 0)("GUARD13 what root keeps in a server's folder belongs to the server", async () => {
  const servers = await mkdtemp(join(tmpdir(), "files-"));
  await chown(servers, 65_534, 65_534);
  const files = folderFileStore(join(servers, "files"));
  const path = files.pathOf(await files.put(Buffer.from("a crest")));
  for (const each of [join(servers, "files"), dirname(path), path]) expect(await stat(each)).toMatchObject({ uid: 65_534, gid: 65_534 });
  await rm(servers, { recursive: true });
});
