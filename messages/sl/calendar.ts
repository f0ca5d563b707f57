import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Spored",
  description: "Tekme po dnevih, z dvoranami in rezultati: {site}.",
  weeks: "Tedni",
  earlier: "Prejšnje tekme",
  later: "Poznejše tekme",
  leagues: "Lige",
  allLeagues: "Vse lige",
  emptyWeek: "Ta teden ni razpisanih tekem.",
  undated: "Dan še ni določen",
  goTo: "Pojdi na dan",
  show: "Prikaži",
} satisfies Translation<typeof en>;
