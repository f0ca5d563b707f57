export default {
  title: "Documents",
} as const;
