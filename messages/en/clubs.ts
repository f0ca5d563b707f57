export default {
  title: "Clubs",
} as const;
