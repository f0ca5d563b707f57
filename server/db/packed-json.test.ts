import { expect, it } from "vitest";
import { PackedListInStep, packJson, unpackJson } from "./packed-json.ts";

it("what was packed comes out as it was, and the same value always packs alike", () => {
  const value = { name: "Žđćš Ω 篮", numbers: [1, 2.5, -3, 0, null], nothing: {} };
  expect(unpackJson(packJson(value))).toEqual(value);
  expect(packJson(structuredClone(value)).equals(packJson(value))).toBe(true);
});

it("a list that grows packs as the same list packs that was there from the beginning", () => {
  const growing = new PackedListInStep<{ readonly number: number; text: string }>();
  const list: { number: number; text: string }[] = [];
  expect(unpackJson(growing.pack(list, 0))).toEqual([]);
  for (const length of [1, 2, 63, 64, 65, 128, 300]) {
    const before = list.length;
    while (list.length < length) list.push({ number: list.length, text: "č,[]" });
    const packed = growing.pack(list, before);
    expect(unpackJson(packed)).toEqual(list);
    expect(packed.equals(new PackedListInStep().pack(list, 0))).toBe(true);
  }
  list[70]!.text = "other";
  expect(unpackJson(growing.pack(list, 70))).toEqual(list);
  list.length = 65;
  expect(unpackJson(growing.pack(list, 65))).toEqual(list);
});
