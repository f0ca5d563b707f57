import { seededChance } from "../league/race/seeded-chance.ts";

/** A tie of a cup; nobody on the other side: its team goes on without playing. */
export type CupTie = { readonly one: number; readonly other: number | null };

/** What a team has in the round a tie is played in; `placeBefore`: its place of the season before that round. */
export type CupFigures = { readonly points: number; readonly withoutCaptain: number; readonly placeBefore: number };

/** The round the cup begins in, of a season of so many: from the last half of it on, so that all know what they are worth. FAN29 */
export function cupBeginsInRound(rounds: number): number {
  return Math.ceil((55 * rounds) / 100);
}

/**
 * Draws a cup's round among teams that are given by their seed, best first. In the first round the best go on without playing, as many
 * as are needed to make a power of two of the next. The seed is the SHA-256 of the published table, in hexadecimal, and a word for the
 * round: so anybody can draw it again. FAN29
 */
export function drawCupRound(teams: readonly number[], seed: string): CupTie[] {
  const byes = 2 ** Math.ceil(Math.log2(Math.max(1, teams.length))) - teams.length;
  const drawn = shuffled(teams.slice(byes), seed);
  const ties = Array.from({ length: drawn.length / 2 }, (_, tie): CupTie => ({
    one: drawn[2 * tie] as number,
    other: drawn[2 * tie + 1] as number,
  }));
  return [...teams.slice(0, byes).map((one): CupTie => ({ one, other: null })), ...ties];
}

function shuffled(teams: readonly number[], seed: string): number[] {
  const chance = seededChance(seed);
  const result = [...teams];
  for (let place = result.length - 1; place > 0; place--) {
    const other = Math.floor(chance() * (place + 1));
    [result[place], result[other]] = [result[other] as number, result[place] as number];
  }
  return result;
}

/** Who goes on: more points; then more without the captain's share; then the better place before the round. FAN29 */
export function cupWinner({ one, other }: CupTie, figuresOf: (team: number) => CupFigures): number {
  if (other === null) return one;
  const [first, second] = [figuresOf(one), figuresOf(other)];
  const difference = first.points - second.points || first.withoutCaptain - second.withoutCaptain || second.placeBefore - first.placeBefore;
  // Two who share a place as well: the one drawn first.
  return difference >= 0 ? one : other;
}
