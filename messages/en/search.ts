export default {
  title: "Search",
} as const;
