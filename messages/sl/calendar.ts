import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Razpored",
  description: "Tekme po dnevih, z dvoranami in izidi: {site}.",
  weeks: "Tedni",
  days: "Dnevi",
  games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
  wholeWeek: "Ves teden",
  standing: "Aktualne tekme",
  today: "Danes",
  earlier: "Prejšnje tekme",
  later: "Poznejše tekme",
  leagues: "Lige",
  allLeagues: "Vse lige",
  emptyWeek: "Ta teden ni tekem na sporedu.",
  emptyDay: "Ta dan ni tekem na sporedu.",
  undated: "Dan še ni določen",
  goTo: "Izberi dan",
  show: "Prikaži",
} satisfies Translation<typeof en>;
