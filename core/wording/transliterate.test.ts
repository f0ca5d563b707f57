import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCyrillic, toLatin } from "./transliterate.ts";

const pairs: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["Skok u odbrani, ukradena lopta, trojka", "Скок у одбрани, украдена лопта, тројка"],
  ["Ljubljana, Njegoš, Džamija", "Љубљана, Његош, Џамија"],
  ["LJUBLJANA, NJEGOŠ, DŽAMIJA, KRALJ", "ЉУБЉАНА, ЊЕГОШ, ЏАМИЈА, КРАЉ"],
  ["Lj. Petrović i Nj. Jović", "Љ. Петровић и Њ. Јовић"],
  ["Đorđe Čvorović, Šćepanović", "Ђорђе Чворовић, Шћепановић"],
  ["nadživeti, odžaliti, podžanr", "надживети, оджалити, поджанр"],
  ["Odžaci, budžet, hodža", "Оџаци, буџет, хоџа"],
  ["injekcija, INJEKCIJA, konjunkcija, konjugacija", "инјекција, ИНЈЕКЦИЈА, конјункција, конјугација"],
  ["Tanjug, kanjon, konj", "Танјуг, кањон, коњ"],
  ["4. četvrtina · 3:48 · 87–84", "4. четвртина · 3:48 · 87–84"],
];

/** Names that only half look Serbian, in the middle of what is. NAME2 */
const foreignInText: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["Igrač 9. kola: Elliott Beckworth", "Играч 9. кола: Elliott Beckworth"],
  ["Bek Elliott Beckworth (Luka Zemun) i Wesley Hamilton", "Бек Elliott Beckworth (Лука Земун) и Wesley Hamilton"],
  ["Igrač Quentin Greywood za Zemun", "Играч Quentin Greywood за Земун"],
  ["Pobeda Zemuna. Bez Beckwortha i Marka", "Победа Земуна. Без Beckwortha и Марка"],
  ["Trener Yardley, Marko Jović", "Тренер Yardley, Марко Јовић"],
  ["Protiv Zemuna Wesley Hamilton", "Против Земуна Wesley Hamilton"],
];

const untouched: readonly string[] = [
  "New York",
  "Fenerbahçe",
  "Müller",
  "II",
  "XIV",
  "https://kls.rs/tabela",
  "info@kls.rs",
  "www.kls.rs",
];

// oxfmt-ignore
const letters = ["lj", "nj", "dž", "LJ", "NJ", "DŽ", "Lj", "Nj", "Dž", "lJ", "nJ", "dŽ", ..."abvgdđežzijklmnoprstćufhcčšABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ".split("")];

describe("Serbian script", () => {
  it.each(pairs)("%s", (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
    expect(toLatin(cyrillic)).toBe(latin);
  });

  it.each(untouched)("%s stays as it is", (text) => {
    expect(toCyrillic(text)).toBe(text);
  });

  it.each(foreignInText)("NAME2 %s", (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it("keeps foreign words among Serbian ones", () => {
    expect(toCyrillic("Hala Wien, finale kupa")).toBe("Хала Wien, финале купа");
  });

  it("gives every text in the Serbian alphabet back", () => {
    const text = fc
      .array(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }), { maxLength: 5 })
      .map((words) => words.map((word) => word.join("")).join(" "));
    fc.assert(
      fc.property(text, (latin) => {
        expect(toLatin(toCyrillic(latin))).toBe(latin);
      }),
      { numRuns: 3000 },
    );
  });

  it("reads letters written with a combining caron", () => {
    expect(toCyrillic("c\u030Cetvrtina")).toBe("четвртина");
  });
});
