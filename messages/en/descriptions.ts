/** What each tab of a screen says of itself in search results and shared links, by its name in addresses. */
export default {
  /** Of a title, and of whatever is named and told: the blanks are the language's own. */
  titled: "{name}: {text}",
  league: {
    Standings: "Standings, form and how ties were broken: {league}, season {season}.",
    BestPlayers: "Best players of the season, of the latest round and of each team: {league}, season {season}.",
    LeagueLeaders: "Leaders in points, rebounds, assists, shooting and every other stat: {league}, season {season}.",
    GameRecords: "Records of a single game, by players and by teams: {league}, season {season}.",
    Calendar: "Games month by month, with halls and results: {league}, season {season}.",
    AllGames: "All games by round, with dates, halls and results: {league}, season {season}.",
    PerGame: "Averages of all players, by team, round and home or away: {league}, season {season}.",
    Playoff: "Play-offs: pairings, series and results. {league}, season {season}.",
    Fantasy: "Fantasy and the best ratings of the latest round: {league}, season {season}.",
  },
  club: {
    ClubOverview: "{club}: teams, results, history season by season, all-time leaders and records.",
    LatestGames: "{club}: all games of every season, with results.",
    Photo: "{club}: photos from games of all seasons.",
  },
  seasonClub: {
    ClubOverview: "{club}, season {season}: place, results and the best of the teams.",
    LatestGames: "{club}, season {season}: all games, with dates, halls and results.",
    Players: "{club}, season {season}: players with shirt numbers, positions and averages.",
    Photo: "{club}, season {season}: photos from games.",
  },
  team: {
    TeamOverview: "{team}: results, lineups and comparison with the league. {league}, season {season}.",
    Roster: "{team}: roster with shirt numbers, positions and averages. {league}, season {season}.",
    Games: "{team}: all games, with dates, halls and results. {league}, season {season}.",
    Table: "{team}: place in the standings. {league}, season {season}.",
    Photo: "{team}: photos from games. {league}, season {season}.",
  },
  game: {
    TeamStats: "{home} – {away}: score, team stats, shots and game flow. {league}, {round}.",
    PlayerStats: "{home} – {away}: stats of all players and lineups. {league}, {round}.",
    PlayByPlay: "{home} – {away}: play-by-play with score and clock. {league}, {round}.",
    GameVideo: "{home} – {away}: video of the game. {league}, {round}.",
    History: "{home} – {away}: earlier meetings and head-to-head record. {league}, {round}.",
    GameReport: "{home} – {away}: official result, referees and game report. {league}, {round}.",
    Photo: "{home} – {away}: photos from the game. {league}, {round}.",
    Table: "{home} – {away}: both teams in the standings. {league}, {round}.",
    Fantasy: "{home} – {away}: fantasy and the best ratings of the game. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "The best players of all seasons by average: {site}.",
    LeagueLeaders: "All-time leaders in points, rebounds, assists and games played: {site}.",
    GameRecords: "Records of a single game from all seasons, and who held them before: {site}.",
    PerGameLeaders: "Averages of all players over their whole careers: {site}.",
  },
} as const;
