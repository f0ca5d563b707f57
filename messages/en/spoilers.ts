/** Said to those who hide scores until they ask for them. */
export default {
  hidden: "The score is hidden, and so are the stats, plays and tables that would give it away.",
  show: "Show the score",
  showOf: "Show the score: {teams}",
  showPart: "Show it",
} as const;
