import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importFile } from "./import-file.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-office-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** What the command answers and writes; it needs no database. */
async function answered(...args: readonly string[]): Promise<Outcome> {
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
  try {
    const code = await importFile(args);
    const written = [stdout, stderr].map((spy) => (spy?.mock.calls ?? []).map(([text]) => String(text)).join(""));
    return { code, stdout: written[0] ?? "", stderr: written[1] ?? "" };
  } finally {
    stdout?.mockRestore();
    stderr?.mockRestore();
  }
}

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const clubs = [{ name: "KK Zelengora", short: "ZEL" }, { name: "OKK Đerdan" }];
const league = { season: { name: "2026/27", from: "2026-09-01", until: "2027-06-30" }, clubs };
const schedule = "Datum;Domaćin;Gost\n05/10/2026;ZEL;OKK Đerdan\n";

describe("fullcourt import-file", () => {
  it("IMPF20 prints the dry run as one JSON object, with the answers given", async () => {
    const world = await file("world.json", JSON.stringify({ today: "2026-11-25", sr: league }));
    const answers = await file("answers.json", JSON.stringify({ questions: [{ kind: "date-order", answer: "day first" }] }));
    const { code, stdout, stderr } = await answered("--world", world, "--answers", answers, await file("schedule.csv", schedule));
    expect([code, stderr, stdout.trim().split("\n").length]).toEqual([0, "", 1]);
    expect(JSON.parse(stdout)).toMatchObject({
      opens: true,
      kind: "fixtures",
      questions: [{ kind: "date-order", at: "A", answer: "day first" }],
      rows: [{ at: "A2", date: "2026-10-05", home: "KK Zelengora", away: "OKK Đerdan" }],
      refused: [],
      rowsDigest: { count: 1 },
    });
  });

  it("IMPF1 a file that cannot be read is an answer; a wrong order is one line on stderr", async () => {
    const world = await file("leagues.json", JSON.stringify({ today: "2026-11-25", sr: league, sl: league }));
    const pdf = await answered("--world", world, "--league", "sl", await file("schedule.xlsx", "%PDF-1.7"));
    expect([pdf.code, JSON.parse(pdf.stdout)]).toMatchObject([0, { opens: false, rows: [], refused: [{ at: "file", why: "broken" }] }]);
    const orders: [string[], string][] = [
      [["--world", world, join(folder, "schedule.xlsx")], "--league must be one of sr, sl"],
      [["--world", world, "--league", "sr", join(folder, "none.xlsx")], "there is no"],
      [["--world", world], "one file is wanted"],
      [[join(folder, "schedule.xlsx")], "--world"],
    ];
    for (const [args, reason] of orders) {
      const { code, stdout, stderr } = await answered(...args);
      expect([code, stdout, stderr.trim().split("\n").length]).toEqual([1, "", 1]);
      expect(stderr).toContain(reason);
    }
  });
});
