import type en from "../en/on-this-day.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Ce jour-là",
  description: "Les matchs joués à cette date lors des saisons passées de {site}, et les anniversaires des joueurs.",
  games: "Joués à cette date",
  noGames: "Aucun match n’a été joué à cette date lors des saisons passées.",
  ahead: "Les jours suivants",
  birthdays: "Anniversaires de la semaine",
  noBirthdays: "Pas d’anniversaire aujourd’hui ni dans les six prochains jours.",
  record: "Record de la saison\u00a0: {record}",
  best: "{name}\u00a0: {points, plural, one {# point} many {# de points} other {# points}}",
  turns: "{age, plural, one {# an} many {# d’ans} other {# ans}}",
  today: "aujourd’hui",
} satisfies Translation<typeof en>;
