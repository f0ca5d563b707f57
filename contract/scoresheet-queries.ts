import type { RuleSet } from "#core/rules/rule-set.ts";
import type { ScoresheetRecord } from "#core/stats/scoresheet-record.ts";
import type { GameAddress, GameView, PlayoffGameAddress } from "./queries.ts";

/** A game as its table wrote it down. */
export type ScoresheetView = {
  readonly game: GameView;
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
  scoresheet(address: GameAddress | PlayoffGameAddress): Promise<ScoresheetView | null>;
};
