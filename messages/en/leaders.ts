export default {
  title: "Leaders",
} as const;
