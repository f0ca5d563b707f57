import { chmod, type FileHandle, lchown, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";

/**
 * Makes a folder that is closed to other accounts, and closes one that was open. `mayBePassed`: others may go through it to a folder
 * of theirs whose name they know, and see nothing of it. Answers with whether it is closed now: another's folder stays as it is. GUARD13
 */
export async function privateFolder(folder: string, { mayBePassed = false }: { readonly mayBePassed?: boolean } = {}): Promise<boolean> {
  const wanted = mayBePassed ? 0o711 : 0o700;
  await ownFolder(folder, wanted);
  const { mode } = await stat(folder);
  if ((mode & 0o077 & ~wanted) === 0) return true;
  return chmod(folder, wanted).then(
    () => true,
    () => false,
  );
}

/** Makes a folder, with those around it, unless it is there; what root makes so belongs to whom the folder around all of it belongs to. GUARD13 */
export async function ownFolder(folder: string, mode = 0o700): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode });
  if (made === undefined) return;
  const owner = await ownerForRoot(dirname(made));
  if (owner === null) return;
  // Never through a link that somebody put there meanwhile.
  for (let each = folder; each.length >= made.length; each = dirname(each)) await lchown(each, owner.uid, owner.gid);
}

/** Hands over a file that root has begun beside a server that is not root. GUARD13 */
export async function giveToOwner(file: FileHandle, around: string): Promise<void> {
  const owner = await ownerForRoot(around);
  if (owner !== null) await file.chown(owner.uid, owner.gid);
}

/** What root makes beside a server that is not root belongs to whom the folder around it belongs to; `null`: it stays ours. SECRET2 */
export async function ownerForRoot(around: string): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(around);
  return uid === 0 ? null : { uid, gid };
}
