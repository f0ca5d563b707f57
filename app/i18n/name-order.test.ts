import { expect, it } from "vitest";
import { compareNames } from "./name-order.ts";

const clubs = ["Svitac", "Šumice", "Sidro", "Ćuprija", "Crvenka", "Ljig", "Lozovik", "Zemun 10", "Zemun 9"];

it("NAME7 names stand in the order of the page's language", () => {
  const inOrder = (locale: Parameters<typeof compareNames>[0]) => clubs.toSorted((one, other) => compareNames(locale, one, other));
  expect(inOrder("sr")).toEqual(["Crvenka", "Ćuprija", "Lozovik", "Ljig", "Sidro", "Svitac", "Šumice", "Zemun 9", "Zemun 10"]);
  expect(inOrder("sl")).toEqual(["Crvenka", "Ćuprija", "Ljig", "Lozovik", "Sidro", "Svitac", "Šumice", "Zemun 9", "Zemun 10"]);
  expect(inOrder("en")).toEqual(["Crvenka", "Ćuprija", "Ljig", "Lozovik", "Sidro", "Šumice", "Svitac", "Zemun 9", "Zemun 10"]);
});
