import { describe, expect, it } from "vitest";
import type { WrittenName } from "#contract/written-names.ts";
import { inScript } from "./in-script.ts";
import { nameBookOf } from "./name-book.ts";

const forms: readonly WrittenName[] = [
  { kind: "person", given: "Elliott", name: "Beckworth", script: "ru", writtenGiven: "Эллиот", written: "Беквит" },
  { kind: "person", given: "Jean", name: "Beckworth", script: "ru", writtenGiven: "Жан", written: "Беквит" },
  { kind: "person", given: "Jean", name: "Wickham", script: "ru", writtenGiven: "Джин", written: "Уикем" },
  { kind: "league", given: "", name: "Prva liga", script: "ru", writtenGiven: "", written: "Первая лига" },
  { kind: "code", given: "", name: "LUK", script: "ru", writtenGiven: "", written: "ЛУК" },
  { kind: "league", given: "", name: "Prva liga", script: "sr-Cyrl", writtenGiven: "", written: "Прва лига" },
];
const book = nameBookOf(forms, "ru");
const local = (text: string) => ({ text, transliterable: false });

describe("an answer in its reader's script", () => {
  it("NAME10 has names as they were typed, at any depth, and keeps the Latin form", () => {
    const answer = {
      leagues: [{ slug: "first", name: { text: "Prva liga", transliterable: true } }],
      teams: [{ code: "LUK", name: local("Luka") }],
    };
    expect(inScript(answer, book)).toEqual({
      leagues: [{ slug: "first", name: { text: "Первая лига", transliterable: false, latin: "Prva liga" } }],
      teams: [{ code: "ЛУК", name: local("Luka") }],
    });
    expect(answer.leagues[0]?.name.text).toBe("Prva liga");
  });

  it("NAME10 looks a person's names up together, and half of one alone only where all are written alike", () => {
    const named = (given: string, family: string) => inScript({ givenName: local(given), familyName: local(family) }, book);
    expect(named("Jean", "Beckworth").givenName.text).toBe("Жан");
    expect(named("Jean", "Wickham").givenName.text).toBe("Джин");
    expect(inScript({ familyName: local("Beckworth") }, book).familyName.text).toBe("Беквит");
    expect(inScript({ name: local("Jean") }, book).name.text).toBe("Jean");
    expect(inScript({ name: local("Jean Wickham") }, book).name.text).toBe("Джин Уикем");
  });

  it("NAME10 is the same object where nobody typed anything that is in it", () => {
    const answer = { persons: [{ slug: "ana", givenName: local("Ana"), familyName: local("Anić") }], at: new Date(0), none: null };
    expect(inScript(answer, book)).toBe(answer);
    expect(inScript(answer, nameBookOf([], "ru"))).toBe(answer);
  });
});
