export default {
  toRules: "Rules",
  toScreen: "The team on the court",
  signIn: "Your own team is shown once you have signed in.",
  toSignIn: "Sign in",
  player: "player",
  place: "where he plays",
  nobody: "– choose –",
  rows: { guard: "Guard {number}", forward: "Forward {number}", centre: "Centre {number}" },
  places: { five: "Starting five", sixth: "Sixth man", bench: "Bench, {place}" },
  said: {
    made: "Your team is there.",
    kept: "Kept. This is how the team stands.",
    places: "Each place of the line-up has to be given once: five starters, one sixth man, then the bench in order.",
    empty: "Somebody is not chosen yet, or captain and vice-captain are missing.",
  },
} as const;
