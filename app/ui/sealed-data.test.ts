import { expect, test } from "vitest";
import { sealed, unsealed, type Sealed } from "./sealed-data.ts";

test("the server, which sealed it, reads the very thing", () => {
  const page = { name: "Šumice", rows: [1, 2] };
  expect(unsealed(sealed(page))).toBe(page);
});

test("a browser reads it from the text, once", () => {
  const page = { name: "Šumice", rows: [1, null], nested: { left: "</script>" } };
  const arrived: Sealed<typeof page> = { json: sealed(page).json };
  expect(unsealed(arrived)).toEqual(page);
  expect(unsealed(arrived)).toBe(unsealed(arrived));
});

test("an address that stands in it again and again is written once, and a browser reads it where it stood", () => {
  const stem = "/sr/games/o'neal-$&";
  const page = { href: stem, tabs: [`${stem}/tabs/Table`, "/sr/games"], said: "it's" };
  const { json, stem: told } = sealed(page, page, stem);
  expect(json).not.toContain("neal");
  expect(unsealed<typeof page>({ json, stem: told ?? "" })).toEqual(page);
});

test("what writes the letter that would stand for it is written as it is", () => {
  const page = { name: "~ 30", href: "/sr/games" };
  const seal = sealed(page, page, "/sr/games");
  expect(seal).toEqual({ json: sealed(page).json });
  expect(unsealed<typeof page>({ json: seal.json })).toEqual(page);
});
