import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Duda",
    out: "Baja",
    suspended: "Sancionado",
  },
  reasons: {
    injury: "lesión",
    illness: "enfermedad",
    personal: "motivos personales",
    "national-team": "selección nacional",
    disciplinary: "motivos disciplinarios",
    rest: "descanso",
    other: "otros motivos",
  },
  back: "regreso previsto: {day}",
  title: "Posibles bajas: {team}",
} satisfies Translation<typeof en>;
