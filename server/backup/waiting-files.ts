import { rm } from "node:fs/promises";
import type { FolderFileStore } from "../files/folder-file-store.ts";

/** Each put waits for the disk; so many wait at once. */
const filesAtOnce = 8;

/** Files on their way to the disk, some at a time, and those that were not there before. */
export class WaitingFiles {
  readonly #store: FolderFileStore;
  readonly #waiting = new Set<Promise<void>>();
  readonly #added: string[] = [];
  #fault: Error | null = null;

  constructor(store: FolderFileStore) {
    this.#store = store;
  }

  async put(digest: string, content: Buffer): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    if (await this.#store.has(digest)) return;
    this.#added.push(digest);
    const putting = this.#store.put(content).then(
      () => undefined,
      (error: unknown) => {
        this.#fault = error as Error;
      },
    );
    this.#waiting.add(putting);
    void putting.then(() => this.#waiting.delete(putting));
    if (this.#waiting.size >= filesAtOnce) await Promise.race(this.#waiting);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#waiting);
    if (this.#fault !== null) throw this.#fault;
  }

  async removeNew(): Promise<void> {
    await Promise.all(this.#waiting);
    for (const digest of this.#added) await rm(this.#store.pathOf(digest), { force: true });
  }
}
