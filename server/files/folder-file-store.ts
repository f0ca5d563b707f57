import { randomUUID } from "node:crypto";
import { open, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { giveToOwner, ownFolder } from "../db/private-folder.ts";
import { digestOf } from "./digest-of.ts";
import type { FileDigest, FileStore } from "./file-store.ts";

/** A store whose files can be counted and found. */
export type FolderFileStore = FileStore & { has(digest: FileDigest): Promise<boolean>; pathOf(digest: FileDigest): string };

/** Files in a folder of this machine, spread over 256 subfolders by the first two digits. */
export function folderFileStore(folder: string): FolderFileStore {
  const pathOf = (digest: FileDigest) => join(folder, digest.slice(0, 2), digest);
  return {
    pathOf,
    has: async (digest) => exists(pathOf(digest)),
    async put(bytes) {
      const digest = digestOf(bytes);
      const path = pathOf(digest);
      if (await exists(path)) return digest;
      await ownFolder(dirname(path));
      // Under another name until it is whole on the disk: a reader never meets half a file.
      const unfinished = `${path}.${randomUUID()}`;
      const file = await open(unfinished, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        // A command is often typed by root, and the server has to read and back up what it kept.
        await giveToOwner(file, dirname(path));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      return digest;
    },
    async read(digest) {
      // A digest never leads out of the folder.
      if (!/^[0-9a-f]{64}$/.test(digest)) return null;
      const path = pathOf(digest);
      return (await exists(path)) ? readFile(path) : null;
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
