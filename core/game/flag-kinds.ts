/** What a log may be doubted for: by the fold, by an import, by the table, or by somebody's hand. */
export const flagKinds = [
  "late-start",
  "lineup-not-five",
  "player-not-on-court",
  "player-unknown",
  "substitution-of-player-on-court",
  "substitution-of-player-off-court",
  "starters-not-five",
  "free-throw-without-foul",
  "free-throw-group-unresolved",
  "foul-after-disqualification",
  /** A coach whose technical fouls, with those of his bench, end his game. FOUL6 */
  "coach-disqualified",
  /** An assist, block, rebound or steal that belongs to nothing it can belong to. */
  "play-impossible",
  "score-mismatch",
  "clock-steps-back",
  "clock-uncertain",
  "horn-recalled",
  "event-unknown",
  "event-malformed",
  "game-not-ended",
  "score-level-at-end",
  "duplicate-number",
  /** The box score that a source prints beside its plays has another figure. */
  "box-mismatch",
  "points-of-nobody",
  /** A name is missing, has lost letters, or is longer than any. */
  "name-malformed",
  "timeouts-exceeded",
  "period-order",
  "link-missing",
  /** One id came with two contents: somebody's device mixes things up. */
  "command-id-taken",
  /** Two devices told the same thing within seconds. */
  "possible-duplicate",
  /** The key's own time could not be believed; the time of arrival stands. */
  "key-time-unlikely",
  /** A shot's place or kind does not go with its value. */
  "shot-contradicted",
  /** Somebody at the table wants it looked at again. */
  "by-hand",
] as const;
export type FlagKind = (typeof flagKinds)[number];
