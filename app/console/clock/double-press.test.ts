import { describe, expect, it } from "vitest";
import { isDoublePress } from "./double-press.ts";

describe("a hand on the clock", () => {
  it("CLOCK16 fault 38: start and stop within 150 ms are one press; later, or another key, they are two", () => {
    expect(isDoublePress(null, "Space", 1000)).toBe(false);
    expect(isDoublePress({ code: "Space", at: 1000 }, "Space", 1149)).toBe(true);
    expect(isDoublePress({ code: "Space", at: 1000 }, "Space", 1150)).toBe(false);
    expect(isDoublePress({ code: "ArrowLeft", at: 1000 }, "ArrowLeft", 1050)).toBe(false);
  });
});
