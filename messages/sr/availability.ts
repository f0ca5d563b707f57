import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Neizvestan nastup",
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
} satisfies Translation<typeof en>;
