export default {
  title: "Team application",
} as const;
