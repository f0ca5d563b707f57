import type en from "../en/descriptions.ts";
import type { Translation } from "../translation.ts";

export default {
  titled: "{name}: {text}",
  league: {
    Standings: "Таблица, форма и порядок при равенстве: {league}, сезон {season}.",
    BestPlayers: "Лучшие игроки сезона, последнего тура и каждой команды: {league}, сезон {season}.",
    LeagueLeaders: "Лидеры по очкам, подборам, передачам, броскам и всем другим показателям: {league}, сезон {season}.",
    GameRecords: "Рекорды одного матча, игроков и команд: {league}, сезон {season}.",
    Calendar: "Матчи по месяцам, арены и результаты: {league}, сезон {season}.",
    AllGames: "Все матчи по турам: даты, арены и результаты. {league}, сезон {season}.",
    PerGame: "Средние показатели всех игроков по командам, турам и площадкам: {league}, сезон {season}.",
    Playoff: "Плей-офф: пары, серии и результаты. {league}, сезон {season}.",
    Fantasy: "Фэнтези и лучшие показатели полезности последнего тура: {league}, сезон {season}.",
  },
  club: {
    ClubOverview: "{club}: команды, результаты, история по сезонам, лучшие игроки за всё время и рекорды.",
    LatestGames: "{club}: все матчи всех сезонов с результатами.",
    Photo: "{club}: фотографии с матчей всех сезонов.",
  },
  seasonClub: {
    ClubOverview: "{club}, сезон {season}: место, результаты и лучшие в командах.",
    LatestGames: "{club}, сезон {season}: все матчи, даты, арены и результаты.",
    Players: "{club}, сезон {season}: игроки, их номера, амплуа и средние показатели.",
    Photo: "{club}, сезон {season}: фотографии с матчей.",
  },
  team: {
    TeamOverview: "{team}: результаты, пятёрки и сравнение с лигой. {league}, сезон {season}.",
    Roster: "{team}: состав, номера, амплуа и средние показатели. {league}, сезон {season}.",
    Games: "{team}: все матчи, даты, арены и результаты. {league}, сезон {season}.",
    Table: "{team}: место в таблице. {league}, сезон {season}.",
    Photo: "{team}: фотографии с матчей. {league}, сезон {season}.",
  },
  game: {
    TeamStats: "{home} — {away}: счёт, статистика команд, броски и движение счёта. {league}, {round}.",
    PlayerStats: "{home} — {away}: статистика всех игроков и пятёрки. {league}, {round}.",
    PlayByPlay: "{home} — {away}: ход матча со счётом и временем. {league}, {round}.",
    GameVideo: "{home} — {away}: видео матча. {league}, {round}.",
    History: "{home} — {away}: прошлые матчи и счёт личных встреч. {league}, {round}.",
    GameReport: "{home} — {away}: официальный результат, судьи и протокол. {league}, {round}.",
    Photo: "{home} — {away}: фотографии с матча. {league}, {round}.",
    Table: "{home} — {away}: обе команды в таблице. {league}, {round}.",
    Fantasy: "{home} — {away}: фэнтези и лучшие показатели полезности матча. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "Лучшие игроки всех сезонов по средним показателям: {site}.",
    LeagueLeaders: "Лидеры за всю историю по очкам, подборам, передачам и числу матчей: {site}.",
    GameRecords: "Рекорды одного матча за все сезоны и кому они принадлежали раньше: {site}.",
    PerGameLeaders: "Средние показатели всех игроков за всю карьеру: {site}.",
  },
} satisfies Translation<typeof en>;
