import type { TeamResult } from "./counted-results.ts";
import { type Fraction, fractionOf, sumOf, whole } from "./fraction.ts";

/** Sums over games of one team, whichever games they are. */
export type TeamAccount = {
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  /** First legs of two that ended level: played, neither won nor lost. */
  readonly level: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly classificationPoints: number;
};

export function accountOf<Team extends string>(results: readonly TeamResult<Team>[]): TeamAccount {
  const account = { played: 0, wins: 0, losses: 0, level: 0, pointsFor: 0, pointsAgainst: 0, classificationPoints: 0 };
  for (const { outcome, pointsFor, pointsAgainst, classificationPoints } of results) {
    account.played++;
    if (outcome === "won") account.wins++;
    else if (outcome === "lost") account.losses++;
    else account.level++;
    account.pointsFor += pointsFor;
    account.pointsAgainst += pointsAgainst;
    account.classificationPoints += classificationPoints;
  }
  return account;
}

/** Of the games that were won or lost; 0 before the first. */
export function winPercentageOf({ wins, losses }: Pick<TeamAccount, "wins" | "losses">): Fraction {
  return fractionOf(wins, wins + losses);
}

/** Points for and against of each game divided, and added up (EuroLeague). A game with nothing against counts its points. */
export function sumOfQuotients<Team extends string>(results: readonly TeamResult<Team>[]): Fraction {
  return results.reduce((sum, { pointsFor, pointsAgainst }) => sumOf(sum, fractionOf(pointsFor, Math.max(1, pointsAgainst))), whole(0));
}
