export default {
  title: "Cup",
  description: "The cup of the fantasy game in {league}: ties, results, the winner, and how the draw can be checked.",
  begins: "First cup round: {round}.",
  beginsHow:
    "It is drawn from the table as soon as the previous round is final. Every team with a counted round takes part; the best get a bye until the numbers fit.",
  none: "There is no cup this season.",
  unfinished: "The season ended before the cup did.",
  lead: "The team with more points in the round advances. If tied, points without the captain’s bonus count, then the better place in the table at the draw.",
  next: "The next round is drawn when this one is final: {round}.",
  champion: "Cup winner",
  rounds: "Rounds of the cup",
  tree: "Bracket",
  counts: "Counts: {round}",
  notFinal: "{round}, not final yet",
  teams: "{count, plural, one {# team} other {# teams}}",
  byes: "{count, plural, one {# bye} other {# byes}}",
  page: "Page {page} of {pages}",
  draw: {
    title: "A draw anyone can check",
    text: "Each round is drawn from a list of the teams in it, as the table stood at that moment: one a line, with place, number and points. The SHA-256 of the list, a slash and the number of the cup round form the seed. The same calculation gives the same ties.",
    steps:
      "The teams on the list are shuffled, from last place to second, using the numbers sfc32 gives for the seed (FNV-1a); neighbours then meet. In the first round, the teams at the top that have a bye are left out beforehand.",
    caption: "Draws of the cup",
    heads: { round: "Round", when: "Drawn", teams: "Teams", seed: "Seed", list: "List" },
    list: "Download",
    listOf: "{round}: the list as a text file",
  },
} as const;
