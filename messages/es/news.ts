import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Noticias",
  description: "Noticias, crónicas y previas: {site}.",
  filter: {
    label: "Tipo de noticia",
    all: "Todas",
  },
  kind: {
    announcement: "Comunicados",
    recap: "Crónicas",
    preview: "Previas",
    "round-awards": "Lo mejor de la jornada",
    feature: "Reportajes",
  },
  oneKind: {
    announcement: "Comunicado",
    recap: "Crónica",
    preview: "Previa",
    "round-awards": "Lo mejor de la jornada",
    feature: "Reportaje",
  },
  empty: "Todavía no hay noticias publicadas.",
  emptyKind: "Todavía no hay noticias de este tipo.",
  pages: {
    label: "Páginas de la lista",
    newer: "Más recientes",
    older: "Anteriores",
    current: "Página {number}",
  },
  textLanguage: "Idioma del texto: {language}",
  otherLanguages: "También en",
  game: "El partido",
  clubs: "Clubes de esta noticia",
  more: "Más noticias",
  all: "Todas las noticias",
  preview: { note: "Es una vista previa: los visitantes aún no la ven así.", back: "Volver al formulario" },
} satisfies Translation<typeof en>;
