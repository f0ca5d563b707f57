import { expect, it } from "vitest";
import { packJson, unpackJson } from "./packed-json.ts";

it("what was packed comes out as it was, and the same value always packs alike", () => {
  const value = { name: "Žđćš Ω 篮", numbers: [1, 2.5, -3, 0, null], nothing: {} };
  expect(unpackJson(packJson(value))).toEqual(value);
  expect(packJson(structuredClone(value)).equals(packJson(value))).toBe(true);
});
