import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Raspored",
  description: "Utakmice po danima, sa halama i rezultatima: {site}.",
  weeks: "Nedelje",
  days: "Dani",
  games: "{count, plural, one {# utakmica} few {# utakmice} other {# utakmica}}",
  wholeWeek: "Cela nedelja",
  standing: "Aktuelne utakmice",
  today: "Danas",
  earlier: "Ranije utakmice",
  later: "Kasnije utakmice",
  leagues: "Lige",
  allLeagues: "Sve lige",
  emptyWeek: "Ove nedelje nema zakazanih utakmica.",
  emptyDay: "Ovog dana nema zakazanih utakmica.",
  undated: "Dan još nije određen",
  goTo: "Izaberi dan",
  show: "Prikaži",
} satisfies Translation<typeof en>;
