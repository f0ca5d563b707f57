import { expect, it } from "vitest";
import { contentDigest, entityTag, matchesEntityTag } from "./entity-tag.ts";

it("tells contents and codings apart", () => {
  const digest = contentDigest("a", "b");
  expect(contentDigest("ab", "")).not.toBe(digest);
  expect(contentDigest("a", "b")).toBe(digest);
  expect(new Set([entityTag(digest, "br"), entityTag(digest, "gzip"), entityTag(digest, "identity")]).size).toBe(3);
  expect(entityTag(digest, "br")).toMatch(/^"[\w-]{22}-br"$/);
});

it.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"a", "x"', true],
  ["*", true],
  ['"a","b"', false],
  ['"x-br"', false],
  ["x", false],
  ["", false],
  [undefined, false],
])("If-None-Match: %s", (header, matches) => {
  expect(matchesEntityTag(header, '"x"')).toBe(matches);
});
