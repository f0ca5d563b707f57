export default {
  title: "On this day",
  description: "Games played on today’s date in earlier seasons of {site}, and players’ birthdays.",
  games: "Played on this day",
  noGames: "No games were played on this day in earlier seasons.",
  ahead: "In the coming days",
  birthdays: "Birthdays this week",
  noBirthdays: "No birthdays today or in the next six days.",
  record: "Season high: {record}",
  best: "{name}: {points, plural, one {# point} other {# points}}",
  turns: "{age, plural, one {# year} other {# years}} old",
  today: "today",
} as const;
