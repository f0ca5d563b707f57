import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareVersions, faultOfRelease, operatorNotes, readRelease } from "./release.ts";

const root = join(import.meta.dirname, "../..");
const page = "# What changes\n\n## 0.3.0\n\nThree.\n\n## 0.2.0\n\nTwo.\n\n## 0.1.0\n\nOne.\n";

test("UPGRADE1 operators are told what changes for them in every version on the way, and of no other", () => {
  expect(operatorNotes(page, "0.1.0", "0.3.0")).toBe("0.3.0\n\nThree.\n\n0.2.0\n\nTwo.");
  expect(operatorNotes(page, "0.2.0", "0.2.0")).toBe("");
});

test("UPGRADE1 the version of this tree has its section on the page", async () => {
  const { version } = await readRelease(root);
  expect(readFileSync(join(root, "docs/releases.md"), "utf8")).toContain(`\n## ${version}\n`);
});

test("UPGRADE2 an older release, and one that lacks a step of the database, are refused", () => {
  const ours = { folder: "", version: "0.2.0", steps: ["0001-a", "0002-b"] };
  expect(faultOfRelease(ours, { ...ours, version: "0.1.9" })).toContain("older");
  expect(faultOfRelease(ours, { ...ours, version: "0.3.0", steps: ["0001-a"] })).toContain("0002-b");
  expect(faultOfRelease(ours, ours)).toBeNull();
  expect(faultOfRelease(ours, { ...ours, version: "0.10.0", steps: [...ours.steps, "0003-c"] })).toBeNull();
  expect(compareVersions("1.0.0-rc.1", "1.0.0")).toBeLessThan(0);
});

test("UPGRADE2 a folder that holds another program is refused", async () => {
  await expect(readRelease(join(root, "docs"))).rejects.toThrow("holds no release");
});
