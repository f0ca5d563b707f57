export default {
  title: "About us",
} as const;
