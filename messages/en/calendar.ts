export default {
  title: "Schedule",
} as const;
