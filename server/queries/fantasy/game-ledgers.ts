import { sql } from "kysely";
import type { GameLedgers } from "#contract/fantasy.ts";
import { logPosition } from "#contract/live/live-event.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { askTogether } from "../../db/ask-together.ts";
import { linesOfGames, pointsQuestions } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { refsOf, refsQuestion } from "./game-refs.ts";
import { fantasyPlayers, playersQuestion } from "./market-lines.ts";
import { type Asking, gamesAsked, seasonOfGame } from "./season-at.ts";
import { ledgerOf } from "./team-round.ts";

type BoxPosition = { readonly epoch: number; readonly sequence: number };

/**
 * What a game has brought everybody who played in it, as its box score is now: one answer for all who watch their teams.
 * `null`: there is no such game, or its league plays no fantasy game. FAN5
 */
export async function gameLedgers(asking: Asking, gameId: GameId): Promise<GameLedgers | null> {
  const { db, tenantId } = asking;
  const known = await seasonOfGame(asking, gameId, gamesAsked);
  if (known === null) return null;
  const { season, rounds, also } = known;
  const game = also.games.find((one) => one.gameId === gameId);
  const round = rounds.find((one) => gamesOfRound(rounds, also.games, one).some((own) => own.gameId === gameId));
  if (game === undefined || round === undefined) return null;
  const rows = await askTogether(db, {
    ...pointsQuestions(season, [game]),
    // Of the same moment as the box score.
    position: sql<BoxPosition>`select epoch, sequence from game_boxes where tenant_id = ${tenantId} and game_id = ${gameId}`,
    refs: refsQuestion(season, [game]),
    players: playersQuestion(season, { rounds, priced: round }),
  });
  const settings = settingsInRound(season.versions, round.round);
  const teamOf = new Map(rows.players.map(({ number, teamId }) => [number, teamId]));
  const of = { settings, refs: refsOf(rows.refs), teamOf, players: fantasyPlayers(rows.players) };
  const [position] = rows.position;
  return {
    game: gameId,
    version: logPosition(position?.epoch ?? 1, position?.sequence ?? 0),
    lines: [...linesOfGames(rows, settings, [game])].flatMap(([number, own]) =>
      own.map((line) => ({ number, ledger: ledgerOf(of, number, line) })),
    ),
  };
}
