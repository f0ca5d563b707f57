import type { GameLedgers, TeamRound } from "#contract/fantasy.ts";
import { weighted } from "#core/fantasy/points-of-team.ts";

/** A round with what a game has brought by now: each player’s points, the shares of them, and their sum. MYFAN11 */
export function withLedgers(round: TeamRound, { game, lines }: GameLedgers): TeamRound {
  const byNumber = new Map(lines.map(({ number, ledger }) => [number, ledger]));
  const rows = round.rows.map((row) => {
    const ledger = byNumber.get(row.player.number);
    const at = row.games.findIndex((one) => one.game === game);
    if (ledger === undefined && at === -1) return row;
    const games =
      ledger === undefined ? row.games.filter((one) => one.game !== game) : at === -1 ? [...row.games, ledger] : row.games.with(at, ledger);
    const playerPoints = games.reduce((sum, { points }) => sum + points, 0);
    const state = row.state === "to-come" ? ("playing" as const) : row.state;
    return { ...row, games, playerPoints, points: weighted(playerPoints, row.weightPercent), state };
  });
  return { ...round, rows, points: rows.reduce((sum, { points }) => sum + points, 0) };
}
