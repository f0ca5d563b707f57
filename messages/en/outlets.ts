export default {
  watch: "Where to watch",
  tickets: "Tickets",
  ticketsFrom: "Tickets from {price}",
  shop: "Shop",
  leadsAway: "{text} (another site)",
  onScreen: "Shown by {names}",
} as const;
