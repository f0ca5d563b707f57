export default {
  title: "Seasons",
} as const;
