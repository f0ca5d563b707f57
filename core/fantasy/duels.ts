import { roundRobin } from "../league/schedule/round-robin.ts";
import type { FantasySettings } from "./fantasy-settings.ts";
import { roundedQuotient } from "./rounding.ts";

/** Two members of a league in a round; nobody on the other side: the round's average plays for it. */
export type Duel = { readonly one: number; readonly other: number | null };

/** Who meets whom in a league's so many rounds: Berger's table, over again where there are more. FAN28 */
export function duelRounds(members: number, rounds: number): Duel[][] {
  if (members === 1) return Array.from({ length: rounds }, () => [{ one: 0, other: null }]);
  const table = roundRobin(members, 1).map((pairings) => {
    const duels = pairings.map(({ home, away }): Duel => ({ one: home, other: away }));
    const odd = Array.from({ length: members }, (_, member) => member).find((member) =>
      duels.every(({ one, other }) => one !== member && other !== member),
    );
    return odd === undefined ? duels : [...duels, { one: odd, other: null }];
  });
  return Array.from({ length: rounds }, (_, round) => table[round % table.length] as Duel[]);
}

/** A round's average of a league's members, in tenths: whoever has no opponent meets it. FAN28 */
export function averagePoints(points: readonly number[]): number {
  return points.length === 0
    ? 0
    : roundedQuotient(
        points.reduce((sum, one) => sum + one, 0),
        points.length,
      );
}

/** A member's account of duels. */
export type DuelAccount = { readonly member: number; readonly duelPoints: number; readonly total: number; readonly place: number };

/** The table: duel points, then all points of the rounds, then the same place. FAN28 */
export function duelTable(
  { duelPoints }: Pick<FantasySettings, "duelPoints">,
  members: number,
  rounds: readonly { readonly duels: readonly Duel[]; readonly points: readonly number[] }[],
): DuelAccount[] {
  const won = Array.from({ length: members }, () => 0);
  const total = Array.from({ length: members }, () => 0);
  const add = (list: number[], member: number | null, gain: number) => {
    if (member !== null) list[member] = (list[member] ?? 0) + gain;
  };
  for (const { duels, points } of rounds) {
    for (const [member, gain] of points.entries()) add(total, member, gain);
    const average = averagePoints(points);
    for (const { one, other } of duels) {
      const difference = (points[one] ?? 0) - (other === null ? average : (points[other] ?? 0));
      add(won, one, gained(duelPoints, difference));
      add(won, other, gained(duelPoints, -difference));
    }
  }
  const accounts = won.map((gain, member) => ({ member, duelPoints: gain, total: total[member] ?? 0 }));
  const isBefore = (one: (typeof accounts)[number], other: (typeof accounts)[number]) =>
    one.duelPoints > other.duelPoints || (one.duelPoints === other.duelPoints && one.total > other.total);
  return accounts
    .map((account) => ({ ...account, place: 1 + accounts.filter((other) => isBefore(other, account)).length }))
    .sort((one, other) => one.place - other.place || one.member - other.member);
}

function gained({ win, draw }: FantasySettings["duelPoints"], difference: number): number {
  if (difference === 0) return draw;
  return difference > 0 ? win : 0;
}

/** Figures of a duel as they stand: after the next round's first tip-off corrections change it no more. FAN14 */
export function standingDuel<Figures>(
  { atNextLock, corrected }: { readonly atNextLock: Figures | null; readonly corrected: Figures },
  isSame: (one: Figures, other: Figures) => boolean,
): { readonly figures: Figures; readonly decidedBeforeCorrection: boolean } {
  if (atNextLock === null) return { figures: corrected, decidedBeforeCorrection: false };
  return { figures: atNextLock, decidedBeforeCorrection: !isSame(atNextLock, corrected) };
}
