export default {
  title: "For developers",
} as const;
