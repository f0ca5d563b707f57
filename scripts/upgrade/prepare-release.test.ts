import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareRelease } from "./prepare-release.ts";

const folder = mkdtempSync(join(tmpdir(), "fullcourt-prepare-"));
const program = join(folder, "program");
const starter = "import { writeFileSync } from 'node:fs';\nwriteFileSync('asked', process.argv.slice(2).join());\n";
afterAll(() => rmSync(folder, { recursive: true }));

function written(place: string, start: string, packages: object): string {
  for (const name of ["scripts", "node_modules/one", "data"]) mkdirSync(join(place, name), { recursive: true });
  writeFileSync(join(place, "scripts/start.mjs"), start);
  writeFileSync(join(place, "package-lock.json"), JSON.stringify({ packages: { "": { version: place }, ...packages } }));
  writeFileSync(join(place, "node_modules/one/index.js"), place);
  writeFileSync(join(place, "data/league"), place);
  return place;
}

const same = { "node_modules/one": { version: "1.0.0" } };
written(program, starter, same);

test("UPGRADE3 a folder is installed and built beside the program, with its packages where both name the same, without anybody's data", async () => {
  const next = join(program, ".upgrade/next");
  await prepareRelease(written(join(folder, "same"), starter, same), program, next);
  expect(readFileSync(join(next, "asked"), "utf8")).toBe("--prepare");
  expect(readFileSync(join(next, "node_modules/one/index.js"), "utf8")).toBe(program);
  expect(existsSync(join(next, "data"))).toBe(false);
  await prepareRelease(written(join(folder, "other"), starter, {}), program, next);
  expect(existsSync(join(next, "node_modules"))).toBe(false);
});

test("UPGRADE3 a tar file is unpacked, with the folder around it that most have", async () => {
  written(join(folder, "fullcourt-9"), starter, {});
  const file = join(folder, "release.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", folder, "fullcourt-9"]);
  await prepareRelease(file, program, join(folder, "next"));
  expect(readFileSync(join(folder, "next/asked"), "utf8")).toBe("--prepare");
});

test("UPGRADE3 what cannot be installed, or is no release at all, is told in a few lines", async () => {
  const broken = written(join(folder, "broken"), "console.error('no packages here'); process.exit(1);\n", {});
  await expect(prepareRelease(broken, program, join(folder, "next"))).rejects.toThrow("no packages here");
  writeFileSync(join(folder, "text"), "no tar file");
  await expect(prepareRelease(join(folder, "text"), program, join(folder, "next"))).rejects.toThrow("is no tar file");
  await expect(prepareRelease("v9.9.9", program, join(folder, "next"))).rejects.toThrow("v9.9.9 is no folder");
});
