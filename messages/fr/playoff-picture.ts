import type en from "../en/playoff-picture.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Si la saison s’arrêtait maintenant\u00a0: {count} qualifiés",
  note: "Ce n’est pas encore le tableau\u00a0: il montre qui rencontrerait qui si la saison régulière s’arrêtait maintenant.",
  underWay:
    "{count, plural, one {# match en cours compte} many {# matchs en cours comptent} other {# matchs en cours comptent}} avec le score du moment.",
  prospects: {
    in: "qualification assurée",
    out: "hors course",
  },
} as const satisfies Translation<typeof en>;
