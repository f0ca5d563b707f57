export default {
  title: "One moment",
  text: "So many people are here right now that this page could not be made. Nothing is lost: try again in a few seconds.",
  again: "Try again",
} as const;
