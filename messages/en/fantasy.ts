export default {
  parts: {
    label: "Parts of the game",
    home: "Fantasy",
    players: "Players and prices",
    ranking: "Tables",
    cup: "Cup",
    rules: "Rules",
    corrections: "Corrections",
    mine: "My team",
  },
} as const;
