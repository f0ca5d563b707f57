/** A game of a table: teams are numbers from 0. */
export type Pairing = { readonly home: number; readonly away: number };
/** Rounds in order. With an odd number of teams whoever is in no pairing of a round has a bye. */
export type RoundRobin = readonly (readonly Pairing[])[];

/**
 * How the second of two legs follows the first, always in the other's hall. `mirrored`: in the same order, its seam
 * mended. `same-order`: the same without the mending, as the ACB plays it. `inverted`: in reverse order, so that the last
 * pairing meets again at once. `french`: in the same order, but the first round comes last.
 */
export const secondHalves = ["mirrored", "same-order", "inverted", "french"] as const;
export type SecondHalf = (typeof secondHalves)[number];

export type RoundRobinLegs = 1 | 2 | 3 | 4;

/**
 * Everybody meets everybody once a leg, by Berger's tables (FIDE Handbook C.05 Annex 1). Of the legs the second turns the
 * halls of the first around, the third goes as the second, the fourth as the first: whoever meets four times does so
 * twice in each hall. SCHED1–SCHED5
 *
 * @throws RangeError for fewer than two teams.
 */
export function roundRobin(teams: number, legs: RoundRobinLegs, secondHalf: SecondHalf = "mirrored"): Pairing[][] {
  if (!Number.isInteger(teams) || teams < 2) throw new RangeError(`No round robin for ${teams} teams`);
  const first = singleRoundRobin(teams);
  if (legs === 1) return first;
  const pair = (leg: readonly Pairing[][]) => twoLegs(leg, secondHalf, teams);
  if (legs === 2) return pair(first);
  if (legs === 3) return [...pair(first), ...turnedAround(first)];
  return [...pair(first), ...(teams === 4 && secondHalf === "mirrored" ? fourthLegMended(first) : pair(turnedAround(first)))];
}

/** Everybody at home and away against everybody: the usual league. SCHED2, SCHED3 */
export function doubleRoundRobin(teams: number): Pairing[][] {
  return roundRobin(teams, 2);
}

/** One leg. An odd number plays the table of one more; whoever meets the number that is not there has a bye. SCHED1, SCHED5 */
function singleRoundRobin(teams: number): Pairing[][] {
  const even = teams + (teams % 2);
  return Array.from({ length: even - 1 }, (_, round) => bergerRound(even, round).filter(({ home, away }) => home < teams && away < teams));
}

/** From round to round every number but the last goes on by half the table, and the last changes side. */
function bergerRound(teams: number, round: number): Pairing[] {
  const last = teams - 1;
  const shift = (round * (teams / 2)) % last;
  const teamAt = (number: number) => (number === last ? last : (number + shift) % last);
  return Array.from({ length: teams / 2 }, (_, table) => {
    const pairing = { home: teamAt(table), away: teamAt(last - table) };
    return table === 0 && round % 2 === 1 ? turned(pairing) : pairing;
  });
}

function twoLegs(first: readonly Pairing[][], secondHalf: SecondHalf, teams: number): Pairing[][] {
  const second = turnedAround(first);
  switch (secondHalf) {
    case "mirrored":
      return [...(teams % 2 === 0 ? seamMended(first) : first), ...second];
    case "same-order":
      return [...first, ...second];
    case "inverted":
      return [...first, ...second.toReversed()];
    case "french":
      return [...first, ...second.slice(1), ...second.slice(0, 1)];
  }
}

/** An even table's last round and the first of its mirror would give one team three home games in a row. SCHED3 */
function seamMended(leg: readonly Pairing[][]): Pairing[][] {
  return [...leg.slice(0, -2), ...leg.slice(-2).reverse()];
}

/** Four teams have too few rounds to mend two seams in a row before them: the second is mended after it. SCHED3 */
function fourthLegMended(first: readonly Pairing[][]): Pairing[][] {
  return [...turnedAround(first), ...seamMended(first)];
}

function turnedAround(leg: readonly (readonly Pairing[])[]): Pairing[][] {
  return leg.map((round) => round.map(turned));
}

function turned({ home, away }: Pairing): Pairing {
  return { home: away, away: home };
}
