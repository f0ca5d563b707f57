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
  title: "Absents possibles\u00a0: {team}",
  list: {
    title: "Absences",
    intro: "Absents, suspendus et incertains du jour, équipe par équipe, selon les clubs.",
    description: "{site}\u00a0: blessures, suspensions et autres absences, équipe par équipe, avec la date de retour prévue.",
    since: "depuis le {day}",
    empty: "Aucun club n’a signalé d’absence.",
  },
} satisfies Translation<typeof en>;
