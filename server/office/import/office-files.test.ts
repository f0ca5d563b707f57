import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedDataFolder, sharedGames } from "#tests/support/games/shared-data.ts";
import type { DryRun } from "./dry-run.ts";
import type { OfficeWorld } from "./office-world.ts";
import { tryOfficeFile } from "./try-office-file.ts";

type Fields = Readonly<Record<string, unknown>>;
type Question = { readonly kind: string; readonly at?: string; readonly answer: unknown; readonly may?: boolean };
type Expected = Pick<DryRun, "opens" | "kind" | "format"> & {
  readonly file: string;
  readonly world: string;
  readonly questions: readonly Question[];
  readonly rows: readonly (Fields & { readonly at: string })[];
  readonly refused: readonly Fields[];
  readonly warnings: readonly Fields[];
  readonly left: readonly Fields[];
  readonly rowsDigest?: { readonly columns: readonly string[]; readonly sha256: string; readonly count: number };
  readonly bars?: { readonly dryRunSeconds: number };
};

const folder = "office";
const cases = sharedGames(folder, (name) => name.endsWith(".expected.json"));

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(sharedDataFolder, folder, name), "utf8"));
}

/** What a league holds, as the files' own page says it. */
function worldOf(key: string): OfficeWorld {
  const { today, [key]: league } = read("world.json") as { readonly today: string } & Readonly<Record<string, OfficeWorld>>;
  return { ...(league as OfficeWorld), people: (league as Partial<OfficeWorld>).people ?? [], today };
}

/** Only the fields that are asked for, in one order. */
function alike(found: readonly Fields[], wanted: readonly Fields[], fields: readonly string[]): void {
  const only = (rows: readonly Fields[]) => rows.map((row) => JSON.stringify(fields.map((field) => row[field] ?? ""))).toSorted();
  expect(only(found)).toEqual(only(wanted));
}

describe.skipIf(cases.length === 0)("files that no developer wrote", () => {
  it.each(cases.map(({ name }) => name))("IMPF20 %s arrives at what is expected of it", async (name) => {
    const expected = read(name) as Expected;
    const bytes = readFileSync(join(sharedDataFolder, folder, expected.file));
    const before = process.cpuUsage();
    const run = await tryOfficeFile({
      bytes,
      world: worldOf(expected.world),
      answers: expected.questions,
      columns: expected.rowsDigest?.columns,
    });
    expect(run.opens).toBe(expected.opens);
    // Of this process alone: whatever else the machine does takes time as well.
    const { user, system } = process.cpuUsage(before);
    if (expected.bars) expect((user + system) / 1e6).toBeLessThan(expected.bars.dryRunSeconds);
    if (expected.opens) expect([run.kind, run.format]).toEqual([expected.kind, expected.format]);
    if (expected.rowsDigest) {
      expect([run.rowsDigest.count, run.rowsDigest.sha256]).toEqual([expected.rowsDigest.count, expected.rowsDigest.sha256]);
    } else {
      const byPlace = new Map(run.rows.map((row) => [row.at, row]));
      expect([...byPlace.keys()].toSorted()).toEqual(expected.rows.map(({ at }) => at).toSorted());
      for (const row of expected.rows) expect({ ...row, ...byPlace.get(row.at) }).toMatchObject(row);
    }
    alike(run.refused, expected.refused, ["at", "why", "cell"]);
    alike(run.warnings, expected.warnings, ["at", "kind", "cell", "by"]);
    alike(run.left, expected.left, ["at", "why"]);
    const isOf = (one: { kind: string; at?: string }, other: { kind: string; at?: string }) =>
      one.kind === other.kind && (other.at === undefined || one.at === other.at);
    expect(expected.questions.filter((question) => question.may !== true && !run.questions.some((asked) => isOf(asked, question)))).toEqual(
      [],
    );
    expect(run.questions.filter((asked) => !expected.questions.some((question) => isOf(asked, question)))).toEqual([]);
  });
});
