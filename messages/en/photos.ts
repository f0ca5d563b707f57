export default {
  picture: "Picture {number}",
  author: "Photo: {name}",
  count: "{count, plural, one {# picture} other {# pictures}}",
  place: "{number} of {total}",
  whole: "Full size",
} as const;
