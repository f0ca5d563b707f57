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
    screens: "Pantallas de los pabellones",
  },
  general: {
    about: "{site} organiza sus competiciones y publica aquí los calendarios, los resultados y las estadísticas.",
    contact: "La liga todavía no ha publicado aquí sus datos de contacto. Los responsables figuran en los documentos.",
    accessibility:
      "Las páginas se pueden usar con teclado, lector de pantalla, letra grande, en modo claro u oscuro, y sin scripts. Junto a los gráficos están los datos como texto. Nuestro objetivo es WCAG 2.2, nivel AA. Si algo te impide el acceso, escríbenos (consulta «Contacto»).",
    privacy:
      "Una cookie llamada «locale» recuerda tu idioma durante 365 días. Al iniciar sesión se guarda otra, hasta que la cierras o pasa un año; al entrar con Google, una más durante diez minutos. El aspecto elegido y la última pestaña abierta se quedan en tu navegador. Las páginas son iguales para todos y no saben quién las lee. Las visitas se cuentan con Google Analytics solo si la liga lo ha activado.",
  },
  privacyApplications:
    "Lo que un equipo escribe en su inscripción lo ven la oficina de la liga y quienes tengan la dirección de la inscripción.",
  teams: "{count, plural, one {# equipo} many {# de equipos} other {# equipos}}",
  rounds: "liga regular: {count, plural, one {# jornada} many {# de jornadas} other {# jornadas}}",
  playoffs: "después, playoffs",
  playingTime: "Se juega {periods} × {minutes} minutos, prórrogas de {overtime}",
  byPoints: "La clasificación va por puntos: {win} por victoria, {loss} por derrota, {forfeit} por partido perdido por incomparecencia.",
  byWins: "La clasificación va por victorias.",
  byPercentage: "La clasificación va por porcentaje de victorias.",
  level: {
    amongThem: "Los empates se deciden primero por los partidos entre los empatados.",
    allGames: "Los empates se deciden primero por los puntos de todos los partidos.",
    lostAward: "Entre los empatados, el equipo que perdió un partido por sanción queda detrás de los demás.",
    divisionWinner: "Entre los empatados, el campeón de una división queda primero.",
    ownGroup: "Los empates se deciden primero por el porcentaje de victorias en la división o conferencia.",
  },
  moreThanTwo: "Si empatan más de dos equipos, el reglamento prevé un procedimiento propio.",
  leagueRegulations: "Reglamento de la liga",
  screensNote: "Lo que muestran las pantallas de cada pabellón: para la mesa de anotadores, las gradas y las retransmisiones.",
  regulations: "Reglamentos y calendarios",
  table: "Clasificación",
} satisfies Translation<typeof en>;
