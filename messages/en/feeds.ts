export default {
  calendar: { title: "Games: {name}", quietTitle: "Games without results: {name}", subscribe: "Subscribe to the calendar" },
  tables: { second: "{head} (of)" },
} as const;
