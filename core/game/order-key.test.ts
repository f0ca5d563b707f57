import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderKeyAfter, orderKeyAt, orderKeyBetween } from "./order-key.ts";

describe("order keys", () => {
  it("LOG4 keys handed out in sequence sort in sequence", () => {
    const keys = Array.from({ length: 5000 }, (_, index) => orderKeyAt(index));
    expect([...keys].sort()).toEqual(keys);
    expect(() => orderKeyAt(62 ** 3)).toThrow(RangeError);
  });

  it("LOG4 there is always room between two keys, wherever one inserts", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 120 }), (places) => {
        const keys = [orderKeyAt(0), orderKeyAt(1)];
        for (const place of places) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, orderKeyBetween(keys[at - 1] ?? null, keys[at] ?? null));
        }
        expect([...keys].sort()).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => !key.endsWith("0"))).toBe(true);
      }),
    );
  });

  it("LOG4 refuses a gap that is none", () => {
    expect(() => orderKeyBetween("V", "V")).toThrow(RangeError);
    expect(() => orderKeyBetween("W", "V")).toThrow(RangeError);
  });
});

it("LOG4 a game written at its end keeps its keys short", () => {
  let last: string | null = null;
  for (let written = 0; written < 2000; written++) {
    const key = orderKeyAfter(last);
    if (last !== null) expect(key > last).toBe(true);
    expect(key.length).toBe(4);
    last = key;
  }
  // A key between two of them is no hindrance.
  expect(orderKeyAfter("00VV") > "00VV").toBe(true);
});
