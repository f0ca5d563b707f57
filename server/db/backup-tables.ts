import type { Generated } from "kysely";
import type { Moment } from "./schema.ts";

/** Backups that were made, and those that came to nothing. */
export type BackupTables = {
  backups: {
    backup_id: Generated<string>;
    taken_at: Moment;
    ended_at: Generated<Date>;
    path: string;
    bytes: number | null;
    is_encrypted: boolean;
    fault: string | null;
  };
};
