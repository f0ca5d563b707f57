import { createECDH, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { areSubscriptionKeys, encryptMessage, mostMessageBytes } from "./encrypt-message.ts";

const browser = createECDH("prime256v1");
const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };

it("no two messages look alike, and the longest is within what push services take", () => {
  const message = Buffer.alloc(mostMessageBytes, "a");
  const [one, other] = [encryptMessage(keys, message), encryptMessage(keys, message)];
  expect(one.equals(other)).toBe(false);
  expect(one.length).toBeLessThanOrEqual(4096);
  expect(() => encryptMessage(keys, Buffer.alloc(mostMessageBytes + 1))).toThrow("3901 bytes");
});

it("keys that are no keys are known as such", () => {
  expect(areSubscriptionKeys(keys)).toBe(true);
  expect(areSubscriptionKeys({ ...keys, auth: "YQ" })).toBe(false);
  expect(areSubscriptionKeys({ ...keys, p256dh: "YQ" })).toBe(false);
  const offCurve = Buffer.alloc(65, 1);
  offCurve[0] = 4;
  expect(areSubscriptionKeys({ ...keys, p256dh: offCurve.toString("base64url") })).toBe(false);
});
