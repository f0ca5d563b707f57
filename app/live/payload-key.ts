import type { StreamMessage } from "#contract/live/stream-message.ts";

/** Opens the messages of a channel whose payload goes under a key. */
export type PayloadKey = (cipher: string) => Promise<StreamMessage>;

const nonceBytes = 12;

/** Throws for a key that is not of 128 or 256 bits. */
export function payloadKey(key: Uint8Array<ArrayBuffer>): PayloadKey {
  if (key.length !== 16 && key.length !== 32) throw new Error(`a channel's key has 128 or 256 bits, not ${key.length * 8}`);
  const imported = crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  return async (cipher) => {
    const bytes = bytesOf(cipher);
    const iv = bytes.subarray(0, nonceBytes);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await imported, bytes.subarray(nonceBytes));
    return JSON.parse(new TextDecoder().decode(text)) as StreamMessage;
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
