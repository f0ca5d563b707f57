import type en from "../en/playoff-picture.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Если бы чемпионат закончился сейчас: {count} в плей-офф",
  note: "Это ещё не сетка: так сложились бы пары, если бы регулярный чемпионат закончился сейчас.",
  underWay:
    "{count, plural, one {# матч, который ещё идёт, учтён} few {# матча, которые ещё идут, учтены} many {# матчей, которые ещё идут, учтены} other {# матча, которые ещё идут, учтены}} с текущим счётом.",
  prospects: {
    in: "место обеспечено",
    out: "без шансов",
  },
} as const satisfies Translation<typeof en>;
