import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Quiénes somos",
  description: "Quién organiza la liga, cómo se juega, cómo contactarnos: {site}.",
  parts: {
    about: "La liga",
    competition: "Cómo se juega",
    contact: "Contacto",
    accessibility: "Accesibilidad",
    privacy: "Privacidad",
    sponsors: "Patrocinadores",
  },
  general: {
    about: "{site} organiza sus competiciones y publica aquí los calendarios, los resultados y las estadísticas.",
    contact: "La liga todavía no ha publicado aquí sus datos de contacto. Los responsables figuran en los documentos.",
    accessibility:
      "Las páginas se pueden usar con teclado, lector de pantalla, letra grande, en claro y en oscuro, y sin scripts. Junto a los gráficos están las cifras como texto. Nuestro objetivo es WCAG 2.2, nivel AA. Si algo le impide el acceso, escríbanos (véase Contacto).",
    privacy:
      "Una cookie llamada «locale» recuerda su idioma durante 365 días. El aspecto elegido y la última pestaña abierta se quedan en su navegador. Las páginas son iguales para todos y no saben quién las lee. Las visitas se cuentan con Google Analytics solo si la liga lo ha activado.",
  },
  privacyApplications:
    "Lo que un equipo escribe en su inscripción lo ven la oficina de la liga y quienes tengan la dirección de la inscripción.",
  teams: "{count, plural, one {# equipo} many {# equipos} other {# equipos}}",
  rounds: "liga regular: {count, plural, one {# jornada} many {# jornadas} other {# jornadas}}",
  playoffs: "después, playoffs",
  playingTime: "Se juega {periods} × {minutes} minutos, prórrogas de {overtime}",
  byPoints:
    "La clasificación va por puntos: {win} por victoria, {loss} por derrota, {forfeit} por partido perdido por incomparecencia. Los empates a puntos se deciden por los partidos entre los empatados.",
  byWins: "La clasificación va por victorias. Los empates se deciden según el reglamento.",
  byPercentage: "La clasificación va por porcentaje de victorias. Los empates se deciden según el reglamento.",
  regulations: "Reglamentos y calendarios",
  table: "Clasificación",
} satisfies Translation<typeof en>;
