import type { CellValue, WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";
import { dryRun, type DryRun } from "#server/office/import/dry-run.ts";
import type { OfficeWorld } from "#server/office/import/office-world.ts";
import type { GivenAnswer } from "#server/office/import/question-book.ts";
import { readOfficeFile } from "#server/office/import/read-office-file.ts";

/** A league of five clubs that nobody else has. */
export const smallWorld: OfficeWorld = {
  language: "sr",
  today: "2026-11-25",
  timeZone: "Europe/Belgrade",
  season: { name: "2026/27", from: "2026-09-01", until: "2027-06-30" },
  clubs: [
    { name: "KK Zelengora", short: "ZEL", town: "Zelengrad" },
    { name: "KK Čarobnjak Višnja", short: "ČAR", town: "Višnja" },
    { name: "OKK Đerdan", short: "ĐER", town: "Đerdap" },
    { name: "KK Meteor 88", short: "MET", town: "Kamenac" },
    { name: "KK Ljiljan Gornji Breg", short: "LJI", town: "Gornji Breg" },
  ],
  halls: [
    { name: "Hala sportova Zelengrad", town: "Zelengrad" },
    { name: "Sportska hala Zora", town: "Višnja" },
    { name: "Osnovna škola „Iskra”", town: "Kamenac" },
    { name: "Hala Đerdap", town: "Đerdap" },
  ],
  people: [{ id: "p7", family: "Žikić", given: "Ognjen", born: "1998-02-09", club: "KK Meteor 88" }],
};

export type SmallSheets = Readonly<Record<string, readonly (readonly CellValue[])[]>>;

/** An XLSX of the sheets' cells. */
export function xlsxOf(sheets: SmallSheets, more: Readonly<Record<string, Partial<WriteSheet>>> = {}): Promise<Uint8Array> {
  return writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]), ...more[name] })),
  });
}

/** What a file would do in the small league. */
export async function tried(
  file: Uint8Array | string | SmallSheets,
  answers: readonly GivenAnswer[] = [],
  world: OfficeWorld = smallWorld,
): Promise<DryRun> {
  const bytes = file instanceof Uint8Array ? file : typeof file === "string" ? new TextEncoder().encode(file) : await xlsxOf(file);
  return dryRun({ workbook: await readOfficeFile(bytes), world, answers });
}

/** Rows without their places, and without what nobody said. */
export function told(run: DryRun): readonly Record<string, unknown>[] {
  return run.rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field, value]) => field !== "at" && value !== null && value !== undefined)),
  );
}

/** Kinds of what was asked, as they came. */
export function asked(run: DryRun): readonly string[] {
  return run.questions.map(({ kind }) => kind);
}
