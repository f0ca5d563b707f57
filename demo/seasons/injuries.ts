import type { Random } from "../random.ts";
import type { Signing, Team } from "./team.ts";

/** Why and how long somebody misses games. Rounds are numbered through the season, both ends included. */
export type Injury = {
  readonly club: string;
  readonly person: string;
  readonly kind: "ankle" | "knee" | "thigh" | "back" | "hand" | "illness";
  readonly fromRound: number;
  readonly toRound: number;
};

const kinds = [
  { kind: "ankle", often: 30, rounds: [1, 4] },
  { kind: "illness", often: 26, rounds: [1, 1] },
  { kind: "thigh", often: 18, rounds: [1, 3] },
  { kind: "back", often: 10, rounds: [1, 3] },
  { kind: "hand", often: 8, rounds: [2, 6] },
  { kind: "knee", often: 8, rounds: [3, 14] },
] as const;

/** At most so many of a club at once: a game needs its eight or nine. */
const mostAtOnce = 3;

/** Everybody's injuries of a season of so many rounds. */
export function drawInjuries(random: Random, team: Team, rounds: number): Injury[] {
  const injuries: Injury[] = [];
  for (let round = 2; round <= rounds; round++) {
    for (const { player } of team.signings) {
      if (!random.chance(0.016)) continue;
      const { kind, rounds: span } = random.weighted(kinds, ({ often }) => often);
      const out = injuries.filter(({ fromRound, toRound }) => fromRound <= round && toRound >= round);
      if (out.length >= mostAtOnce || out.some(({ person }) => person === player.person.slug)) continue;
      const toRound = round + random.whole(span[0], span[1]) - 1;
      injuries.push({ club: team.club.slug, person: player.person.slug, kind, fromRound: round, toRound });
    }
  }
  return injuries;
}

/** Those of a squad who can play in a round. */
export function fit(squad: readonly Signing[], injuries: readonly Injury[], round: number): readonly Signing[] {
  const out = new Set(injuries.filter(({ fromRound, toRound }) => fromRound <= round && toRound >= round).map(({ person }) => person));
  return squad.filter(({ player }) => !out.has(player.person.slug));
}
