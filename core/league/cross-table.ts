import type { TeamResult } from "./counted-results.ts";
import { inOrderPlayed } from "./team-form.ts";

/** A meeting as the cross-table shows it: the row's team at home. */
export type Meeting = {
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly homeWon: boolean;
  /** `null` where rounds are not known. */
  readonly round: number | null;
};

/** Of each host, of each guest: their meetings in the order played; none where they have not met there. */
export type CrossTable<Team extends string> = ReadonlyMap<Team, ReadonlyMap<Team, readonly Meeting[]>>;

/** Every team against every other, hosts down and guests across, with the points the table counts. RANK14 */
export function crossTable<Team extends string>(results: ReadonlyMap<Team, readonly TeamResult<Team>[]>): CrossTable<Team> {
  return new Map(
    [...results].map(([host, games]) => {
      const hosted = inOrderPlayed(games.filter(({ atHome }) => atHome));
      const guests = [...results.keys()].filter((team) => team !== host);
      const meetings = (guest: Team) =>
        hosted
          .filter(({ opponent }) => opponent === guest)
          .map(({ pointsFor, pointsAgainst, outcome, result }) => ({
            homePoints: pointsFor,
            awayPoints: pointsAgainst,
            homeWon: outcome === "won",
            round: result.round,
          }));
      return [host, new Map(guests.map((guest) => [guest, meetings(guest)]))];
    }),
  );
}
