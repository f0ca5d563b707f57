import type { LeagueResult } from "#core/league/league-result.ts";

/** Played, the host by so many points; below 0: lost. */
function result(home: string, away: string, margin: number): LeagueResult<string> {
  return { home, away, homePoints: 80 + Math.max(0, margin), awayPoints: 80 + Math.max(0, -margin), ...undated };
}

const undated = { regulation: null, kind: "played", atFault: null, round: null, playedAt: null } as const;

/** Every two of them so many times, each host as often as can be. */
function roundRobin(teams: readonly string[], meetings: number): { readonly home: string; readonly away: string }[] {
  return Array.from({ length: meetings }, (_, turn) =>
    teams.flatMap((one, index) =>
      teams.slice(index + 1).map((other) => (turn % 2 === 0 ? { home: one, away: other } : { home: other, away: one })),
    ),
  ).flat();
}

/** Results of made-up leagues. */
export const leagueResults = { result, roundRobin };
