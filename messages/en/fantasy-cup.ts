export default {
  title: "Cup",
  description: "The cup of the fantasy game in {league}: ties, results, the winner, and how the draw can be checked.",
  begins: "First cup round: {round}.",
  beginsHow:
    "It is drawn from the table as soon as the round before it is final. Every team with a counted round is in it; the best go on without playing until the number comes out even.",
  none: "There is no cup in this season.",
  unfinished: "The season ended before the cup did.",
  lead: "Whoever has more points in the round goes on. If they are level, points without the captain’s share count, then the better place in the table at the draw.",
  next: "The next round is drawn when this one is final: {round}.",
  champion: "Cup winner",
  rounds: "Rounds of the cup",
  tree: "Bracket",
  counts: "Counts: {round}",
  notFinal: "{round}, not final yet",
  teams: "{count, plural, one {# team} other {# teams}}",
  byes: "{count, plural, one {# goes on without playing} other {# go on without playing}}",
  page: "Page {page} of {pages}",
  draw: {
    title: "The draw, to be checked",
    text: "Each round is drawn from a list: the teams that are in it as the table stood at that moment, one a line, with place, number and points. The SHA-256 of the list, a slash and the number of the cup round are the seed. Whoever computes with them gets the same ties.",
    steps:
      "The teams of the list are shuffled, from the last place to the second, by the numbers that sfc32 gives for the seed (FNV-1a); neighbours then meet. Of the first round’s list those at the head that go on without playing are left out before.",
    caption: "Draws of the cup",
    heads: { round: "Round", when: "Drawn", teams: "Teams", seed: "Seed", list: "List" },
    list: "Download",
    listOf: "{round}: the list as a text file",
  },
} as const;
