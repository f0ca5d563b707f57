import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Nastop vprašljiv",
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
} satisfies Translation<typeof en>;
