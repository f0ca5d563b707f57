import type en from "../en/fantasy-cup.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Coupe",
  description: "La coupe du jeu fantasy, {league}\u00a0: duels, résultats, vainqueur, et comment vérifier le tirage.",
  begins: "Premier tour de la coupe\u00a0: {round}.",
  beginsHow:
    "Le tirage se fait d’après le classement, dès que la journée précédente est définitive. Toute équipe qui a une journée comptée y participe\u202f; les meilleures passent sans jouer jusqu’à ce que le compte soit rond.",
  none: "Il n’y a pas de coupe cette saison.",
  unfinished: "La saison s’est terminée avant la coupe.",
  lead: "L’équipe qui marque le plus de points dans la journée passe. À égalité comptent les points sans l’apport du capitaine, puis la meilleure place au classement lors du tirage.",
  next: "Le tour suivant sera tiré au sort quand celui-ci sera définitif\u00a0: {round}.",
  champion: "Vainqueur de la coupe",
  rounds: "Tours de la coupe",
  tree: "Tableau",
  counts: "Compte\u00a0: {round}",
  notFinal: "{round}, pas encore définitive",
  teams: "{count, plural, one {# équipe} many {# équipes} other {# équipes}}",
  byes: "{count, plural, one {# exempt} many {# exempts} other {# exempts}}",
  page: "Page {page} sur {pages}",
  draw: {
    title: "Un tirage que chacun peut vérifier",
    text: "Chaque tour est tiré d’une liste\u00a0: les équipes en lice telles qu’elles étaient classées à ce moment-là, une par ligne, avec la place, le numéro et les points. Le SHA-256 de la liste, une barre oblique et le numéro du tour forment la graine. Le même calcul donne les mêmes duels.",
    steps:
      "Les équipes de la liste sont mélangées, de la dernière place à la deuxième, par les nombres que sfc32 donne pour cette graine (FNV-1a)\u202f; puis les voisines se rencontrent. Au premier tour, celles de la tête de liste qui passent sans jouer sont d’abord mises de côté.",
    caption: "Tirages de la coupe",
    heads: { round: "Tour", when: "Tirage", teams: "Équipes", seed: "Graine", list: "Liste" },
    list: "Télécharger",
    listOf: "{round}\u00a0: la liste en fichier texte",
  },
} satisfies Translation<typeof en>;
