import { open } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { mostOfficeFileBytes } from "#server/office/import/read-office-file.ts";
import type { OfficeWorld } from "#server/office/import/office-world.ts";
import { tryOfficeFile } from "#server/office/import/try-office-file.ts";
import { importInto, takeBackInto } from "./import-into.ts";
import { readTextFile, UnreadableText } from "#server/imports/text-file.ts";

export const usage =
  "import-file --world WORLD.json [--league KEY] [--answers ANSWERS.json] FILE | import-file --into HOST [--season 2026/27] [--competition NAME] [--answers ANSWERS.json] FILE [--write] | import-file --into HOST --take-back ID";

const town = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const leagueShape = z.object({
  language: town,
  timeZone: town,
  season: z.object({ name: z.string(), from: z.iso.date(), until: z.iso.date() }).nullish(),
  clubs: z.array(z.object({ name: z.string(), short: town, town })).default([]),
  halls: z.array(z.object({ name: z.string(), town })).default([]),
  people: z.array(z.object({ id: z.string(), family: z.string(), given: z.string(), born: town, club: town })).default([]),
});
const answersShape = z.object({
  world: z.string().optional(),
  questions: z.array(z.object({ kind: z.string(), at: z.string().optional(), answer: z.unknown() })).default([]),
  rowsDigest: z.object({ columns: z.array(z.string()) }).optional(),
});

/**
 * Prints what a file of the league's office would do, as one JSON object: its questions, rows, what is refused, warned of and left. A
 * file that cannot be read is an answer like any other, `opens: false`; only a wrong order is an error. IMPF20
 */
export async function importFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      world: { type: "string" },
      league: { type: "string" },
      answers: { type: "string" },
      into: { type: "string" },
      season: { type: "string" },
      competition: { type: "string" },
      write: { type: "boolean" },
      "take-back": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    process.stdout.write(`npm run fullcourt -- ${usage}\n`);
    return 0;
  }
  if (values.into !== undefined && values["take-back"] !== undefined) return takeBackInto(values.into, values["take-back"]);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return refuse(`one file is wanted; usage: ${usage}`);
  if (values.into === undefined && values.world === undefined) return refuse("--world: what the league holds, as JSON");
  const started = performance.now();
  try {
    const answers = answersShape.parse(values.answers === undefined ? {} : JSON.parse(await readTextFile(values.answers)));
    if (values.into !== undefined) {
      const { into, season = null, competition = null, write = false } = values;
      return await importInto({ into, bytes: await bytesOf(path), answers: answers.questions, season, competition, writes: write });
    }
    const world = worldOf(JSON.parse(await readTextFile(values.world ?? "")), values.league ?? answers.world);
    const columns = answers.rowsDigest?.columns;
    const bytes = await bytesOf(path);
    const dryRun = await tryOfficeFile({ bytes, world, answers: answers.questions, columns });
    const cost = { milliseconds: Math.round(performance.now() - started), peakMiB: Math.round(process.resourceUsage().maxRSS / 1024) };
    // Of a file that is told by its digest the rows themselves are nobody's to read.
    process.stdout.write(`${JSON.stringify({ ...dryRun, ...(columns === undefined ? {} : { rows: [] }), cost })}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UnreadableText || error instanceof WrongOrder) return refuse(error.message);
    if (error instanceof SyntaxError) return refuse("--world and --answers must be JSON");
    if (error instanceof z.ZodError) return refuse(`--world or --answers: ${z.prettifyError(error).replace(/\s+/g, " ")}`);
    throw error;
  }
}

class WrongOrder extends Error {}

/** A league, or several by key. */
function worldOf(written: unknown, key: string | undefined): OfficeWorld {
  const { today, ...leagues } = z.looseObject({ today: z.iso.date() }).parse(written);
  if ("clubs" in leagues) return { today, ...leagueOf(leagues) };
  const keys = Object.keys(leagues);
  const chosen = key ?? (keys.length === 1 ? keys[0] : undefined);
  if (chosen === undefined || !Object.hasOwn(leagues, chosen)) throw new WrongOrder(`--league must be one of ${keys.join(", ")}`);
  return { today, ...leagueOf(leagues[chosen]) };
}

function leagueOf(written: unknown): Omit<OfficeWorld, "today"> {
  const { season, ...league } = leagueShape.parse(written);
  return { ...league, season: season ?? null };
}

/** So much of a file as could be read, and a little more, by which a longer one is told. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await open(path, "r").catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new WrongOrder(code === "ENOENT" ? `there is no ${path}` : `${path} cannot be opened (${code})`);
  });
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.min(size, mostOfficeFileBytes + 1));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuse(reason: string): number {
  process.stderr.write(`import-file: ${reason}\n`);
  return 1;
}
