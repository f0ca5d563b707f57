export default {
  others: "Photos of other games",
  picture: "Photo {number}",
  author: "Photo: {name}",
  count: "{count, plural, one {# photo} other {# photos}}",
  place: "{number} of {total}",
  whole: "Full size",
} as const;
