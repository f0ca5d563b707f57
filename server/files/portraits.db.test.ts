import { beforeAll, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { listenForPageTags } from "../db/page-tag-listener.ts";
import { portraitsFor } from "../db/repositories/portraits.ts";
import { memoryFileStore } from "./memory-file-store.ts";
import type { PreparedPicture } from "./opened-picture.ts";
import { keepPortrait, type Sitter } from "./portraits.ts";
import { uploadedFiles } from "./uploaded-files.ts";

const database = databaseForThisFile();
const store = memoryFileStore();
let league: LeagueInDatabase;
let sitter: Sitter;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "portraits", ["Avala", "Cer"]);
  const personId = await league.person("Pera", "Perić");
  sitter = { personId, slug: "pera-peric" };
});

function pictures(of: string): PreparedPicture[] {
  const picture = (mediaType: PreparedPicture["mediaType"], width: number): PreparedPicture => ({
    mediaType,
    size: { width, height: width * 1.25 },
    content: Buffer.from(`${of} ${mediaType} ${width}`),
  });
  return [picture("image/webp", 96), picture("image/webp", 240), picture("image/jpeg", 240)];
}

/** The addresses of his pictures, by their width. */
async function addresses(): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom("portrait_pictures")
    .innerJoin("files", "files.file_id", "portrait_pictures.file_id")
    .select(["files.file_id", "files.name"])
    .where("portrait_pictures.person_id", "=", sitter.personId)
    .orderBy("files.width")
    .orderBy("files.media_type", "desc")
    .execute();
  return rows.map((row) => `/files/${row.file_id}/${row.name}`);
}

it("PORT3 PORT4 another portrait has other addresses, and of one that is gone nothing is answered", async () => {
  const { db, tenantId } = league;
  const read = uploadedFiles(db, store);
  const bytesAt = async (address = "") => (await read(tenantId, address.split("/")[2] ?? ""))?.bytes;
  expect(await portraitsFor(db, tenantId).remove(sitter.personId)).toBe(false);

  await keepPortrait(db, store, tenantId, sitter, pictures("first"));
  const first = await addresses();
  expect(first.map((address) => address.split("/")[3])).toEqual(["pera-peric-96.webp", "pera-peric-240.webp", "pera-peric-240.jpg"]);
  expect(await portraitsFor(db, tenantId).people()).toEqual(["pera-peric"]);

  await keepPortrait(db, store, tenantId, sitter, pictures("second"));
  const second = await addresses();
  expect(second.filter((address) => first.includes(address))).toEqual([]);
  expect(await bytesAt(first[0])).toBeUndefined();
  expect(await bytesAt(second[2])).toEqual(Buffer.from("second image/jpeg 240"));

  expect(await portraitsFor(db, tenantId).remove(sitter.personId)).toBe(true);
  expect(await addresses()).toEqual([]);
  expect(await bytesAt(second[2])).toBeUndefined();
});

it("PORT4 saving and taking away are heard by whoever keeps pages", async () => {
  const heard: string[] = [];
  const listening = await listenForPageTags(database.databaseUrl, {
    onNotice: ({ tags }) => heard.push(...(tags ?? [])),
    onGap: () => undefined,
    onLost: () => undefined,
  });
  await keepPortrait(league.db, store, league.tenantId, sitter, pictures("third"));
  // The same again changes nothing, and its addresses stay.
  const third = await addresses();
  await keepPortrait(league.db, store, league.tenantId, sitter, pictures("third"));
  expect(await addresses()).toEqual(third);
  await portraitsFor(league.db, league.tenantId).remove(sitter.personId);
  await expect.poll(() => heard).toEqual([pageTags.portraits, pageTags.portraits, pageTags.portraits]);
  await listening.close();
});

it("PORT3 belongs to its tenant", async () => {
  const other = await LeagueInDatabase.founded(database.db, "portraits-other", ["Avala"]);
  await keepPortrait(league.db, store, league.tenantId, sitter, pictures("own"));
  expect(await portraitsFor(other.db, other.tenantId).people()).toEqual([]);
  expect(await portraitsFor(other.db, other.tenantId).remove(sitter.personId)).toBe(false);
  await expect(keepPortrait(other.db, store, other.tenantId, sitter, pictures("own"))).rejects.toThrow(/foreign key/);
});
