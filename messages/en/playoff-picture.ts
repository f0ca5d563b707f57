/** Said by the loader of the play-offs only, while there is no bracket. */
export default {
  title: "If the season ended today: {count} advance",
  note: "Not the bracket yet: it shows the pairings if the regular season ended now.",
  underWay: "{count, plural, one {# game in progress counts} other {# games in progress count}} with the current score.",
  prospects: {
    in: "place secured",
    out: "out of reach",
  },
} as const;
