export default {
  /** On the game that leads the page. */
  featured: { live: "Follow live", over: "Full statistics", ahead: "Game preview" },
  title: "Home",
  description: "Results, standings, schedule and statistics: {site}.",
  leagues: {
    choose: "Choose a league",
    empty: "No leagues this season yet.",
  },
  ticker: {
    label: "Latest and next games",
    earlier: "Earlier games",
    later: "Later games",
  },
  standings: {
    title: "Standings",
    caption: "Standings: {league}",
    full: "Full standings",
    empty: "Standings appear after the first result.",
  },
  latest: {
    title: "Latest results",
    all: "All results",
    empty: "No games have been played yet.",
  },
  next: {
    title: "Upcoming games",
    all: "Full schedule",
    empty: "No more games scheduled.",
  },
  news: { title: "News", all: "All news" },
  leaders: {
    all: "All leaders",
    title: "Leaders",
    points: "Points",
    rebounds: "Rebounds",
    assists: "Assists",
    performanceIndex: "Performance index rating",
    games: "{count, plural, one {# game} other {# games}}",
  },
  fantasy: {
    title: "Fantasy",
    text: "Pick a team of the league’s players and earn points for how they play.",
    more: "To the game",
  },
  heads: {
    rank: { short: "#", long: "Place" },
    club: { short: "Club", long: "Club" },
    record: { short: "W–L", long: "Wins and losses" },
    points: { short: "Pts", long: "Standings points" },
    difference: { short: "+/−", long: "Point difference" },
    form: { short: "Form", long: "Last five games, oldest first" },
  },
} as const;
