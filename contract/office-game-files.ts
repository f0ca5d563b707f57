import type { GameAddress } from "./refs.ts";

/**
 * Why a game's file is not stored: it is none that is read, or a part is missing; one of its teams is not the league's; the league has no
 * such game, or several it may be; the game has another result, or the same with other figures; its plays do not make its score; else.
 */
export type GameFileFault =
  | "no-game"
  | "other-system"
  | "parts-missing"
  | "no-team"
  | "no-fixture"
  | "several"
  | "other-result"
  | "other-figures"
  | "score"
  | "refused";

type Score = { readonly home: number; readonly away: number };

/** A file of a game, with the game it is meant to be and what it changes of it. IMP27 */
export type GameFile = {
  /** Its name in the archive; nothing of a file by itself. */
  readonly file: string;
  readonly state: "would" | "stored" | "same" | "refused";
  readonly fault: GameFileFault | null;
  /** As the file names them; nothing where it is no game. */
  readonly teams: readonly [home: string, away: string] | null;
  readonly game: {
    readonly ref: GameAddress;
    readonly home: string;
    readonly away: string;
    readonly at: number | null;
    readonly day: string | null;
    readonly score: Score | null;
  } | null;
  /** What the file says. */
  readonly score: Score | null;
  /** Plays that are new, corrected, and taken away. */
  readonly changes: { readonly added: number; readonly corrected: number; readonly removed: number };
  /** What deserves a look. */
  readonly flags: number;
};
