import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Incertain",
    out: "Absent",
    suspended: "Suspendu",
  },
  reasons: {
    injury: "blessure",
    illness: "maladie",
    personal: "raisons personnelles",
    "national-team": "sélection nationale",
    disciplinary: "mesure disciplinaire",
    rest: "repos",
    other: "autres raisons",
  },
  back: "retour prévu le {day}",
  title: "Absences possibles\u00a0: {team}",
} satisfies Translation<typeof en>;
