import type { PossiblePlaces } from "./possible-places.ts";
import { primaryValue, type SeasonRace } from "./season-race.ts";

/** Whether a team plays on whatever happens, cannot any more, or neither yet. */
export type Prospect = "in" | "out" | "open";

/** BRACKET12 */
export function prospectOf({ best, worst }: Pick<PossiblePlaces, "best" | "worst">, places: number): Prospect {
  return worst <= places ? "in" : best > places ? "out" : "open";
}

/** What a table decides: how many of its first play on, how many of its last leave, and how many teams it has. */
export type TableLines = { readonly playoffPlaces: number; readonly relegationPlaces: number; readonly teams: number };

/** What is certain of a team before the last game, as a table marks it. */
export const raceMarks = ["first", "playoffs", "safe", "out", "down"] as const;
export type RaceMark = (typeof raceMarks)[number];

/** The first place from which a team leaves; `null`: nobody does, or the zone would reach among those who play on. RANK23 */
export function firstPlaceDown({ playoffPlaces, relegationPlaces, teams }: TableLines): number | null {
  const first = teams - relegationPlaces + 1;
  return relegationPlaces > 0 && first > playoffPlaces ? first : null;
}

/** What is certain of a team, without what follows from it: who is first plays on, who plays on stays. RACE3 */
export function marksOf({ best, worst }: PossiblePlaces, lines: TableLines): readonly RaceMark[] {
  const { playoffPlaces } = lines;
  const down = firstPlaceDown(lines);
  if (down !== null && best >= down) return ["down"];
  if (worst === 1) return ["first"];
  if (worst <= playoffPlaces) return ["playoffs"];
  const isOut = playoffPlaces > 0 && best > playoffPlaces;
  const isSafe = down !== null && worst < down;
  return [...(isSafe ? (["safe"] as const) : []), ...(isOut ? (["out"] as const) : [])];
}

/**
 * How many of its games to come a team has to win to be sure of one of the first `places`, whatever all others do; ties count
 * against it. `null`: it cannot be sure by its own wins. RACE4
 */
export function winsToBeSure<Team extends string>(
  race: SeasonRace<Team>,
  places: number,
  possible: ReadonlyMap<Team, PossiblePlaces>,
): ReadonlyMap<Team, number | null> {
  const { rows } = race.table;
  const left = (team: Team) => possible.get(team)?.toCome ?? 0;
  const most = rows.map((row) => primaryValue(row, left(row.team), 0, race.policy));
  return new Map(
    rows.map((row, own) => {
      const games = left(row.team);
      if ((possible.get(row.team)?.worst ?? rows.length) <= places) return [row.team, 0];
      const isSure = (won: number) => {
        const value = primaryValue(row, won, games - won, race.policy);
        return most.filter((other, index) => index !== own && other >= value).length < places;
      };
      const wins = Array.from({ length: games + 1 }, (_, won) => won).find(isSure);
      return [row.team, wins ?? null];
    }),
  );
}
