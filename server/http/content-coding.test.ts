import { expect, it } from "vitest";
import { chooseCoding } from "./content-coding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["identity;q=0.5, br;q=0.2", "identity"],
  ["br;q=banana, gzip;q=2", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["identity;q=0, *;q=0", "identity"],
  [`${"x,".repeat(5000)}br`, "identity"],
])("%s takes %s", (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});
