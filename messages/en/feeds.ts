export default {
  calendar: { title: "Games: {name}", subscribe: "Subscribe to the calendar" },
} as const;
