import { classify, type Classification, type TableInput } from "./classify.ts";
import type { Fixture } from "./counted-results.ts";
import type { LeagueDecision } from "./league-decision.ts";
import { meetingsOf } from "./meetings.ts";

/** A decision with the days between which it holds, epoch milliseconds. */
export type DatedDecision<Team extends string> = {
  readonly decision: LeagueDecision<Team>;
  readonly decidedAt: number;
  /** `null`: still in force. */
  readonly revokedAt: number | null;
};

/** After a round, with every game of it and of those before, whenever played; or what had been played by a moment. */
export type AsOf = { readonly round: number } | { readonly moment: number };

export type DatedTableInput<Team extends string> = Omit<TableInput<Team>, "decisions"> & {
  readonly decisions: readonly DatedDecision<Team>[];
};

/**
 * The table at a round or a moment; `null`: now. A moment knows the decisions of that day, a round those of today: what
 * was annulled since is out of every round. Results without a date or a round are in the table of now alone. RANK12
 */
export function standingsAsOf<Team extends string>(input: DatedTableInput<Team>, asOf: AsOf | null): Classification<Team> {
  const isIn = (game: Pick<Fixture<Team>, "round" | "playedAt">) => {
    if (asOf === null) return true;
    if ("round" in asOf) return game.round !== null && game.round <= asOf.round;
    return game.playedAt !== null && game.playedAt <= asOf.moment;
  };
  const { teams, results, unplayed = [], policy } = input;
  const names = teams.map(({ team }) => team);
  const moment = asOf !== null && "moment" in asOf ? asOf.moment : null;
  return classify({
    ...input,
    // Of the whole schedule, whatever of it was played by then.
    meetings: input.meetings ?? meetingsOf(names, [...results, ...unplayed], policy),
    results: results.filter(isIn),
    unplayed: unplayed.filter(isIn),
    decisions: decisionsInForce(input.decisions, moment),
  });
}

/** Oldest first. `null`: now. */
export function decisionsInForce<Team extends string>(
  decisions: readonly DatedDecision<Team>[],
  moment: number | null,
): LeagueDecision<Team>[] {
  return decisions
    .filter(({ decidedAt, revokedAt }) =>
      moment === null ? revokedAt === null : decidedAt <= moment && (revokedAt === null || revokedAt > moment),
    )
    .toSorted((one, other) => one.decidedAt - other.decidedAt)
    .map(({ decision }) => decision);
}
