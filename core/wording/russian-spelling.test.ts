import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRussian } from "./russian-spelling.ts";

/** As Russian sports pages print them. */
const printed: readonly (readonly [latin: string, russian: string])[] = [
  ["Nikola Jokić", "Никола Йокич"],
  ["Nemanja Bjelica", "Неманья Бьелица"],
  ["Bogdan Bogdanović", "Богдан Богданович"],
  ["Boban Marjanović", "Бобан Марьянович"],
  ["Vasilije Micić", "Василие Мицич"],
  ["Željko Obradović", "Желько Обрадович"],
  ["Ognjen Jaramaz", "Огнен Ярамаз"],
  ["Dejan Davidovac", "Деян Давидовац"],
  ["Danilo Anđušić", "Данило Анджушич"],
  ["Predrag Stojaković", "Предраг Стоякович"],
  ["Djordje Djordjević", "Джордже Джорджевич"],
  ["Petar Petrović Njegoš", "Петар Петрович Негош"],
  ["Dimitrije Ljotić", "Димитрие Льотич"],
  ["Ljubomir Ćosić", "Любомир Чосич"],
  ["Edo Murić", "Эдо Мурич"],
  ["Luka Dončić", "Лука Дончич"],
  ["Goran Dragić", "Горан Драгич"],
  ["Klemen Prepelič", "Клемен Препелич"],
  ["Vlatko Čančar", "Влатко Чанчар"],
  ["Jernej Nejc Andrej", "Ерней Нейц Андрей"],
  ["D. Ćosić", "Д. Чосич"],
  ["Lj. Đorđević", "Л. Джорджевич"],
  ["Luka Zemun", "Лука Земун"],
  ["Točak Rakovica", "Точак Раковица"],
  ["Košava Banjica", "Кошава Баница"],
  ["JOVIĆ", "ЙОВИЧ"],
  ["1. liga", "1. лига"],
];

describe("Serbian and Slovene names in Russian", () => {
  it.each(printed)("NAME9: %s is %s", (latin, russian) => {
    expect(toRussian(latin)).toBe(russian);
  });

  it.each(["Elliott Wyndham", "Quincy", "Žalgiris U17", "Kolo II", "Партизан"])(
    "NAME9: %s is left where letters are not theirs",
    (text) => {
      for (const one of text.split(" ").filter((part) => /[wxyq\d]|^II$|\p{Script=Cyrillic}/iu.test(part)))
        expect(toRussian(text)).toContain(one);
    },
  );

  it("NAME9: leaves no Latin letter in what is spelled with theirs, and is the same twice", () => {
    const letter = fc.constantFrom(..."a b v g d đ e ž z i j k l m n o p r s t ć u f h c č š".split(" "));
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (name) => {
        const russian = toRussian(name);
        expect(russian).toMatch(/^[а-яё]+$/u);
        expect(toRussian(russian)).toBe(russian);
      }),
    );
  });
});
