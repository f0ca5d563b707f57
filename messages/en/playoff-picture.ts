/** Said by the loader of the play-offs only, while there is no bracket. */
export default {
  title: "If it ended today: {count} play on",
  note: "This is not the bracket yet: it shows who would meet whom if the regular season ended now.",
  underWay: "{count, plural, one {# game being played counts} other {# games being played count}} with the present score.",
  prospects: {
    in: "sure of a place",
    out: "out of reach",
  },
} as const;
