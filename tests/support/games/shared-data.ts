import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** Real games lie beside the checkout and are never committed: they belong to real people. */
export const sharedDataFolder = fileURLToPath(new URL("../../../../shared/data", import.meta.url));

/** Files or folders under the shared data, by name; empty, with a printed word, where the data is absent. */
export function sharedGames(folder: string, keep: (name: string) => boolean = () => true): { name: string; path: string }[] {
  const path = join(sharedDataFolder, folder);
  if (!existsSync(path)) {
    process.stdout.write(`skipped: no ${folder} beside the checkout\n`);
    return [];
  }
  return readdirSync(path)
    .filter(keep)
    .sort()
    .map((name) => ({ name, path: join(path, name) }));
}
