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
  title: "May be missing: {team}",
} as const;
