import { createCipheriv, randomBytes } from "node:crypto";

/** Puts the payload of a channel under its key: base64url of nonce and AES-GCM ciphertext, its tag at the end. */
export type PayloadCipher = (text: string) => string;

const nonceBytes = 12;

/** Throws for a key of another length: there is no AES-GCM with it. */
export function payloadCipher(key: Uint8Array): PayloadCipher {
  if (!isKeyLength(key.length)) throw new Error(badKeyLength(key.length));
  const algorithm = key.length === 16 ? "aes-128-gcm" : "aes-256-gcm";
  return (text) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce);
    return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
  };
}

/** Of 128 or 256 bits. */
export function isKeyLength(bytes: number): boolean {
  return bytes === 16 || bytes === 32;
}

export function badKeyLength(bytes: number): string {
  return `a channel's key has 128 or 256 bits, not ${bytes * 8}`;
}
