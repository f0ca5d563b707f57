import { expect, it } from "vitest";
import { saveTenant } from "../db/repositories/tenants.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { memoryFileStore } from "./memory-file-store.ts";
import { keepFile, uploadedFiles } from "./uploaded-files.ts";

const database = databaseForThisFile();
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);

async function tenant(slug: string) {
  return saveTenant(database.db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
}

it("FILE2 is there for its own tenant, kept once, and for no other", async () => {
  const store = memoryFileStore();
  const [own, other] = [await tenant("files-own"), await tenant("files-other")];
  const upload = { mediaType: "image/svg+xml", name: "crest.svg", size: null, content: drawing };
  const kept = await keepFile(database.db, store, own, upload);
  expect(await keepFile(database.db, store, own, upload)).toEqual(kept);
  expect(kept.address).toBe(`/files/${kept.fileId}/crest.svg`);
  const read = uploadedFiles(database.db, store);
  expect(await read(own, kept.fileId)).toEqual({ mediaType: "image/svg+xml", name: "crest.svg", bytes: drawing });
  expect(await read(other, kept.fileId)).toBeNull();
});
