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
    screens: "Hall screens",
  },
  general: {
    about: "{site} organises its competitions and publishes their schedules, results and statistics here.",
    contact: "The league has not published its contact details here yet. Its documents name the people in charge.",
    accessibility:
      "You can read these pages with a keyboard, a screen reader, large type, in light or dark mode, and without scripts. Charts have their data beside them as text. We aim at WCAG 2.2, level AA. If something keeps you out, tell us under Contact.",
    privacy:
      "A cookie named “locale” remembers your language for 365 days. Signing in sets another one, which ends when you sign out or after a year; signing in with Google sets one for ten minutes. The appearance you choose and the tab you opened last stay in your own browser. Pages are the same for everyone and do not know who reads them. Visits are counted with Google Analytics only where the league has switched that on.",
  },
  privacyApplications:
    "What a team writes in its application is seen by the league office and by anyone who has the application’s address.",
  teams: "{count, plural, one {# team} other {# teams}}",
  rounds: "{count, plural, one {# round} other {# rounds}} of the regular season",
  playoffs: "then play-offs",
  playingTime: "{periods} × {minutes} minutes, overtimes of {overtime}",
  byPoints: "Teams are ranked by points: {win} for a win, {loss} for a loss, {forfeit} for a forfeit.",
  byWins: "Teams are ranked by wins.",
  byPercentage: "Teams are ranked by winning percentage.",
  level: {
    amongThem: "Tied teams are ranked first by the games between them.",
    allGames: "Tied teams are ranked first by their points in all games.",
    lostAward: "Among tied teams, one that lost a game by decision ranks behind the others.",
    divisionWinner: "Among tied teams, a division winner ranks first.",
    ownGroup: "Tied teams are ranked first by winning percentage within their division or conference.",
  },
  moreThanTwo: "For ties of more than two teams, the regulations set out a separate procedure.",
  leagueRegulations: "Regulations of the league",
  screensNote: "What the screens of each hall show, for the scorer’s table, the stands and broadcasters.",
  regulations: "Regulations and calendars",
  table: "Table",
} as const;
