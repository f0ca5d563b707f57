export default {
  title: "Documents",
  description: "Regulations, calendars, reports and forms: {site}.",
  kind: {
    regulations: "Regulations",
    schedule: "Calendars",
    report: "Reports and decisions",
    form: "Forms",
    other: "Other documents",
  },
  season: "Season {name}",
  allSeasons: "Applies to all seasons",
  version: "Version {number}",
  earlier: "Earlier versions ({count})",
  allLanguages: "One file for all languages",
  download: "Download: {title}",
  empty: "No documents have been published yet.",
} as const;
