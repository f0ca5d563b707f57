import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hashBytes = promisify(argon2);

/** OWASP's Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]+)\$([\w+/-]+)$/;

/** As PHC string, with what it was made by. Two spellings of one password (NFC, NFD) are the same. ACC2 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashBytes("argon2id", { message: messageOf(password), nonce, tagLength, ...parameters });
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** `null` for the hash of somebody unknown: it takes as long, and is never right. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? "") ?? [];
  const expected = tag === undefined ? Buffer.alloc(tagLength) : Buffer.from(tag, "base64");
  const given = await hashBytes("argon2id", {
    message: messageOf(password),
    nonce: nonce === undefined ? Buffer.alloc(16) : Buffer.from(nonce, "base64"),
    tagLength: expected.length,
    memory: Number(memory ?? parameters.memory),
    passes: Number(passes ?? parameters.passes),
    parallelism: Number(parallelism ?? parameters.parallelism),
  });
  return timingSafeEqual(given, expected) && tag !== undefined;
}

/** Made by weaker parameters than ours today: to be made anew when its password is next known. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes] = phc.exec(hash) ?? [];
  return Number(memory) < parameters.memory || Number(passes) < parameters.passes;
}

function messageOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
