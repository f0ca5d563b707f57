import { digestOf } from "./digest-of.ts";
import type { FileDigest, FileStore } from "./file-store.ts";

/** Keeps files as long as the program runs: for tests. */
export function memoryFileStore(): FileStore {
  const files = new Map<FileDigest, Buffer>();
  return {
    async put(bytes) {
      const digest = digestOf(bytes);
      files.set(digest, Buffer.from(bytes));
      return digest;
    },
    async read(digest) {
      return files.get(digest) ?? null;
    },
  };
}
