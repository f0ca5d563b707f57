export default {
  watch: "Where to watch",
  tickets: "Tickets",
  ticketsFrom: "Tickets from {price}",
  shop: "Shop",
  website: "Website",
  leadsAway: "{text} (another site)",
} as const;
