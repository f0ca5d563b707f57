import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { PlayerLine, TeamBox } from "#core/stats/box-score.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { QualityFlag } from "../imports/imported-game.ts";

/**
 * One game as the `boxscore` command prints it. Counting figures that the source does not record are `null`; a player
 * who did not play has 0 seconds and `played: false`. The performance index rating is called `efficiencyIndex` there, as in the
 * public API: what others read keeps its name.
 */
export function boxScoreJson(source: string, state: GameState, flags: readonly QualityFlag[]): Record<string, unknown> {
  const box = boxScoreOf(state);
  return {
    source,
    flags,
    periods: box.periods.map(({ home, away }) => ({ home, away })),
    teams: [teamJson(state, box.teams.home), teamJson(state, box.teams.away)],
  };
}

function teamJson(state: GameState, { side, name, points, totals, players }: TeamBox): Record<string, unknown> {
  const told = Object.entries(totals).map(([figure, value]) => [figure === "performanceIndexRating" ? "efficiencyIndex" : figure, value]);
  return { side, name, points, totals: Object.fromEntries(told), players: players.map((player) => playerJson(state, side, player)) };
}

function playerJson(state: GameState, side: TeamBox["side"], line: PlayerLine): Record<string, unknown> {
  const {
    key,
    shirt,
    givenName,
    familyName,
    starter,
    played,
    seconds,
    plusMinus,
    performanceIndexRating,
    position: _position,
    captain: _captain,
    onCourt: _onCourt,
    ...counts
  } = line;
  const player = state[side].players.get(key);
  return {
    shirt,
    name: player?.player.scoreboardName ?? `${givenName} ${familyName}`.trim(),
    starter,
    played,
    seconds: played ? seconds : 0,
    ...counts,
    plusMinus: played ? plusMinus : 0,
    efficiencyIndex: performanceIndexRating,
  };
}
