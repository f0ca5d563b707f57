import { describe, expect, it } from "vitest";
import { importedName, isOwnPerson } from "./own-spelling.ts";

describe("names of a file", () => {
  it.each([
    ["Dejan", "Davidovac"],
    ["Ognjen", "Jaramaz"],
    ["Miloš", "Teodosić"],
    ["Nejc", "Baric"],
    ["OGNJEN", "JARAMAZ"],
    ["Marko", "Gudelj"],
    ["Tadija", "Prodanov"],
    ["Luka", "Zorec"],
  ])("NAME11: %s %s is written in other scripts in a Serbian and in a Slovene league, not in an English one", (given, family) => {
    expect([isOwnPerson("sr", given, family), isOwnPerson("sl", given, family), isOwnPerson("en", given, family)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ["Marcus", "Carter"],
    ["Luka", "Garza"],
    ["Marko", "Jones"],
    ["Dejan", "Wyndham"],
    ["John", "Smith"],
  ])("NAME11: %s %s stays as it is until somebody says otherwise", (given, family) => {
    expect(isOwnPerson("sr", given, family)).toBe(false);
  });

  it("NAME1: a thing's name needs a letter that says so", () => {
    expect(importedName("sr", "Šumice").transliterable).toBe(true);
    expect(importedName("sr", "Monaco").transliterable).toBe(false);
  });
});
