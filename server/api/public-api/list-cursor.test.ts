import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCursor, readListCursor } from "./list-cursor.ts";

describe("a cursor", () => {
  it("leads back to its place, in its own list only", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (last, list, other) => {
        fc.pre(last.isWellFormed() && !last.includes("\0") && list !== other && list.isWellFormed() && other.isWellFormed());
        expect(readListCursor(list, listCursor(list, last))).toBe(last);
        expect(readListCursor(other, listCursor(list, last))).toBeNull();
      }),
    );
  });

  it("is nothing else, whatever is written", () => {
    fc.assert(fc.property(fc.string(), (text) => readListCursor("list", text) === null));
    expect(readListCursor("list", listCursor("list", "a\0b"))).toBeNull();
    expect(readListCursor("list", listCursor("list", ""))).toBeNull();
  });
});
