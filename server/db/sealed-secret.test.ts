import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { fromRow, fromTextRow, isSealed, SecretKey, toRow, toTextRow, useSecretKey } from "./sealed-secret.ts";

const place = { column: "link_keys.key", tenantId: "a" };

afterEach(() => useSecretKey(null));

test("SECRET1 what is sealed opens in its own place alone, and tells nothing of itself", () => {
  const key = new SecretKey(randomBytes(32));
  const plain = randomBytes(32);
  const sealed = key.seal(plain, place);
  expect(isSealed(sealed)).toBe(true);
  expect(sealed.includes(plain)).toBe(false);
  expect(key.seal(plain, place).equals(sealed)).toBe(false);
  expect(key.open(sealed, place)).toEqual(plain);
  expect(() => key.open(sealed, { ...place, tenantId: "b" })).toThrow();
  expect(() => key.open(sealed, { ...place, column: "push_keys.private_key" })).toThrow();
  for (const at of [14, 20, 30, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => key.open(changed, place), `byte ${at}`).toThrow();
  }
});

test("SECRET4 another key is named as missing, not as a fault of the row", () => {
  const [one, other] = [new SecretKey(randomBytes(32)), new SecretKey(randomBytes(32))];
  expect(() => other.open(one.seal(Buffer.from("x"), place), place)).toThrow(one.name);
});

test("SECRET1 rows from before there were seals are read as they are", () => {
  const plain = randomBytes(32);
  useSecretKey(new SecretKey(randomBytes(32)));
  expect(fromRow(plain, place)).toEqual(plain);
  expect(fromRow(toRow(plain, place), place)).toEqual(plain);
  expect(fromTextRow("d", place)).toBe("d");
  const text = toTextRow('{"private_key":"ž"}', place);
  expect(text).not.toContain("private");
  expect(fromTextRow(text, place)).toBe('{"private_key":"ž"}');
});
