import type en from "../en/descriptions.ts";
import type { Translation } from "../translation.ts";

export default {
  titled: "{name}: {text}",
  league: {
    Standings: "Lestvica, forma in kako je odločeno pri enakem izkupičku: {league}, sezona {season}.",
    BestPlayers: "Najboljši igralci sezone, zadnjega kroga in vsake ekipe: {league}, sezona {season}.",
    LeagueLeaders: "Najboljši posamezniki po točkah, skokih, asistencah, metu in vseh drugih kategorijah: {league}, sezona {season}.",
    GameRecords: "Rekordi na eni tekmi, igralcev in ekip: {league}, sezona {season}.",
    Calendar: "Tekme po mesecih, z dvoranami in izidi: {league}, sezona {season}.",
    AllGames: "Vse tekme po krogih, s termini, dvoranami in izidi: {league}, sezona {season}.",
    PerGame: "Povprečja vseh igralcev, po ekipi, krogu in igrišču: {league}, sezona {season}.",
    Playoff: "Končnica: pari, serije in izidi. {league}, sezona {season}.",
    Fantasy: "Fantasy in najboljši indeksi zadnjega kroga: {league}, sezona {season}.",
  },
  club: {
    ClubOverview: "{club}: ekipe, izidi, zgodovina po sezonah, najboljši igralci vseh časov in rekordi.",
    LatestGames: "{club}: vse tekme iz vseh sezon, z izidi.",
    Photo: "{club}: fotografije s tekem iz vseh sezon.",
  },
  seasonClub: {
    ClubOverview: "{club}, sezona {season}: uvrstitev, izidi in najboljši v ekipah.",
    LatestGames: "{club}, sezona {season}: vse tekme, s termini, dvoranami in izidi.",
    Players: "{club}, sezona {season}: igralci s številkami dresov, položaji in povprečji.",
    Photo: "{club}, sezona {season}: fotografije s tekem.",
  },
  team: {
    TeamOverview: "{team}: izidi, peterke in primerjava z ligo. {league}, sezona {season}.",
    Roster: "{team}: kader s številkami dresov, položaji in povprečji. {league}, sezona {season}.",
    Games: "{team}: vse tekme, s termini, dvoranami in izidi. {league}, sezona {season}.",
    Table: "{team}: mesto na lestvici. {league}, sezona {season}.",
    Photo: "{team}: fotografije s tekem. {league}, sezona {season}.",
  },
  game: {
    TeamStats: "{home} – {away}: izid, statistika ekip, meti in gibanje izida. {league}, {round}.",
    PlayerStats: "{home} – {away}: statistika vseh igralcev in peterke. {league}, {round}.",
    PlayByPlay: "{home} – {away}: potek tekme z izidom in časom. {league}, {round}.",
    GameVideo: "{home} – {away}: posnetek tekme. {league}, {round}.",
    History: "{home} – {away}: prejšnje tekme in medsebojni izkupiček. {league}, {round}.",
    GameReport: "{home} – {away}: uradni izid, sodniki in zapisnik. {league}, {round}.",
    Photo: "{home} – {away}: fotografije s tekme. {league}, {round}.",
    Table: "{home} – {away}: obe ekipi na lestvici. {league}, {round}.",
    Fantasy: "{home} – {away}: fantasy in najboljši indeksi tekme. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "Najboljši igralci vseh sezon po povprečju: {site}.",
    LeagueLeaders: "Najboljši posamezniki vseh časov po točkah, skokih, asistencah in številu tekem: {site}.",
    GameRecords: "Rekordi na eni tekmi iz vseh sezon in kdo jih je držal prej: {site}.",
    PerGameLeaders: "Povprečja vseh igralcev skozi celo kariero: {site}.",
  },
} satisfies Translation<typeof en>;
