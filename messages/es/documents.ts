import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Documentos",
  description: "Reglamentos, calendarios, informes y formularios: {site}.",
  kind: {
    regulations: "Reglamentos",
    schedule: "Calendarios",
    report: "Informes y resoluciones",
    form: "Formularios",
    other: "Otros documentos",
  },
  season: "Temporada {name}",
  allSeasons: "Vigente en todas las temporadas",
  version: "Versión {number}",
  earlier: "Versiones anteriores ({count})",
  allLanguages: "Un archivo para todos los idiomas",
  download: "Descargar: {title}",
  empty: "Todavía no hay documentos publicados.",
  filter: {
    label: "Elegir documentos",
    words: "Título o palabra",
    season: "Temporada",
    anySeason: "Todas las temporadas",
    kind: "Tipo",
    anyKind: "Todos los tipos",
    show: "Mostrar",
    found: "{count, plural, one {# documento} many {# de documentos} other {# documentos}}",
    none: "Ningún documento coincide.",
    all: "Mostrar todos los documentos",
  },
} satisfies Translation<typeof en>;
