import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { DatabaseStartError } from "./database-start-error.ts";
import { ownerForRoot } from "./private-folder.ts";

/** The account PostgreSQL runs under; `null`: our own. */
export type Account = { readonly uid: number; readonly gid: number } | null;

const run = promisify(execFile);

/**
 * The account that PostgreSQL, which refuses to be root, runs under. A cluster that exists belongs to its owner; a new
 * one made by root goes to whom the data folder belongs to, so that their server may start on it; in root's own to the account
 * `postgres`, else `nobody`. `null`: our own account.
 */
export async function accountFor(clusterFolder: string): Promise<Account> {
  const ours = process.getuid?.();
  const owner = await stat(clusterFolder).catch(() => null);
  if (ours !== 0) {
    if (owner !== null && owner.uid !== ours) {
      throw new DatabaseStartError(
        `${clusterFolder} belongs to another account (uid ${owner.uid}); start as that account or as root, or set DATA_DIR`,
      );
    }
    return null;
  }
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const around = owner === null ? await ownerForRoot(dirname(clusterFolder)).catch(() => null) : null;
  if (around !== null) return around;

  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  for (const name of ["postgres", "nobody"]) {
    const line = accounts.split("\n").find((candidate) => candidate.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new DatabaseStartError(
    "PostgreSQL does not run as root, and there is no account postgres or nobody; start as an ordinary user, or set DATABASE_URL",
  );
}

/** Hands a file or folder over, so that a PostgreSQL under another account may write it. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account !== null) await chown(path, account.uid, account.gid);
}

/**
 * The name by which `account` reaches `folder`. Under a closed folder (a checkout in /root, or mode 0700) the path
 * leads nowhere for it, but a process that root set down in the folder may stay there, and Linux has a name for where
 * a process stands. The name only holds while the process does not move away.
 */
export async function pathAsSeenBy(account: Account, folder: string): Promise<string> {
  if (account === null) return folder;
  const reachable = await run("/bin/sh", ["-c", 'cd -- "$0"', folder], { cwd: "/", ...account }).then(
    () => true,
    () => false,
  );
  if (reachable) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new DatabaseStartError(`${folder} lies in a folder closed to other accounts; start as an ordinary user, or set DATA_DIR`);
}
