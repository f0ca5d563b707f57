import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoTenants } from "../leagues/demo-tenants.ts";
import { crestAddress } from "./crest-address.ts";
import { drawCrest } from "./draw-crest.ts";

const clubs = demoTenants.flatMap((blueprint) => blueprint.clubs.map((club) => [club.slug, { blueprint, club }] as const));

describe("crests", () => {
  it.each(clubs)("%s's file is as it is drawn", (_slug, { blueprint, club }) => {
    const file = join(import.meta.dirname, "../../public", crestAddress(blueprint, club));
    expect(readFileSync(file, "utf8")).toBe(drawCrest(club));
  });

  it("no two of a tenant look alike without their colours and letters", () => {
    for (const { clubs: own } of demoTenants) {
      const plain = own.map((club) => drawCrest({ ...club, primaryColor: "#000000", secondaryColor: "#ffffff", code: "ABC" }));
      expect(new Set(plain).size).toBe(own.length);
    }
  });
});
