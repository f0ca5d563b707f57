import type { NameScript } from "#contract/written-names.ts";

type Forms = Readonly<Record<NameScript, string>>;

/** Names that no table brings into another script, as sports desks of either write them. */
const typed = `Andrew Ендру Эндрю
  Axel Аксел Аксель
  Bryce Брајс Брайс
  Cody Коди Коди
  Dexter Декстер Декстер
  Dwayne Двејн Дуэйн
  Elliott Елиот Эллиот
  Everett Еверет Эверетт
  Felix Феликс Феликс
  Grayson Грејсон Грейсон
  Harvey Харви Харви
  Henry Хенри Генри
  Jayden Џејден Джейден
  Keyshawn Кишон Кишон
  Kyle Кајл Кайл
  Leroy Лерој Лерой
  Maxwell Максвел Максвелл
  Myles Мајлс Майлз
  Owen Овен Оуэн
  Quentin Квентин Квентин
  Quincy Квинси Куинси
  Rex Рекс Рекс
  Roy Рој Рой
  Tyrell Тајрел Тайрелл
  Wesley Весли Уэсли
  Wyatt Вајат Уайатт
  Xavier Зејвијер Зейвьер
  Yannick Јаник Янник
  Aldrich Олдрич Олдрич
  Beckworth Беквит Беквит
  Blythe Блајт Блайт
  Carraway Каравеј Каррауэй
  Duquesne Дукејн Дюкейн
  Eastwick Иствик Иствик
  Fairfax Ферфакс Фэрфакс
  Foxworth Фоксворт Фоксворт
  Greywood Грејвуд Грейвуд
  Hathaway Хатавеј Хэтэуэй
  Holloway Холовеј Холлоуэй
  Kingsley Кингсли Кингсли
  Langley Ленгли Лэнгли
  Maxfield Максфилд Максфилд
  Newbury Њубери Ньюбери
  Oxley Оксли Оксли
  Pryce Прајс Прайс
  Quarles Кворлс Куорлз
  Quigley Квигли Куигли
  Rowley Роули Роули
  Sawyer Сојер Сойер
  Townley Таунли Таунли
  Whitlock Витлок Уитлок
  Wickham Викам Уикем
  Wyndham Виндам Уиндем
  Yardley Јардли Ярдли`;

const forms: ReadonlyMap<string, Forms> = new Map(
  typed.split("\n").map((line) => {
    const [name = "", serbian = "", russian = ""] = line.trim().split(" ");
    return [name, { "sr-Cyrl": serbian, ru: russian }];
  }),
);

/** How desks of a script write a foreign given or family name; `undefined`: nobody has typed it. */
export function foreignForm(name: string, script: NameScript): string | undefined {
  return forms.get(name)?.[script];
}
