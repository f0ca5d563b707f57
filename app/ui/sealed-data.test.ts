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
