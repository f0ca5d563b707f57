import { expect, it } from "vitest";
import { shortNames } from "./short-names.ts";

function named(...players: readonly (readonly [shirt: string, givenName: string, familyName: string])[]): string[] {
  return [...shortNames(players.map(([shirt, givenName, familyName]) => ({ key: shirt, shirt, givenName, familyName }))).values()];
}

it("HALL6 two of one family name are told apart by an initial, and else by their numbers", () => {
  expect(named(["4", "Luka", "Pajić"], ["5", "Marko", "Ilić"])).toEqual(["Pajić", "Ilić"]);
  expect(named(["4", "Luka", "Pajić"], ["5", "Đorđe", "PAJIĆ"], ["6", "Marko", "Ilić"])).toEqual(["L. Pajić", "Đ. PAJIĆ", "Ilić"]);
  expect(named(["4", "Luka", "Pajić"], ["5", "Ljubo", "Pajić"])).toEqual(["L. Pajić", "Lj. Pajić"]);
  expect(named(["0", "Luka", "Pajić"], ["00", "Lazar", "Pajić"], ["7", "Petar", "Pajić"])).toEqual(["Pajić 0", "Pajić 00", "P. Pajić"]);
  expect(named(["4", "", "Newbury"], ["5", "", "Newbury"])).toEqual(["Newbury 4", "Newbury 5"]);
});
