import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Upitan",
    out: "Ne igra",
    suspended: "Suspendovan",
  },
  reasons: {
    injury: "povreda",
    illness: "bolest",
    personal: "lični razlozi",
    "national-team": "reprezentacija",
    disciplinary: "disciplinska mera",
    rest: "odmor",
    other: "drugi razlozi",
  },
  back: "očekivani povratak: {day}",
  title: "Mogli bi da izostanu: {team}",
  list: {
    title: "Ko ne igra",
    intro: "Povređeni, suspendovani i oni čiji je nastup neizvestan, po ekipama, prema podacima klubova.",
    description: "{site}: povrede, suspenzije i drugi izostanci po ekipama, s očekivanim danom povratka.",
    since: "od {day}",
    empty: "Nijedan klub nije prijavio izostanak.",
  },
} satisfies Translation<typeof en>;
