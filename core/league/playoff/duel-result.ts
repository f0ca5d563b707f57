import type { LeagueResult } from "../league-result.ts";
import type { DuelSide } from "./bracket.ts";

/** Wins, points or forfeits of the two teams of a pairing. */
export type Score = { readonly first: number; readonly second: number };

/** A result as seen from its pairing. */
export type DuelResult = {
  readonly number: number;
  readonly home: DuelSide;
  readonly points: Score;
  readonly kind: LeagueResult<string>["kind"];
  readonly atFault: DuelSide | "both" | null;
};

export function otherOf(side: DuelSide): DuelSide {
  return side === "first" ? "second" : "first";
}

/** The result of game `number` for a pairing of these two; `null` where others played it. */
export function duelResult<Team extends string>(number: number, result: LeagueResult<Team>, first: Team, second: Team): DuelResult | null {
  const { home, away, homePoints, awayPoints, kind, atFault } = result;
  const firstAtHome = home === first && away === second;
  if (!firstAtHome && !(home === second && away === first)) return null;
  const fault = atFault === "home" || atFault === "away" ? ((atFault === "home") === firstAtHome ? "first" : "second") : atFault;
  return {
    number,
    home: firstAtHome ? "first" : "second",
    points: firstAtHome ? { first: homePoints, second: awayPoints } : { first: awayPoints, second: homePoints },
    kind,
    atFault: fault,
  };
}

/** Who has won: whom the fault is not with, else who has more points; nobody where both failed or it is level. SERIES4 */
export function winnerOfGame({ kind, atFault, points }: DuelResult): DuelSide | null {
  const awarded = kind === "forfeit" || kind === "double-forfeit" || kind === "default";
  if (awarded && atFault !== null) return atFault === "both" ? null : otherOf(atFault);
  if (points.first === points.second) return null;
  return points.first > points.second ? "first" : "second";
}

/** The sides that forfeited a game; who defaulted has begun it, and has not. */
export function forfeitersOf({ kind, atFault }: DuelResult): readonly DuelSide[] {
  if (kind === "double-forfeit" || (kind === "forfeit" && atFault === "both")) return ["first", "second"];
  return kind === "forfeit" && (atFault === "first" || atFault === "second") ? [atFault] : [];
}

/** What the two did against each other, as wins of a series or points of an aggregate. */
export function meetingsScore<Team extends string>(
  meetings: readonly LeagueResult<Team>[],
  first: Team,
  second: Team,
  count: "wins" | "points",
): Score {
  const score = { first: 0, second: 0 };
  for (const meeting of meetings) {
    const result = meeting.kind === "annulled" ? null : duelResult(0, meeting, first, second);
    if (!result) continue;
    const winner = winnerOfGame(result);
    if (count === "points") {
      score.first += result.points.first;
      score.second += result.points.second;
    } else if (winner) score[winner]++;
  }
  return score;
}
