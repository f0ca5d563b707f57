export default {
  title: "Transfers",
  caption: "Transfers: season {season}",
  columns: {
    player: "Player",
    from: "From",
    to: "To",
    day: "When",
  },
  unknown: "not known",
  summer: "before the season",
  empty: "No transfers are known for this season.",
  note: "Taken from the clubs’ player lists of this season and of the one before it.",
  club: {
    arrivals: "Arrivals",
    departures: "Departures",
    noArrivals: "No arrivals are known.",
    noDepartures: "No departures are known.",
    cameFrom: "from {club}",
    wentTo: "to {club}",
  },
  career: {
    title: "Clubs",
    seasons: "{first} to {last}",
    since: "since {day}",
    until: "until {day}",
    present: "present club",
  },
} as const;
