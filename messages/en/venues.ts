export default {
  noGame: "No game is planned in this hall",
  description: "The game in this hall, or the next one, on one large screen.",
  label: "Screens of the hall",
  screens: {
    "player-stats": "Player statistics",
    "broadcast-game": "Broadcast",
    "scoreboard-game": "Scoreboard",
    "shot-clock-game": "Shot clock",
    broadcast: "Broadcast",
    "tv-stats": "Television statistics",
  },
} as const;
