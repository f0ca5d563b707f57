import { expect, test } from "vitest";
import { marksOf } from "./league-marks.ts";

const none = { logo: null, crest_url: null, broadcast_logo_url: null };

test("BRAND1 a league's mark is its large logo, else any other size of it, else its crest", () => {
  expect(marksOf(none).logoUrl).toBe("");
  expect(marksOf({ ...none, logo: {}, crest_url: "/crest.png" }).logoUrl).toBe("/crest.png");
  expect(marksOf({ ...none, logo: { sm: "/small.png" }, crest_url: "/crest.png" }).logoUrl).toBe("/small.png");
  expect(marksOf({ ...none, logo: { sm: "/small.png", lg: "/large.png" } }).logoUrl).toBe("/large.png");
});

test("BRAND2 television has a mark of its own, else the league's", () => {
  expect(marksOf({ ...none, logo: { lg: "/large.png" } }).broadcastLogoUrl).toBe("/large.png");
  expect(marksOf({ ...none, logo: { lg: "/large.png" }, broadcast_logo_url: "/air.svg" }).broadcastLogoUrl).toBe("/air.svg");
});
