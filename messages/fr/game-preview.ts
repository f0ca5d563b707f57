import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Leur forme avant le match",
  caption: "{home} et {away} avant le match",
  rows: {
    place: "Place",
    record: "Victoires et défaites",
    hall: "À domicile et à l’extérieur",
    lately: "Cinq derniers matchs",
    chance: "Probabilité de victoire",
  },
  chanceNote:
    "À domicile et à l’extérieur\u00a0: le bilan de l’équipe locale dans sa salle à côté de celui des visiteurs en déplacement. La probabilité de victoire est une estimation tirée des écarts des deux équipes cette saison et de l’avantage du terrain.",
  facts: "Avant le match",
  lastMeeting: "Dernière confrontation",
  perGame: "Moyennes de la saison",
  perGameCaption: "{home} et {away}\u00a0: moyennes par match cette saison",
  leaders: "Les meilleurs des deux équipes",
  leadersCaption: "Les meilleurs\u00a0: {home} et {away}",
  latest: "Derniers matchs\u00a0: {team}",
} as const satisfies Translation<typeof en>;
