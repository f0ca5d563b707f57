import { describe, expect, it } from "vitest";
import { cleanName, isPersonName, longestName, nameFault } from "./written-name.ts";

const people = [
  "O'Neill",
  "O’Neill",
  "Jean-Pierre",
  "Lj. Petrović",
  "Lj.Petrović",
  "St. John",
  "St.John",
  "J.J. Redick",
  "J.J.Redick",
  "M.Jordan",
  "M. JORDAN",
  "M.LI",
  "Jr.",
  "Robert Williams III",
  "Gary Payton II, Jr.",
  "Đorđe Žižić",
  "Dž. Musa",
  "Љ.Петровић",
  "Св. Јован",
  "Ñ",
  "Xi",
  "X Æ",
  "Gal·la",
  "Nuñez d'Ávila",
  "'t Hooft",
  "Nguyễn Thị Ánh",
  "Nguyễn Thị Ánh".normalize("NFD"),
  "محمد علی",
  // Persian: two parts of one word, which may not join.
  "علی\u200Cرضا",
  "مُحَمَّد",
  // Sinhala and Hindi: a joiner makes another shape of the letters.
  "ශ\u0DCA\u200Dරී",
  "क\u094D\u200Dष",
  // Malayalam as it was written before 2008: the joiner ends the word.
  "അവന\u0D4D\u200D",
  "יוֹסֵף",
  "王治郅",
  "八村 塁",
  "マイケル・ジョーダン",
  "สมชาย",
  "გიორგი",
  "ʻAulani",
  "Anna 2",
  "Ana ❤️",
];

const noPeople: readonly (readonly [string, string])[] = [
  ["", "empty"],
  [" \u00a0 ", "empty"],
  ["evil.example", "address"],
  ["www.evil.example", "address"],
  ["Ana evil.example", "address"],
  ["Win at EVIL.COM now", "address"],
  ["Evil.Com", "address"],
  ["bit.ly", "address"],
  ["t.me", "address"],
  ["evil。com", "address"],
  ["evil．com", "address"],
  ["evil․com", "address"],
  ["ｅｖｉｌ.ｃｏｍ", "address"],
  ["пример.рф", "address"],
  ["пример.срб", "address"],
  ["例え.テスト", "address"],
  ["xn--e1afmkfd.xn--p1ai", "address"],
  ["evil.example.", "address"],
  ["(evil.example)", "address"],
  ["192.0.2.1", "address"],
  ["a.b.evil.co.uk", "address"],
  ["https://evil", "characters"],
  ["ana@evil", "characters"],
  ["<b>Ana", "characters"],
  ["Ana\u202Eanna", "characters"],
  ["\u2066Ana\u2069", "characters"],
  ["Ana\u200E", "characters"],
  ["\u200Bevil", "characters"],
  ["\u200B\u200C\u200D", "characters"],
  ["An\u200Ca", "characters"],
  ["An\u00ADa", "characters"],
  ["\u3164", "characters"],
  ["\uFFA0\u115F", "characters"],
  ["\u2800", "characters"],
  ["Ana\uFEFFB", "characters"],
  ["A\u{E0041}na", "characters"],
  ["Ana\uFE0F", "characters"],
  ["Ana\nBcc", "characters"],
  ["Ana\0", "characters"],
  ["Ana\u2028B", "characters"],
  ["An\uFFFDa", "characters"],
  ["An\uD800a", "characters"],
  ["\uE000", "characters"],
  ["...", "characters"],
  ["\u0301", "characters"],
  [`A${"\u0301".repeat(20)}`, "characters"],
  ["a".repeat(longestName + 1), "too-long"],
];

describe("NAME8 a name", () => {
  it.each(people)("of a person may be %s", (name) => {
    expect(nameFault("person", name)).toBeNull();
    expect(cleanName("person", name)).toBe(name.normalize("NFC"));
  });

  it.each(noPeople)("of a person is not %j (%s)", (name, fault) => {
    expect(nameFault("person", name)).toBe(fault);
  });

  it.each(noPeople)("that another system wrote as %j is one afterwards, or nothing", (written) => {
    const name = cleanName("person", written);
    expect(name === "" || isPersonName(name)).toBe(true);
    expect(cleanName("person", name)).toBe(name);
  });

  it.each([
    "KK Partizan / Mozzart",
    "1. FC Köln",
    "1.FC Köln",
    "s.Oliver Würzburg",
    "A.S.Roma",
    "d.o.o. Zadar",
    "76ers",
    "Hala 2: Sever",
    "T&T",
  ])("of a club or a hall may be %s", (name) => {
    expect(nameFault("thing", name)).toBeNull();
    expect(cleanName("thing", name)).toBe(name);
  });

  it.each(["evil.example", "http://evil", "KK\u202EX", "\u200B", "<KK>", "a".repeat(longestName + 1)])(
    "of a club or a hall is not %j",
    (name) => {
      expect(nameFault("thing", name)).not.toBeNull();
      expect(["", null]).toContain(cleanName("thing", name) && nameFault("thing", cleanName("thing", name)));
    },
  );

  it("is as long as people count it", () => {
    expect(nameFault("person", "𠮷".repeat(longestName))).toBeNull();
    expect([...cleanName("person", "𠮷".repeat(200))]).toHaveLength(longestName);
  });

  it("keeps what it can of what another system wrote", () => {
    expect(cleanName("person", "\u202AJovan\u202C  Jovi\uFFFDć\r\n")).toBe("Jovan Jović");
    expect(cleanName("person", "Ana <ana@evil.example>")).toBe("Ana ana evil. example");
    expect(cleanName("person", "\u200B\u2060")).toBe("");
  });
});

it("NAME8 what is letters alone is kept at once, and only that", () => {
  for (const text of ["PETROVIĆ, MARKO", "Jean-Pierre", "Đorđe Žižić", "a".repeat(longestName)])
    expect(cleanName("person", text)).toBe(text);
  expect(cleanName("person", "×")).toBe("");
  expect(cleanName("person", "Ana  Anić ")).toBe("Ana Anić");
  expect(cleanName("person", "Ana\u00AD Anić")).toBe("Ana Anić");
  expect(cleanName("thing", `${"a".repeat(longestName)}b`)).toHaveLength(longestName);
});
