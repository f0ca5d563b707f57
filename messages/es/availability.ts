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
  list: {
    title: "Bajas y dudas",
    intro: "Bajas, sancionados y dudas de hoy, equipo por equipo, según informan los clubes.",
    description: "{site}: lesiones, sanciones y otras bajas, equipo por equipo, con la fecha prevista de regreso.",
    since: "desde el {day}",
    empty: "Ningún club ha comunicado bajas.",
  },
} satisfies Translation<typeof en>;
