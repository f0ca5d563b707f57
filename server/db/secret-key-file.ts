import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { DatabaseStartError } from "./database-start-error.ts";
import { giveToOwner, privateFolder } from "./private-folder.ts";

const keyBytes = 32;

/** What `SECRET_KEY` may be; `null`: it is no key. */
export function readSecretKey(text: string): Buffer | null {
  const bytes = Buffer.from(text, "base64url");
  return /^[\w-]{43}$/.test(text) && bytes.length === keyBytes ? bytes : null;
}

export function secretKeyFileIn(dataFolder: string): string {
  return join(dataFolder, "secret.key");
}

/** The key in the data folder, made on the first start; nobody but its owner may read it. SECRET2 */
export async function keyInFolder(dataFolder: string): Promise<Buffer> {
  const file = secretKeyFileIn(dataFolder);
  const there = await readKeyFile(file);
  if (there !== null) return there;
  await privateFolder(dataFolder, { mayBePassed: process.getuid?.() === 0 });
  await writeKeyFile(`${file}.${process.pid}`, randomBytes(keyBytes));
  // Of two that start at once, one's stands.
  await link(`${file}.${process.pid}`, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
  await rm(`${file}.${process.pid}`);
  return (await readKeyFile(file))!;
}

/** `null`: there is none. Refused: what is no key, and what others may read. */
export async function readKeyFile(file: string): Promise<Buffer | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new DatabaseStartError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  });
  if (text === null) return null;
  const key = readSecretKey(text.trim());
  if (key === null) throw new DatabaseStartError(`${file} holds no key; bring it back from where you keep its copy`);
  return key;
}

/** On the disk before it is used for anything. */
export async function writeKeyFile(file: string, key: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, "wx", 0o600);
  await handle.writeFile(`${key.toString("base64url")}\n`);
  await handle.sync();
  // A command is often typed by root, and the server has to read it.
  await giveToOwner(handle, dirname(file));
  await handle.close();
  await rename(unfinished, file);
}
