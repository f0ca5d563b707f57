import { expect, it } from "vitest";
import { isOneOf, wordsOf } from "./foreign-names.ts";

const isForeign = isOneOf(wordsOf([{ name: "Marko Jones" }, { name: "Ian Carter" }]), wordsOf([{ name: "Marko Janković" }]));

it("NAME3 a foreign name is known in every case Serbian puts it in, and not in the middle of other words", () => {
  const words = ["Jones", "Jonesa", "Jonesu", "Jonesom", "Jonesov", "Carterovog", "Carterima"];
  expect(words.filter((word) => !isForeign(word))).toEqual([]);
  expect(["Jonestown", "Ianusa", "Carterovima", "Poena", "Jon"].filter(isForeign)).toEqual([]);
});

it("NAME3 a name that a Serbian has too is not foreign", () => {
  expect(isForeign("Marko")).toBe(false);
});
