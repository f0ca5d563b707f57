import type { PersonRef, TeamRef } from "./refs.ts";

export type StreakLine = {
  readonly kind: string;
  readonly span: "longest" | "current";
  readonly length: number;
  readonly firstPlayedAt: number | null;
  readonly lastPlayedAt: number | null;
};

export type StreakBoard = {
  readonly kind: string;
  /** The longest of all, or of those that go on. */
  readonly span: StreakLine["span"];
  readonly lines: readonly (Omit<StreakLine, "kind" | "span"> & {
    readonly rank: number;
    /** The next game may lengthen it. STREAK9 */
    readonly goesOn: boolean;
    /** `null`: it is the club's. */
    readonly person: PersonRef | null;
    /** Of his latest game here, or the club's of its latest season; of games played in a row the club's that they were played for. */
    readonly team: TeamRef;
  })[];
  /** There are more that are level with the last one than the board shows. */
  readonly more: boolean;
};
