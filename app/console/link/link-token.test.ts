import { describe, expect, it } from "vitest";
import { isSendable, refusalOf, tokenIn } from "./link-token.ts";

describe("LIVE2 the token of a link", () => {
  it("is what stands behind the #", () => {
    expect(tokenIn("#abc-DEF_1")).toBe("abc-DEF_1");
    expect(tokenIn("")).toBeNull();
    expect(tokenIn("#")).toBeNull();
  });

  it("is sent only where a header could carry it", () => {
    expect(isSendable("a".repeat(64))).toBe(true);
    for (const wrong of ["", "a b", "a\r\nHost: b", "ä", "a".repeat(201)]) expect(isSendable(wrong)).toBe(false);
  });

  it("is refused for a reason that has words", () => {
    expect(refusalOf({ type: "/problems/link-revoked" })).toBe("revoked");
    expect(refusalOf({ type: "/problems/link-missing" })).toBe("unknown");
    for (const other of [null, "no", {}, { type: 7 }, { type: "/problems/not-kept" }]) expect(refusalOf(other)).toBeNull();
  });
});
