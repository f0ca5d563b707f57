import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { clusterFolderIn, databaseName, readKey, superuser } from "./embedded-cluster.ts";
import { runningServer } from "./embedded-process.ts";
import { addressOf, ownerRole } from "./embedded-roles.ts";

/** How the database that comes with the program is. */
export type OwnCluster =
  /** Made on the first start. */
  | { readonly kind: "none" }
  /** Another account's, and nothing can be said of it. */
  | { readonly kind: "closed"; readonly uid: number }
  | { readonly kind: "stopped"; readonly major: number }
  /** It starts, or ends. */
  | { readonly kind: "between" }
  | { readonly kind: "running"; readonly databaseUrl: string };

/** Looks at it from outside: nothing is started, made, closed or ended. DOCTOR1 */
export async function lookAtCluster(dataFolder: string): Promise<OwnCluster> {
  const folder = clusterFolderIn(dataFolder);
  const there = await stat(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  });
  if (there === null) return { kind: "none" };
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "EACCES") return null;
    throw error;
  });
  if (version === null) return { kind: "closed", uid: there.uid };
  const running = await runningServer(folder);
  if (running === null) return { kind: "stopped", major: Number.parseInt(version, 10) };
  if (!running.ready) return { kind: "between" };
  const { ownerPassword, password } = await readKey(folder);
  // A server of before that runs on has only the one role.
  const [role, word] = ownerPassword === undefined ? [superuser, password] : [ownerRole, ownerPassword];
  return { kind: "running", databaseUrl: addressOf(running.port, role, word, databaseName) };
}
