import { chmod, lchown, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";

/**
 * Makes a folder that is closed to other accounts, and closes one that was open. `mayBePassed`: others may go through it to a folder
 * of theirs whose name they know, and see nothing of it. Answers with whether it is closed now: another's folder stays as it is. GUARD13
 */
export async function privateFolder(folder: string, { mayBePassed = false }: { readonly mayBePassed?: boolean } = {}): Promise<boolean> {
  const wanted = mayBePassed ? 0o711 : 0o700;
  const made = await mkdir(folder, { recursive: true, mode: wanted });
  const owner = made === undefined ? null : await ownerForRoot(dirname(made));
  // Never through a link that somebody put there meanwhile.
  if (owner !== null) await lchown(folder, owner.uid, owner.gid);
  const { mode } = await stat(folder);
  if ((mode & 0o077 & ~wanted) === 0) return true;
  return chmod(folder, wanted).then(
    () => true,
    () => false,
  );
}

/** What root makes beside a server that is not root belongs to whom the folder around it belongs to; `null`: it stays ours. SECRET2 */
export async function ownerForRoot(around: string): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(around);
  return uid === 0 ? null : { uid, gid };
}
