import type { RuleSet } from "#core/rules/rule-set.ts";
import type { ScoresheetRecord } from "#core/stats/scoresheet-record.ts";
import type { GameAnswer } from "./queries.ts";
import type { GameAddress, PlayoffGameAddress } from "./refs.ts";

/** A game as its table wrote it down. */
export type ScoresheetAnswer = {
  readonly game: GameAnswer;
  /** `null`: nobody kept a log of it. */
  readonly log: {
    readonly record: ScoresheetRecord;
    readonly rules: RuleSet;
    /** When the last line was written, epoch milliseconds. */
    readonly writtenAt: number;
  } | null;
};

export type ScoresheetQueries = {
  /** Without plays and lineups, which a scoresheet does not show. */
  scoresheet(address: GameAddress | PlayoffGameAddress): Promise<ScoresheetAnswer | null>;
};
