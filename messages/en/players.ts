export default {
  title: "Players",
} as const;
