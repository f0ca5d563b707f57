import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts what lies in `next` into `program`, and what was there under the same names into `before`: by renaming alone, so within a breath.
 * Data, settings and whatever else lies there stay. One that breaks is undone. UPGRADE5
 */
export async function exchangeProgram(program: string, next: string, before: string): Promise<void> {
  await mkdir(before, { recursive: true });
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    undo.push(async () => rename(to, from));
  };
  try {
    for (const name of await readdir(next)) {
      if (await isThere(join(program, name))) await move(join(program, name), join(before, name));
      await move(join(next, name), join(program, name));
    }
  } catch (error) {
    for (const back of undo.toReversed()) await back();
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
