import { join } from "node:path";
import { privateFolder } from "../db/private-folder.ts";
import type { Logger } from "../log.ts";

/** Closes the data folder, and the uploaded files in it, to other accounts of this machine; answers with where the files lie. GUARD13 */
export async function privateData(dataFolder: string, log: Logger): Promise<string> {
  const files = join(dataFolder, "files");
  // Root's PostgreSQL runs under an account of its own, which has to get through.
  const closed = [await privateFolder(dataFolder, { mayBePassed: process.getuid?.() === 0 }), await privateFolder(files)];
  if (closed.includes(false)) log.warn({ dataFolder }, "the data folder is open to other accounts of this machine, and not ours to close");
  return files;
}
