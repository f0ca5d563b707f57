export default {
  toRules: "Rules",
  toScreen: "Your team on the court",
  signIn: "Sign in to see your own team.",
  toSignIn: "Sign in",
  player: "player",
  place: "role",
  nobody: "– choose –",
  rows: { guard: "Guard {number}", forward: "Forward {number}", centre: "Centre {number}" },
  places: { five: "Starting five", sixth: "Sixth man", bench: "Bench, {place}" },
  said: {
    made: "Your team is ready.",
    kept: "Saved. This is your team now.",
    places: "Each place in the line-up must be given once: five starters, one sixth man, then the bench in order.",
    empty: "A player is still missing, or the captain or vice-captain is.",
  },
} as const;
