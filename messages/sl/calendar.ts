import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Razpored",
  description: "Tekme po dnevih, z dvoranami in izidi: {site}.",
  weeks: "Tedni",
  earlier: "Prejšnje tekme",
  later: "Poznejše tekme",
  leagues: "Lige",
  allLeagues: "Vse lige",
  emptyWeek: "Ta teden ni tekem na sporedu.",
  undated: "Dan še ni določen",
  goTo: "Pojdi na dan",
  show: "Prikaži",
} satisfies Translation<typeof en>;
