import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Vprašljiv",
    out: "Ne igra",
    suspended: "Suspendiran",
  },
  reasons: {
    injury: "poškodba",
    illness: "bolezen",
    personal: "osebni razlogi",
    "national-team": "reprezentanca",
    disciplinary: "disciplinski ukrep",
    rest: "počitek",
    other: "drugi razlogi",
  },
  back: "predvidena vrnitev: {day}",
  title: "Morda ne bodo igrali: {team}",
  list: {
    title: "Kdo ne igra",
    intro: "Poškodovani, suspendirani in tisti, katerih nastop je vprašljiv, po ekipah, kot sporočajo klubi.",
    description: "{site}: poškodbe, suspenzi in druge odsotnosti po ekipah s predvidenim dnem vrnitve.",
    since: "od {day}",
    empty: "Noben klub ni sporočil odsotnosti.",
  },
} satisfies Translation<typeof en>;
