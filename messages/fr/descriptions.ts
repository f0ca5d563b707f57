import type en from "../en/descriptions.ts";
import type { Translation } from "../translation.ts";

export default {
  titled: "{name}\u00a0: {text}",
  league: {
    Standings: "Classement, forme et départage des égalités\u00a0: {league}, saison {season}.",
    BestPlayers: "Les meilleurs joueurs de la saison, de la dernière journée et de chaque équipe\u00a0: {league}, saison {season}.",
    LeagueLeaders:
      "Leaders aux points, aux rebonds, aux passes décisives, au tir et dans toutes les autres catégories\u00a0: {league}, saison {season}.",
    GameRecords: "Records sur un match, des joueurs et des équipes\u00a0: {league}, saison {season}.",
    Calendar: "Les matchs mois par mois, avec les salles et les résultats\u00a0: {league}, saison {season}.",
    AllGames: "Tous les matchs par journée, avec les dates, les salles et les résultats\u00a0: {league}, saison {season}.",
    PerGame: "Moyennes de tous les joueurs, par équipe, journée et lieu\u00a0: {league}, saison {season}.",
    Playoff: "Playoffs\u00a0: duels, séries et résultats. {league}, saison {season}.",
    Fantasy: "Fantasy et meilleures évaluations de la dernière journée\u00a0: {league}, saison {season}.",
  },
  club: {
    ClubOverview: "{club}\u00a0: équipes, résultats, histoire saison par saison, meilleurs joueurs de tous les temps et records.",
    LatestGames: "{club}\u00a0: tous les matchs de toutes les saisons, avec les résultats.",
    Photo: "{club}\u00a0: photos des matchs de toutes les saisons.",
  },
  seasonClub: {
    ClubOverview: "{club}, saison {season}\u00a0: place, résultats et meilleurs joueurs des équipes.",
    LatestGames: "{club}, saison {season}\u00a0: tous les matchs, avec les dates, les salles et les résultats.",
    Players: "{club}, saison {season}\u00a0: joueurs avec numéro, poste et moyennes.",
    Photo: "{club}, saison {season}\u00a0: photos des matchs.",
  },
  team: {
    TeamOverview: "{team}\u00a0: résultats, cinq et comparaison avec le championnat. {league}, saison {season}.",
    Roster: "{team}\u00a0: effectif avec numéro, poste et moyennes. {league}, saison {season}.",
    Games: "{team}\u00a0: tous les matchs, avec les dates, les salles et les résultats. {league}, saison {season}.",
    Table: "{team}\u00a0: place au classement. {league}, saison {season}.",
    Photo: "{team}\u00a0: photos des matchs. {league}, saison {season}.",
  },
  game: {
    TeamStats: "{home} – {away}\u00a0: score, statistiques des équipes, tirs et évolution du score. {league}, {round}.",
    PlayerStats: "{home} – {away}\u00a0: statistiques de tous les joueurs et cinq alignés. {league}, {round}.",
    PlayByPlay: "{home} – {away}\u00a0: action par action avec score et chrono. {league}, {round}.",
    GameVideo: "{home} – {away}\u00a0: vidéo du match. {league}, {round}.",
    History: "{home} – {away}\u00a0: matchs précédents et bilan des confrontations. {league}, {round}.",
    GameReport: "{home} – {away}\u00a0: résultat officiel, arbitres et feuille de match. {league}, {round}.",
    Photo: "{home} – {away}\u00a0: photos du match. {league}, {round}.",
    Table: "{home} – {away}\u00a0: les deux équipes au classement. {league}, {round}.",
    Fantasy: "{home} – {away}\u00a0: fantasy et meilleures évaluations du match. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "Les meilleurs joueurs de toutes les saisons à la moyenne\u00a0: {site}.",
    LeagueLeaders: "Leaders de tous les temps aux points, aux rebonds, aux passes décisives et aux matchs joués\u00a0: {site}.",
    GameRecords: "Records sur un match de toutes les saisons et leurs anciens détenteurs\u00a0: {site}.",
    PerGameLeaders: "Moyennes de tous les joueurs sur l’ensemble de leur carrière\u00a0: {site}.",
  },
} satisfies Translation<typeof en>;
