export default {
  title: "Awards",
  honours: "Honours",
  fromFigures: "from statistics, {points} points a game",
  news: "News",
  newsOf: "News: {award}",
  fans: {
    title: "Fans’ player of the game",
    games: "{count, plural, one {# game} other {# games}}",
  },
  places: {
    champion: "Champions",
    runnerUp: "Runners-up",
    third: "Third place",
  },
  history: {
    title: "Champions and awards",
    intro: "Champions of every season, most valuable players, teams of the season, players of the month and of the round.",
    description:
      "{site}: champions and awards of all seasons: most valuable players, teams of the season, top scorers, players of the month and of the round.",
    league: "League",
    champions: "Champions",
    empty: "No awards have been given yet.",
  },
  ofRound: "Player of round {number}",
  kinds: {
    "most-valuable-player": "Most valuable player",
    "finals-most-valuable-player": "Finals most valuable player",
    "five-of-the-season": "Team of the season",
    "best-defender": "Best defender",
    "best-young-player": "Best young player",
    "coach-of-the-season": "Coach of the season",
    "player-of-the-month": "Player of the month",
    "player-of-the-round": "Player of the round",
    "top-scorer": "Top scorer",
  },
} as const;
