import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { crestPictures } from "./crest-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "crests-"));
mkdirSync(join(folder, "site/brands"), { recursive: true });
writeFileSync(join(folder, "site/brands/a.svg"), "crest");
writeFileSync(join(folder, "secret"), "secret");
writeFileSync(join(folder, "site/page.html"), "page");
afterAll(() => rmSync(folder, { recursive: true }));

const tenantId = "00000000-0000-4000-8000-000000000001" as TenantId;
const read = crestPictures(
  async (tenant, fileId) =>
    tenant === tenantId && fileId === "7" ? { mediaType: "image/png", name: "c.png", bytes: Buffer.from("up") } : null,
  join(folder, "site"),
);

test("a crest is one of the site's own or the tenant's upload", async () => {
  expect(Buffer.from((await read(tenantId, "/brands/a.svg")) ?? []).toString()).toBe("crest");
  expect(Buffer.from((await read(tenantId, "/files/7/c.png")) ?? []).toString()).toBe("up");
});

test.each([
  "/brands/none.svg",
  "/brands/../../secret",
  "/brands/../page.html",
  "/page.html",
  "/files/8/c.png",
  "https://other.example/brands/a.svg",
  "",
])("no crest at %s", async (address) => {
  expect(await read(tenantId, address)).toBeNull();
});
