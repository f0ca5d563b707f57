export default {
  title: "Profile",
} as const;
