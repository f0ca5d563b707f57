import { chmod, mkdir, stat } from "node:fs/promises";

/**
 * Makes a folder that is closed to other accounts, and closes one that was open. `mayBePassed`: others may go through it to a folder
 * of theirs whose name they know, and see nothing of it. Answers with whether it is closed now: another's folder stays as it is. GUARD13
 */
export async function privateFolder(folder: string, { mayBePassed = false }: { readonly mayBePassed?: boolean } = {}): Promise<boolean> {
  const wanted = mayBePassed ? 0o711 : 0o700;
  await mkdir(folder, { recursive: true, mode: wanted });
  const { mode } = await stat(folder);
  if ((mode & 0o077 & ~wanted) === 0) return true;
  return chmod(folder, wanted).then(
    () => true,
    () => false,
  );
}
