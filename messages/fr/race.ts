import type en from "../en/race.ts";
import type { Translation } from "../translation.ts";

export default {
  marks: {
    first: "première place assurée",
    playoffs: "playoffs assurés",
    safe: "maintien assuré",
    out: "hors course pour les playoffs",
    down: "relégué",
  },
  certain: "Acquis",
  marksNote: "Quoi que donnent les matchs à venir\u202f; forfaits et décisions ne se prévoient pas.",
  heads: {
    possible: { short: "Entre", long: "Meilleure et moins bonne place encore possibles" },
    playoffs: { short: "P-off", long: "Probabilité de jouer les playoffs" },
    first: { short: "1er", long: "Probabilité de finir premier" },
    down: { short: "Rel.", long: "Probabilité d’être relégué" },
    chances: { short: "Prob.", long: "Probabilité de chaque place, la première à gauche" },
    wins: { short: "Req.", long: "Victoires qui assurent les playoffs, quoi que fassent les autres" },
    left: { short: "Reste", long: "Matchs à venir" },
    schedule: { short: "Adv.", long: "Cote moyenne des adversaires à venir" },
    rating: { short: "Cote", long: "Cote\u00a0: points au-dessus d’une équipe moyenne, selon les écarts et les adversaires" },
    power: { short: "Rang", long: "Rang au classement par cote" },
  },
  chance: "place {place}\u00a0: {share}",
  note: "Les matchs à venir ont été simulés 10\u202f000 fois d’après les écarts jusqu’ici, l’avantage du terrain et le peu que disent quelques matchs\u202f; les égalités se règlent selon les règles de la ligue. Les places possibles et assurées sont calculées, non estimées\u00a0: une égalité compte contre l’équipe, sauf si elle est déjà tranchée. Un tiret sous «\u00a0Req.\u00a0»\u00a0: ses victoires ne suffisent pas. C’est une estimation, pas une promesse.",
  none: "La course aux places s’affiche tant qu’il reste des matchs, dès qu’un match a été joué et que tout le calendrier est publié.",
} as const satisfies Translation<typeof en>;
