import { createCipheriv, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { newKeyPair } from "./key-pair-stock.ts";

/** Keys of one browser's subscription, as it gave them: base64url. */
export type SubscriptionKeys = { readonly p256dh: string; readonly auth: string };

/** All push services take this much; header, padding mark and seal included it stays within their 4,096 bytes. */
export const mostMessageBytes = 3900;

const recordBytes = 4096;
const contentKeyInfo = "Content-Encoding: aes128gcm\0";
const nonceInfo = "Content-Encoding: nonce\0";
const keyInfo = Buffer.from("WebPush: info\0");
const anyPair = newKeyPair();
/** Ends the only record. */
const lastRecord = Buffer.from([2]);

/** Whether they are an uncompressed point on P-256 and sixteen bytes. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    // A point that is not on the curve is refused here.
    anyPair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/**
 * The body of a push message that only this browser can read: RFC 8291 over `aes128gcm` of RFC 8188, in one record. `own` is a
 * pair that has sealed nothing yet and will seal nothing else.
 */
export function encryptMessage({ p256dh, auth }: SubscriptionKeys, message: Uint8Array, own: ECDH = newKeyPair()): Buffer {
  if (message.length > mostMessageBytes) throw new Error(`A push message of ${message.length} bytes`);
  const theirKey = Buffer.from(p256dh, "base64url");
  const ownKey = own.getPublicKey();
  const salt = randomBytes(16);
  const secret = own.computeSecret(theirKey);
  const shared = derived(secret, Buffer.from(auth, "base64url"), Buffer.concat([keyInfo, theirKey, ownKey]), 32);
  const cipher = createCipheriv("aes-128-gcm", derived(shared, salt, contentKeyInfo, 16), derived(shared, salt, nonceInfo, 12));
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head[4] = ownKey.length;
  return Buffer.concat([salt, head, ownKey, cipher.update(message), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]);
}

function derived(key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
}
