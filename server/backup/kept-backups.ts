import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** So many are kept in the folder; what a hand puts elsewhere stays. BACKUP7 */
export const keptBackups = 14;

const shape = /^fullcourt-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.backup$/;

/** Names in the order of their moments, the same on every system. */
export function backupName(at: number): string {
  return `fullcourt-${new Date(at).toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;
}

/** When a night's backup was begun, as its name says. */
export function momentOfBackup(name: string): number {
  return Date.parse(name.replace(shape, "$1$2:$3:$4Z"));
}

/** The oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => shape.test(name)).sort();
}

/** Takes away what is more than `keptBackups`, the oldest first, and what somebody was killed over. BACKUP7 */
export async function removeOldBackups(folder: string): Promise<string[]> {
  const names = await backupsIn(folder);
  const old = names.slice(0, Math.max(0, names.length - keptBackups));
  const halves = (await readdir(folder)).filter((name) => shape.test(name.replace(/\.unfinished$/, "")) && name.endsWith(".unfinished"));
  for (const name of [...old, ...halves]) await rm(join(folder, name), { force: true });
  return old;
}
