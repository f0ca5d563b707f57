import type { Side } from "#core/game/facts.ts";
import type { LeagueResult, ResultKind } from "#core/league/league-result.ts";
import type { PlayoffResult } from "#core/league/playoff/bracket.ts";

/** A result by `round/duel/game` and a line such as `A 80:70 B`, the home side first. */
export function playoffResult(
  at: string,
  line: string,
  kind: ResultKind = "played",
  atFault: Side | "both" | null = null,
): PlayoffResult<string> {
  const [round = "", duel = "", game = ""] = at.split("/");
  return { round, duel, game: Number(game), result: leagueResult(line, kind, atFault) };
}

export function leagueResult(line: string, kind: ResultKind = "played", atFault: Side | "both" | null = null): LeagueResult<string> {
  const [, home = "", homePoints, awayPoints, away = ""] = /^(\S+) (\d+):(\d+) (\S+)$/.exec(line) ?? [];
  const points = { homePoints: Number(homePoints), awayPoints: Number(awayPoints) };
  return { home, away, ...points, regulation: null, kind, atFault, round: null, playedAt: null };
}

/** `A`, `B`, … in the order of the table. */
export function seedsOf(count: number): { readonly league: readonly string[] } {
  return { league: Array.from({ length: count }, (_none, index) => String.fromCharCode(65 + index)) };
}
