import { describe, expect, it } from "vitest";
import type { FactType } from "#core/game/facts.ts";
import { factPayloads } from "./fact-schemas.ts";
import { mayWrite } from "./role-rights.ts";

const types = Object.keys(factPayloads) as FactType[];

describe("what the smaller seats write", () => {
  it("LIVE29 the shot clock's operator writes the shot clock and nothing else, which the clock's may write too", () => {
    const written = types.filter((type) => mayWrite("shot-clock", type));
    expect(written).toEqual(types.filter((type) => type.startsWith("shot-clock.")));
    expect(written.every((type) => mayWrite("clock", type))).toBe(true);
  });

  it("LIVE29 who looks on beside the scorer may flag and note, and change nothing", () => {
    expect(types.filter((type) => mayWrite("spotter", type))).toEqual(["flag.raise", "note"]);
  });
});
