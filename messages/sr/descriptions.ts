import type en from "../en/descriptions.ts";
import type { Translation } from "../translation.ts";

export default {
  titled: "{name}: {text}",
  league: {
    Standings: "Tabela, forma i poredak izjednačenih ekipa: {league}, sezona {season}.",
    BestPlayers: "Najbolji igrači sezone, poslednjeg kola i svake ekipe: {league}, sezona {season}.",
    LeagueLeaders: "Najbolji pojedinci po poenima, skokovima, asistencijama, šutu i svim drugim kategorijama: {league}, sezona {season}.",
    GameRecords: "Rekordi na jednoj utakmici, igrača i ekipa: {league}, sezona {season}.",
    Calendar: "Utakmice po mesecima, sa halama i rezultatima: {league}, sezona {season}.",
    AllGames: "Sve utakmice po kolima, sa terminima, halama i rezultatima: {league}, sezona {season}.",
    PerGame: "Proseci svih igrača, po ekipi, kolu i terenu: {league}, sezona {season}.",
    Playoff: "Plej-of: parovi, serije i rezultati. {league}, sezona {season}.",
    Fantasy: "Fantazi i najbolji indeksi poslednjeg kola: {league}, sezona {season}.",
  },
  club: {
    ClubOverview: "{club}: ekipe, rezultati, istorija po sezonama, najbolji igrači svih vremena i rekordi.",
    LatestGames: "{club}: sve utakmice iz svih sezona, sa rezultatima.",
    Photo: "{club}: fotografije sa utakmica iz svih sezona.",
  },
  seasonClub: {
    ClubOverview: "{club}, sezona {season}: plasman, rezultati i najbolji u ekipama.",
    LatestGames: "{club}, sezona {season}: sve utakmice, sa terminima, halama i rezultatima.",
    Players: "{club}, sezona {season}: igrači sa brojevima dresa, pozicijama i prosecima.",
    Photo: "{club}, sezona {season}: fotografije sa utakmica.",
  },
  team: {
    TeamOverview: "{team}: rezultati, petorke i poređenje sa ligom. {league}, sezona {season}.",
    Roster: "{team}: sastav sa brojevima dresa, pozicijama i prosecima. {league}, sezona {season}.",
    Games: "{team}: sve utakmice, sa terminima, halama i rezultatima. {league}, sezona {season}.",
    Table: "{team}: mesto na tabeli. {league}, sezona {season}.",
    Photo: "{team}: fotografije sa utakmica. {league}, sezona {season}.",
  },
  game: {
    TeamStats: "{home} – {away}: rezultat, statistika ekipa, šutevi i kretanje rezultata. {league}, {round}.",
    PlayerStats: "{home} – {away}: statistika svih igrača i petorke. {league}, {round}.",
    PlayByPlay: "{home} – {away}: tok utakmice sa rezultatom i vremenom. {league}, {round}.",
    GameVideo: "{home} – {away}: snimak utakmice. {league}, {round}.",
    History: "{home} – {away}: ranije utakmice i međusobni skor. {league}, {round}.",
    GameReport: "{home} – {away}: zvaničan rezultat, sudije i zapisnik. {league}, {round}.",
    Photo: "{home} – {away}: fotografije sa utakmice. {league}, {round}.",
    Table: "{home} – {away}: obe ekipe na tabeli. {league}, {round}.",
    Fantasy: "{home} – {away}: fantazi i najbolji indeksi utakmice. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "Najbolji igrači svih sezona po proseku: {site}.",
    LeagueLeaders: "Najbolji pojedinci svih vremena po poenima, skokovima, asistencijama i broju utakmica: {site}.",
    GameRecords: "Rekordi na jednoj utakmici iz svih sezona i ko ih je držao ranije: {site}.",
    PerGameLeaders: "Proseci svih igrača kroz celu karijeru: {site}.",
  },
} satisfies Translation<typeof en>;
