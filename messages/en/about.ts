export default {
  title: "About us",
  description: "Who runs the league, how it is played, how to reach us: {site}.",
  parts: {
    about: "The league",
    competition: "How we play",
    contact: "Contact",
    accessibility: "Accessibility",
    privacy: "Privacy",
    sponsors: "Sponsors",
    screens: "Screens of the halls",
  },
  general: {
    about: "{site} organises its competitions and publishes their schedules, results and statistics here.",
    contact: "The league has not published its contacts here yet. Its documents name the people in charge.",
    accessibility:
      "The pages are made to be read with a keyboard, a screen reader, large type, in light and in dark, and without scripts. Charts have their figures beside them as text. We aim at WCAG 2.2, level AA. If something keeps you out, tell us under Contact.",
    privacy:
      "A cookie named “locale” remembers your language for 365 days. Signing in sets another one, which ends when you sign out or after a year; signing in with Google sets one for ten minutes. The appearance you choose and the tab you opened last stay in your own browser. Pages show everyone the same and do not know who reads them. Visits are counted with Google Analytics only where the league has switched that on.",
  },
  privacyApplications:
    "What a team writes in its application is seen by the league office and by those who have the application’s address.",
  teams: "{count, plural, one {# team} other {# teams}}",
  rounds: "{count, plural, one {# round} other {# rounds}} of the regular season",
  playoffs: "then play-offs",
  playingTime: "{periods} periods of {minutes} minutes, overtimes of {overtime}",
  byPoints: "The table ranks by points: {win} for a win, {loss} for a loss, {forfeit} for a forfeit.",
  byWins: "The table ranks by wins.",
  byPercentage: "The table ranks by the share of games won.",
  level: {
    amongThem: "Teams that are level are ranked by the games among them first.",
    allGames: "Teams that are level are ranked by their points in all games first.",
    lostAward: "Of teams that are level, one that lost a game by decision stands behind the others.",
    divisionWinner: "Of teams that are level, the winner of a division stands first.",
    ownGroup: "Teams that are level are ranked by the share of games won within their division or conference first.",
  },
  moreThanTwo: "Where more than two teams are level, the regulations have a procedure of its own.",
  leagueRegulations: "Regulations of the league",
  screensNote: "What the screens of each hall show, for the scoring table, the stands and broadcasters.",
  regulations: "Regulations and calendars",
  table: "Table",
} as const;
