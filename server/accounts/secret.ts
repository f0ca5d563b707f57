import { createHash, randomBytes } from "node:crypto";

const bytes = 32;
const shape = /^[\w-]{43}$/;

/** Something only its bearer knows, of 256 bits; the database is given the digest alone. ACC3 */
export function newSecret(): { readonly secret: string; readonly digest: Buffer } {
  const secret = randomBytes(bytes).toString("base64url");
  return { secret, digest: sha256(secret) };
}

/** `null`: it is none of ours, and the database need not be asked. */
export function digestOf(secret: string): Buffer | null {
  return shape.test(secret) ? sha256(secret) : null;
}

// Of 256 random bits: nothing can be guessed, so nothing has to be slow.
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
