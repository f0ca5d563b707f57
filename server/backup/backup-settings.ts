import { resolve } from "node:path";
import { z } from "zod";
import { readRecipient } from "./age-keys.ts";

export type BackupSettings = {
  /** When a backup is made each night, in minutes after midnight UTC; `null`: none is made by itself. */
  readonly atMinute: number | null;
  /** Absolute. */
  readonly folder: string;
  /** Whose key opens them; `null`: they are not encrypted. */
  readonly recipient: Buffer | null;
};

/** What the environment may say of backups. BACKUP6 BACKUP7 */
export const backupVariables = {
  BACKUP_AT: z
    .string()
    .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/, "must be a time of day in UTC such as 02:30, or off")
    .default("02:30"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_RECIPIENT: z
    .string()
    .refine((word) => readRecipient(word) !== null, "must be an age recipient (age1…), as `backup --new-key` prints it")
    .optional(),
};

type Read = { readonly BACKUP_AT: string; readonly BACKUP_DIR?: string | undefined; readonly BACKUP_RECIPIENT?: string | undefined };

export function backupSettings(read: Read, workingFolder: string, dataFolder: string): BackupSettings {
  const [hours = 0, minutes = 0] = read.BACKUP_AT.split(":").map(Number);
  return {
    atMinute: read.BACKUP_AT === "off" ? null : hours * 60 + minutes,
    folder: resolve(workingFolder, read.BACKUP_DIR ?? resolve(dataFolder, "backups")),
    recipient: read.BACKUP_RECIPIENT === undefined ? null : readRecipient(read.BACKUP_RECIPIENT),
  };
}
