import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { fromBech32, toBech32 } from "./bech32.ts";

/** Who may open a file, as `age` writes it: `age1…`. Shown to whoever wants to see it. */
const recipientPrefix = "age";
/** Who opens it: `AGE-SECRET-KEY-1…`. */
const identityPrefix = "age-secret-key-";

/** What precedes the 32 bytes of an X25519 key in DER. */
const privateStart = Buffer.from("302e020100300506032b656e04220420", "hex");
const publicStart = Buffer.from("302a300506032b656e032100", "hex");

export type AgeIdentity = { readonly privateKey: KeyObject; readonly publicBytes: Buffer };

/** A new pair of words: one to encrypt by, one to keep away from the machine. BACKUP6 */
export function newAgeKey(): { readonly recipient: string; readonly identity: string } {
  const { privateKey, publicKey } = generateKeyPairSync("x25519");
  return {
    recipient: toBech32(recipientPrefix, bytesOf(publicKey)),
    identity: toBech32(identityPrefix, privateKey.export({ format: "der", type: "pkcs8" }).subarray(privateStart.length)).toUpperCase(),
  };
}

/** The 32 bytes of `age1…`; `null`: it is none. */
export function readRecipient(word: string): Buffer | null {
  const bytes = fromBech32(recipientPrefix, word);
  return bytes?.length === 32 ? bytes : null;
}

/** The first identity of a file as `age-keygen` writes it, remarks and all; `null`: there is none in it. */
export function readIdentity(text: string): AgeIdentity | null {
  const word = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m.exec(text.replaceAll("\r", ""))?.[0];
  const bytes = word === undefined ? null : fromBech32(identityPrefix, word);
  if (bytes?.length !== 32) return null;
  const privateKey = createPrivateKey({ key: Buffer.concat([privateStart, bytes]), format: "der", type: "pkcs8" });
  return { privateKey, publicBytes: bytesOf(createPublicKey(privateKey)) };
}

/** The word that belongs to an identity. */
export function recipientOf({ publicBytes }: AgeIdentity): string {
  return toBech32(recipientPrefix, publicBytes);
}

export function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicStart, bytes]), format: "der", type: "spki" });
}

export function bytesOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ format: "der", type: "spki" }).subarray(publicStart.length);
}
