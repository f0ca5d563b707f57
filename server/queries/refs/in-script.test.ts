import { describe, expect, it } from "vitest";
import type { WrittenName } from "#contract/written-names.ts";
import { renamed } from "./in-script.ts";
import { inBook, nameBookOf, withForms } from "./name-book.ts";

const forms: readonly WrittenName[] = [
  { kind: "person", given: "Elliott", name: "Beckworth", script: "ru", writtenGiven: "Эллиот", written: "Беквит" },
  { kind: "person", given: "Jean", name: "Beckworth", script: "ru", writtenGiven: "Жан", written: "Беквит" },
  { kind: "person", given: "Jean", name: "Wickham", script: "ru", writtenGiven: "Джин", written: "Уикем" },
  { kind: "league", given: "", name: "Prva liga", script: "ru", writtenGiven: "", written: "Первая лига" },
  { kind: "code", given: "", name: "LUK", script: "ru", writtenGiven: "", written: "ЛУК" },
  { kind: "league", given: "", name: "Prva liga", script: "sr-Cyrl", writtenGiven: "", written: "Прва лига" },
];
const book = inBook(nameBookOf(forms, "ru"));
function local(text: string) {
  return { text, transliterable: false };
}

describe("an answer in its reader's script", () => {
  it("NAME10 has names as they were typed, at any depth, and keeps the Latin form", () => {
    const answer = {
      leagues: [{ slug: "first", name: { text: "Prva liga", transliterable: true } }],
      teams: [{ code: "LUK", name: local("Luka") }],
    };
    expect(renamed(answer, book)).toEqual({
      leagues: [{ slug: "first", name: { text: "Первая лига", transliterable: false, latin: "Prva liga" } }],
      teams: [{ code: "ЛУК", name: local("Luka") }],
    });
    expect(answer.leagues[0]?.name.text).toBe("Prva liga");
  });

  it("NAME10 looks a person's names up together, and half of one alone only where all are written alike", () => {
    const named = (given: string, family: string) => renamed({ givenName: local(given), familyName: local(family) }, book);
    expect(named("Jean", "Beckworth").givenName.text).toBe("Жан");
    expect(named("Jean", "Wickham").givenName.text).toBe("Джин");
    expect(renamed({ familyName: local("Beckworth") }, book).familyName.text).toBe("Беквит");
    expect(renamed({ name: local("Jean") }, book).name.text).toBe("Jean");
    expect(renamed({ name: local("Jean Wickham") }, book).name.text).toBe("Джин Уикем");
  });

  it("NAME10 has a thing that is named by a text alone, and no address of it", () => {
    const found = { href: "/ru/players/elliott-beckworth", name: "Elliott Beckworth" };
    expect(renamed(found, book)).toEqual({ ...found, name: "Эллиот Беквит" });
  });

  it("NAME10 has all forms for programs, beside what the owner writes", () => {
    const league = { name: { text: "Prva liga", transliterable: true }, code: "LUK" };
    expect(renamed(league, withForms(forms))).toEqual({
      name: { text: "Prva liga", transliterable: true, written: { "sr-Cyrl": "Прва лига", ru: "Первая лига" } },
      code: "LUK",
    });
  });

  it("NAME10 is the same object where nobody typed anything that is in it", () => {
    const answer = { persons: [{ slug: "ana", givenName: local("Ana"), familyName: local("Anić") }], at: new Date(0), none: null };
    expect(renamed(answer, book)).toBe(answer);
  });
});
