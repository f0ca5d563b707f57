import { z } from "zod";

/** How the parts of a backup are put together; a release that changes it still reads the ones before. */
export const backupFormat = 1;

export const headerName = "fullcourt-backup.json";
export const endName = "end.json";

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** The first entry: what was taken, when and by what. */
export const backupHeader = z.object({
  format: z.literal(backupFormat),
  program: z.string(),
  /** The moment of which every table speaks, by the database's clock; to the microsecond, in a file from before to the millisecond. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** The slug of the one league that was taken, and its id; `null`: the whole installation. */
  league: z.object({ slug: z.string(), tenantId: z.uuid() }).nullable(),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
});

/** The last entry: what the file has to hold. */
export const backupEnd = z.object({
  tables: z.record(identifier, z.object({ rows: z.int(), digest })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Files that the tables speak of and that were not in the folder any more. */
  missing: z.array(digest),
});

export type BackupHeader = z.output<typeof backupHeader>;
export type BackupEnd = z.output<typeof backupEnd>;
export type BackupTable = BackupHeader["tables"][number];
export type TableSum = BackupEnd["tables"][string];

/** Rows as `COPY` writes them, in parts that can be held in memory: put together in their order they are the table. */
export function tablePartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, "0")}.copy`;
}

/** `null`: it is no part of a table. */
export function tableOfPart(name: string): string | null {
  return /^tables\/([a-z_][a-z0-9_]*)\/\d{6}\.copy$/.exec(name)?.[1] ?? null;
}

export function fileName(fileDigest: string): string {
  return `files/${fileDigest}`;
}

/** `null`: it is no file. */
export function digestOfFile(name: string): string | null {
  return /^files\/([0-9a-f]{64})$/.exec(name)?.[1] ?? null;
}
