import type { Breaks } from "./breaks-of.ts";
import type { Finding, Impossibility } from "./findings.ts";

export type PlannedGame = {
  readonly home: string;
  readonly away: string;
  readonly venue: string | null;
  /** Epoch milliseconds; `null` while undecided, and of a slot without a time. */
  readonly tipOff: number | null;
  /** Day and time of the hall, where they are decided; a day alone is one whose time is to follow. SCHED23 */
  readonly day: string | null;
  readonly time: string | null;
};

export type PlannedRound = { readonly number: number; readonly games: readonly PlannedGame[]; readonly byes: readonly string[] };

/** A wish that the plan does not keep, once for each time it does not. */
export type BrokenWish = Finding & {
  /** Its place in the list of wishes. */
  readonly wish: number;
  readonly hard: boolean;
};

/** What could not be kept, and how evenly home and away alternate beside what is proven to be possible. */
export type ScheduleReport = {
  readonly broken: readonly BrokenWish[];
  /** Hard wishes that no schedule can keep, with the reason. */
  readonly impossible: readonly Impossibility[];
  readonly breaks: {
    readonly total: number;
    /** `null`: none is proven for this kind of table. */
    readonly minimum: number | null;
    /** Whether rounds or halls were exchanged, so that this is no longer Berger's table, nor bound by its minimum. */
    readonly bent: boolean;
    readonly longestRun: Breaks["longestRun"];
    readonly byTeam: readonly { readonly team: string; readonly breaks: number }[];
  };
};

/** A schedule as a value: looked at before it is published, and written as it was looked at. */
export type SchedulePlan = { readonly rounds: readonly PlannedRound[]; readonly report: ScheduleReport };
