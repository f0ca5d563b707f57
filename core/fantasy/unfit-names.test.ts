import { describe, expect, it } from "vitest";
import { foldedWord, isUnfitName, isUsualWord } from "./unfit-names.ts";

const none = { forbidden: new Set<string>(), allowed: new Set<string>() };

describe("words in names", () => {
  it.each([
    "Fuck you",
    "FÜCK",
    "shit-storm",
    "Pička ti materina",
    "пичка",
    "JEBEM TI",
    "Govno.",
    "kurcevi",
    "Kurba",
    "Hijoputa FC",
    "los CABRONES",
    "Enculés",
    "Хуй",
    "суки!",
    "Пиздец",
    "курва",
  ])("FAN38 %s is none, whatever its case, accents and script", (name) => {
    expect(isUnfitName(name, none)).toBe(true);
  });

  it.each([
    "Kurir",
    "Scunthorpe",
    "Kurčatov",
    "Tri puta tri",
    "Nique",
    "Cono Sur",
    "Con calma",
    "Pick and roll",
    "Assist Kings",
    "Analitičari",
    "Essex",
    "Dickens",
    "Jebel Ali",
    "Pedro",
    "Peđa",
    "Govornici",
    "Shitake",
    "Sranjevo",
    "Sukno",
    "Сукно",
    "Хулиганы",
    "Ребалансировка",
    "Мудрец",
    "Куркума",
    "Cocktail",
    "Titova Mitrovica",
    "Međimurje",
    "Bitola",
    "Drkolen",
    "Putin",
    "Merdevine",
  ])("FAN38 %s is innocent: a word is never looked for in another", (name) => {
    expect(isUnfitName(name, none)).toBe(false);
  });

  it("FAN38 an office has further words, and lets usual ones pass", () => {
    const own = { forbidden: new Set([foldedWord("Žabari")]), allowed: new Set(["hitler"]) };
    expect(isUnfitName("Stari ŽABARI", own)).toBe(true);
    expect(isUnfitName("Стари жабари", own)).toBe(true);
    expect(isUnfitName("Hitler", own)).toBe(false);
    expect(isUnfitName("Žabarija", own)).toBe(false);
    expect([isUsualWord("hitler"), isUsualWord("zabari")]).toEqual([true, false]);
  });
});
