export default {
  videos: {
    title: "Videos",
    description: "Recordings of games of {site}, the newest first, by season and club.",
    recording: "Recording",
    provider: "At {provider}",
    empty: "No game has been filmed yet. Recordings of games are collected here.",
  },
  photos: {
    title: "Photos",
    description: "Photo albums of {site}, the newest first, by season and club.",
    empty: "No album has been published yet. Pictures of games and clubs are collected here.",
  },
  filter: {
    label: "Choose a season and a club",
    season: "Season",
    club: "Club",
    allSeasons: "All seasons",
    allClubs: "All clubs",
    show: "Show",
  },
  pages: { label: "Pages", newer: "Newer", older: "Older", current: "Page {number}" },
} as const;
