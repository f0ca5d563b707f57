export default {
  /** Names the clock of a game to those who cannot see where it stands. */
  clock: "Game clock",
  /** On the button that leads to what has come meanwhile. */
  newPlays: "{count, plural, one {# new play} other {# new plays}}",
  /** Read out, not shown. */
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, over. {home} {homePoints}, {away} {awayPoints}",
  stale: "No connection: this may be out of date.",
} as const;
