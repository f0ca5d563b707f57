import { webcrypto } from "node:crypto";
import { expect, it } from "vitest";
import { payloadCipher } from "./payload-cipher.ts";

it.each([16, 32])("is opened with the same key of %i bytes, by what browsers have for it", async (bytes) => {
  const key = webcrypto.getRandomValues(new Uint8Array(bytes));
  const sealed = Buffer.from(payloadCipher(key)("šta god"), "base64url");
  const imported = await webcrypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const opened = await webcrypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.subarray(0, 12) }, imported, sealed.subarray(12));
  expect(Buffer.from(opened).toString()).toBe("šta god");
});

it("never says the same twice the same way", () => {
  const cipher = payloadCipher(new Uint8Array(16));
  expect(cipher("a")).not.toBe(cipher("a"));
});

it.each([0, 15, 24, 33])("refuses a key of %i bytes", (bytes) => {
  expect(() => payloadCipher(new Uint8Array(bytes))).toThrow(`a channel's key has 128 or 256 bits, not ${bytes * 8}`);
});
