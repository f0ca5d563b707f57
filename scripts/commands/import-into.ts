import process from "node:process";
import { importOfficeFile, type ImportedFile } from "#server/office/import/import-office-file.ts";
import { whyNot as doorSays } from "#server/office/import/import-writer.ts";
import type { GivenAnswer } from "#server/office/import/question-book.ts";
import { sumUndone, takeBackImport } from "#server/office/import/take-back-import.ts";
import { withDatabase } from "./command-database.ts";
import { handOf } from "./office.ts";

export type IntoOrder = {
  readonly into: string;
  readonly bytes: Uint8Array;
  readonly answers: readonly GivenAnswer[];
  readonly season: string | null;
  readonly competition: string | null;
  readonly writes: boolean;
};

/** Tries a file on a league of the database, or stores it, and prints what became of it as one JSON object. IMPW1–IMPW5 */
export async function importInto({ into, bytes, answers, season, competition, writes }: IntoOrder): Promise<number> {
  return withDatabase(async (db) => {
    const hand = await handOf(db, into);
    if (!hand) return fail(`there is no league ${into}`);
    const importId = crypto.randomUUID();
    const file = { bytes, answers, place: { season, competition }, isTry: !writes, importId };
    const told = await importOfficeFile(db, hand, file);
    const { dryRun, ...outcome } = told;
    const { questions, refused, warnings, left } = dryRun;
    const read = { rows: dryRun.rows.length, questions, notRead: refused, warnings, left };
    process.stdout.write(`${JSON.stringify({ ...outcome, ...(told.kind === "stored" && { import: importId }), read })}\n`);
    return told.kind === "tried" || told.kind === "stored" ? 0 : fail(whyNot(told));
  });
}

/** Takes back what an import has written and nobody has touched since. IMPW6 */
export async function takeBackInto(into: string, importId: string): Promise<number> {
  return withDatabase(async (db) => {
    const hand = await handOf(db, into);
    if (!hand) return fail(`there is no league ${into}`);
    const told = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(importId) ? await takeBackImport(db, hand, importId) : null;
    if (told === null) return fail(`${into} has no import ${importId}`);
    const kept = told.kept.map(({ thing, before, after, outcome }) => ({
      thing,
      slug: (after ?? before)?.slug ?? "",
      why: doorSays(outcome),
    }));
    process.stdout.write(`${JSON.stringify({ undone: sumUndone(told), kept })}\n`);
    return 0;
  });
}

function whyNot({ kind, dryRun, refused }: ImportedFile): string {
  if (kind === "unreadable") return dryRun.refused[0]?.sentence ?? "the file cannot be read";
  if (kind === "asks") return "a question stands open: answer it with --answers; nothing is stored";
  return `${refused.length} rows are refused, nothing is stored`;
}

function fail(message: string): number {
  process.stderr.write(`import-file: ${message}\n`);
  return 1;
}
