import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { finalAt } from "#core/fantasy/round-states.ts";
import type { FantasySeason } from "#server/fantasy/fantasy-season.ts";
import { sightOf } from "#server/fantasy/round-sight.ts";
import { isOver, type SeasonGame } from "#server/fantasy/season-games.ts";
import type { StoredRound } from "#server/fantasy/stored-rounds.ts";

const dayMs = 24 * 3_600_000;

/** The games as they stood at a moment: what had not begun then is to come. A log was written while its game was played. */
export function gamesAt(games: readonly SeasonGame[], at: number): SeasonGame[] {
  return games.map((game) => {
    const begunAt = Math.min(game.tipOff ?? Infinity, game.firstEventAt ?? Infinity);
    if (begunAt > at) return { ...game, status: isOff(game) ? game.status : "scheduled", firstEventAt: null, lastEventAt: null };
    if (game.lastEventAt === null) return game;
    const firstEventAt = game.firstEventAt === null ? null : begunAt;
    return game.lastEventAt > at ? { ...game, status: "live", firstEventAt, lastEventAt: null } : { ...game, firstEventAt };
  });
}

function isOff({ tipOff }: SeasonGame): boolean {
  return tipOff === null;
}

/** The moments until `now` at which something may become of a round, in order. */
export function turningPoints(season: FantasySeason, rounds: readonly StoredRound[], games: readonly SeasonGame[], now: number): number[] {
  const ofGames = games.flatMap(({ tipOff, lastEventAt }) => [tipOff, lastEventAt]);
  const ofRounds = rounds.flatMap((round) => {
    const settings = settingsInRound(season.versions, round.round);
    const sight = sightOf(rounds, games, round, { at: now, corrected: false, seasonClosed: false });
    return [round.locksAt - dayMs, round.locksAt, finalAt(settings, season.timeZone, sight)];
  });
  const all = [...ofGames, ...ofRounds, now].filter((at) => at !== null && at <= now);
  return [...new Set(all as number[])].toSorted((one, other) => one - other);
}

/** Whether all that a round has is played by now. */
export function isPlayedOut(own: readonly SeasonGame[]): boolean {
  return own.every(isOver);
}
