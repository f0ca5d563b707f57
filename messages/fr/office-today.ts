import type en from "../en/office-today.ts";
import type { Translation } from "../translation.ts";

export default {
  waits: "À faire",
  nothing: "Rien à faire pour l’instant.",
  fill: "Compléter",
  gap: "{thing} sans «\u00a0{field}\u00a0»",
  application: "{team} demande à participer\u00a0: {competition}",
  players: "{count, plural, one {# joueur} many {# joueurs} other {# joueurs}}",
  handedIn: "déposée le {moment}",
  read: "Lire la candidature",
  late: "{home} – {away}\u00a0: pas encore de résultat",
  result: "Saisir le résultat",
  moreLate:
    "{count, plural, one {Encore # match sans résultat} many {Encore # matchs sans résultat} other {Encore # matchs sans résultat}}",
  list: "Tout voir",
  games: "Matchs du jour",
  noGames: "Pas de match aujourd’hui.",
  noHour: "heure à venir",
  match: "{home} – {away}",
  links: "Liens et codes QR",
  open: "Ouvrir",
  states: {
    link: "Le marqueur a un lien",
    noLink: "Le marqueur n’a pas encore de lien",
    checklist: "Préparation {done}/{all}",
    referees: "Arbitres {named}/{all}",
    running: "En cours",
    over: "Terminé",
  },
  holds: "Ce qu’il y a",
  lately: "Dernières modifications",
  all: "Toutes les modifications",
  noChanges: "Rien n’a encore été modifié.",
} satisfies Translation<typeof en>;
