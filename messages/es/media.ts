import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Vídeos",
    description: "Grabaciones de partidos de {site}, de la más reciente a la más antigua, por temporada y club.",
    recording: "Grabación",
    provider: "En {provider}",
    empty: "Todavía no se ha grabado ningún partido. Aquí se reúnen las grabaciones.",
  },
  photos: {
    title: "Fotos",
    description: "Álbumes de fotos de {site}, del más reciente al más antiguo, por temporada y club.",
    empty: "Todavía no se ha publicado ningún álbum. Aquí se reúnen las fotos de partidos y clubes.",
  },
  filter: {
    label: "Elige temporada y club",
    season: "Temporada",
    club: "Club",
    allSeasons: "Todas las temporadas",
    allClubs: "Todos los clubes",
    show: "Mostrar",
  },
  pages: { label: "Páginas", newer: "Más recientes", older: "Anteriores", current: "Página {number}" },
} satisfies Translation<typeof en>;
