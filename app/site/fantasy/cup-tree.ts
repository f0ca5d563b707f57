import type { CupTieLine, FantasyCupAnswer } from "#contract/fantasy-cup.ts";
import { type BracketPlace, bracketPlace } from "../../sport/bracket-place.ts";

type Rounds = FantasyCupAnswer["tree"];

export type CupTree = {
  /** By round of the cup and tie: `3/1`. */
  readonly places: ReadonlyMap<string, BracketPlace>;
  readonly rows: number;
  /** Whether every tie leads to one of the round drawn last; not where a season has lost rounds. */
  readonly isJoined: boolean;
};

export function tieKey(cupRound: number, { position }: Pick<CupTieLine, "position">): string {
  return `${cupRound}/${position}`;
}

/** The ways of the teams, from the round drawn last back: each round is drawn anew, so nothing is known of those to come. FANC8 */
export function cupTree(rounds: Rounds): CupTree {
  const places = new Map<string, BracketPlace>();
  let rows = 0;

  function put(index: number, tie: CupTieLine): BracketPlace {
    const from = rows;
    const feeders = teamsOf(tie).flatMap((team) => {
      const source = rounds[index - 1]?.ties.find((before) => before.winner !== null && before[before.winner]?.team.number === team);
      return source === undefined ? [] : [put(index - 1, source)];
    });
    rows = Math.max(rows, from + 1);
    const place = bracketPlace(from, rows, feeders);
    places.set(tieKey(rounds[index]?.cupRound ?? 0, tie), place);
    return place;
  }

  for (const tie of rounds.at(-1)?.ties ?? []) put(rounds.length - 1, tie);
  return { places, rows, isJoined: rounds.every(({ cupRound, ties }) => ties.every((tie) => places.has(tieKey(cupRound, tie)))) };
}

function teamsOf({ one, other }: CupTieLine): number[] {
  return other === null ? [one.team.number] : [one.team.number, other.team.number];
}
