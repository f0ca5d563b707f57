import { PushError } from "./push-error.ts";
import type { KeptToken } from "./token-life.ts";

const databaseName = "fullcourt-push";
const storeName = "token";
const key = "this-device";

/** The token of this device; `null`: it has none. Our worker reads the same place, without a page. */
export async function readToken(): Promise<KeptToken | null> {
  return inStore("readonly", (store) => store.get(key) as IDBRequest<KeptToken | undefined>).then((kept) => kept ?? null);
}

export async function keepToken(kept: KeptToken): Promise<void> {
  await inStore("readwrite", (store) => store.put(kept, key));
}

export async function forgetToken(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}

async function inStore<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  if (!("indexedDB" in globalThis) || !indexedDB) throw new PushError("indexed-db-unsupported");
  const database = await opened().catch((error: unknown) => {
    throw new PushError("indexed-db-unsupported", { cause: error });
  });
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
  return answerOf(request);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("nothing can be kept here")));
  });
}
