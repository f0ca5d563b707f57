import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import { usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { groupOfPosition } from "#core/fantasy/market.ts";
import { pointsOfGame } from "#core/fantasy/points-of-player.ts";
import { roundWindows, windowAt } from "#core/fantasy/round-windows.ts";
import { foldGame } from "#core/game/evolve.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { squadOn } from "../seasons/team.ts";
import type { LeagueSeason, WorldGame } from "../world.ts";

/** Somebody on a team's list on the day of a round's first tip-off. */
export type Listed = { readonly person: string; readonly club: string; readonly group: PositionGroup | null };

/** A fantasy round of a season that was played: who was listed, which clubs played, and what everybody brought, in thousandths. */
export type PlayedRound = {
  readonly listed: readonly Listed[];
  readonly clubs: ReadonlySet<string>;
  readonly points: ReadonlyMap<string, readonly number[]>;
};

/** A regular season in fantasy rounds, by its windows. */
export function playedRounds({ teams, rounds }: LeagueSeason, timeZone: string): PlayedRound[] {
  const games = rounds.filter(({ kind }) => kind === "regular").flatMap((round) => round.games);
  const windows = roundWindows(
    usualFantasySettings,
    games.map(({ slug, round, tipOff }) => ({ game: slug, leagueRound: round, tipOff })),
  );
  const inWindow = Map.groupBy(games, ({ tipOff }) => windowAt(windows, tipOff) ?? 0);
  return windows.map(({ locksAt }, index) => {
    const own = (inWindow.get(index) ?? []).toSorted((one, other) => one.tipOff - other.tipOff);
    const day = dayIn(timeZone, locksAt);
    const listed = teams.flatMap((team) =>
      squadOn(team, day).map(({ player }) => ({
        person: player.person.slug,
        club: team.club.slug,
        group: groupOfPosition(player.position),
      })),
    );
    const clubs = new Set(own.flatMap(({ home, away }) => [home.club.slug, away.club.slug]));
    return { listed, clubs, points: pointsOf(own) };
  });
}

/** By person what each brought, game by game. */
export function pointsOf(games: readonly WorldGame[]): ReadonlyMap<string, readonly number[]> {
  const all = games.flatMap(gamePoints);
  return new Map([...Map.groupBy(all, ([person]) => person)].map(([person, own]) => [person, own.map(([, points]) => points)]));
}

function gamePoints({ slug, plan, events }: WorldGame): (readonly [string, number])[] {
  if (plan !== "played" || events.length === 0) return [];
  const state = foldGame(events, fiba);
  const { teams } = boxScoreOf(state);
  return (["home", "away"] as const).flatMap((side) => {
    const wonOnCourt = teams[side].points > teams[side === "home" ? "away" : "home"].points;
    return teams[side].players.flatMap((line) => {
      const points = pointsOfGame(usualFantasySettings, { game: slug, ending: "played", played: line.played, wonOnCourt, line });
      return points === null ? [] : [[line.key, points.points] as const];
    });
  });
}
