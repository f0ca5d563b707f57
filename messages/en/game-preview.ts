/** Said by the game's loader before the game only. */
export default {
  title: "Form guide",
  caption: "{home} and {away} before the game",
  rows: {
    place: "Place",
    record: "Wins and losses",
    hall: "At home and on the road",
    lately: "Last five games",
    chance: "Win probability",
  },
  chanceNote:
    "Home and away: the hosts’ record in their own hall beside the visitors’ on the road. The win probability is estimated from both teams’ margins this season and home advantage.",
  facts: "Before the game",
  lastMeeting: "Last meeting",
  perGame: "Per game this season",
  perGameCaption: "{home} and {away} per game this season",
  leaders: "Leaders of both teams",
  leadersCaption: "Leaders: {home} and {away}",
  latest: "Latest games: {team}",
} as const;
