export default {
  title: "On this day",
  description: "Games played on today’s date in earlier seasons of {site}, and the birthdays of its players.",
  games: "Played on this day",
  noGames: "No game was played on this day in earlier seasons.",
  ahead: "In the days ahead",
  birthdays: "Birthdays this week",
  noBirthdays: "No birthday today or in the six days ahead.",
  record: "Season high: {record}",
  best: "{name}: {points, plural, one {# point} other {# points}}",
  turns: "{age, plural, one {# year} other {# years}} old",
  today: "today",
} as const;
