export default {
  noGame: "No game is planned in this hall",
  note: "Between games this screen shows what comes next. It starts by itself with the live screens.",
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
