import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A program in a folder: which version it is, and how far its steps lead a database. */
export type Release = { readonly folder: string; readonly version: string; readonly steps: readonly string[] };

/** Refused with one line: what is no release of this program. */
export async function readRelease(folder: string): Promise<Release> {
  const description = await readFile(join(folder, "package.json"), "utf8").then(
    (text) => JSON.parse(text) as { readonly name?: unknown; readonly version?: unknown },
    () => null,
  );
  if (description?.name !== "fullcourt" || typeof description.version !== "string")
    throw new Error(`${folder} holds no release of this program`);
  const files = await readdir(join(folder, "server/db/migrations"));
  const steps = files.filter((file) => file.endsWith(".ts")).map((file) => file.slice(0, -".ts".length));
  return { folder, version: description.version, steps: steps.toSorted() };
}

/** Why nobody should go from one to the other; `null`: one may. UPGRADE2 */
export function faultOfRelease(from: Release, to: Release): string | null {
  if (compareVersions(to.version, from.version) < 0) return `version ${to.version} is older than ${from.version}, which runs here`;
  const missing = from.steps.find((step) => !to.steps.includes(step));
  return missing === undefined ? null : `version ${to.version} does not know the database's step ${missing}`;
}

/** Negative: the first is older. What stands behind a hyphen comes before the version itself. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (first.numbers[place] ?? 0) - (second.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(first.isFinal) - Number(second.isFinal);
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly isFinal: boolean } {
  const [numbers = "", ...rest] = version.split("-");
  return { numbers: numbers.split(".").map(Number), isFinal: rest.length === 0 };
}

/** What the page of releases says to operators of all versions after the one and up to the other. UPGRADE1 */
export function operatorNotes(page: string, from: string, to: string): string {
  const sections = page.split(/^## /m).slice(1);
  const isBetween = (version: string) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
  return sections
    .filter((section) => isBetween(section.split("\n", 1)[0]?.trim() ?? ""))
    .map((section) => section.trim())
    .join("\n\n");
}
