export default {
  title: "Schedule",
  description: "Games of {site} by day, with halls and results.",
  weeks: "Weeks",
  earlier: "Earlier games",
  later: "Later games",
  leagues: "Leagues",
  allLeagues: "All leagues",
  emptyWeek: "No games are planned for this week.",
  undated: "Day to be decided",
  goTo: "Go to a day",
  show: "Show",
} as const;
