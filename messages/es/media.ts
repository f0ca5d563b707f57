import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Vídeos",
    description: "Grabaciones y clips de partidos de {site}, de lo más reciente a lo más antiguo, por tipo, temporada y club.",
    with: "Vídeos: {name}",
    clips: "Clips",
    all: "Todos los vídeos",
    provider: "En {provider}",
    empty: "Todavía no hay vídeos. Aquí aparecerán las grabaciones de los partidos.",
  },
  photos: {
    title: "Fotos",
    description: "Álbumes de fotos de {site}, del más reciente al más antiguo, por temporada y club.",
    empty: "Todavía no hay álbumes. Aquí aparecerán las fotos de partidos y clubes.",
  },
  kinds: {
    recording: "Grabación",
    highlights: "Mejores jugadas",
    play: "Jugada",
    interview: "Entrevista",
    "press-conference": "Rueda de prensa",
  },
  groups: {
    highlights: "Mejores jugadas",
    play: "Jugadas",
    interview: "Entrevistas",
    "press-conference": "Ruedas de prensa",
  },
  filter: {
    label: "Elige temporada y club",
    labelWithKind: "Elige tipo, temporada y club",
    kind: "Tipo",
    allKinds: "Todos los tipos",
    season: "Temporada",
    club: "Club",
    allSeasons: "Todas las temporadas",
    allClubs: "Todos los clubes",
    show: "Mostrar",
  },
  pages: { label: "Páginas", newer: "Más recientes", older: "Anteriores", current: "Página {number}" },
} satisfies Translation<typeof en>;
