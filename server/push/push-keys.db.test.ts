import { expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { pushKeysOf } from "./push-keys.ts";

const database = databaseForThisFile();

it("PUSH20 the pair of keys is made at the first start, once for however many nodes start at once, and kept for good", async () => {
  const nodes = await Promise.all(Array.from({ length: 10 }, () => pushKeysOf(database.db)));
  const later = await pushKeysOf(database.db);
  const publicKeys = new Set([...nodes, later].map(({ publicKey }) => publicKey));
  expect(publicKeys.size).toBe(1);
  // What is public belongs to what is kept: 65 bytes, an uncompressed point.
  const { x = "", y = "" } = later.privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  expect(publicKeys).toEqual(new Set([point.toString("base64url")]));
});
