export default {
  status: {
    doubtful: "Doubtful",
    out: "Out",
    suspended: "Suspended",
  },
  reasons: {
    injury: "injury",
    illness: "illness",
    personal: "personal reasons",
    "national-team": "national team",
    disciplinary: "disciplinary",
    rest: "rest",
    other: "other reasons",
  },
  back: "expected back {day}",
  title: "Could miss the game: {team}",
  list: {
    title: "Availability",
    intro: "Who is out, suspended or doubtful today, team by team, as reported by the clubs.",
    description: "{site}: injuries, suspensions and other absences, team by team, with the expected day of return.",
    since: "since {day}",
    empty: "No club has reported an absence.",
  },
} as const;
