import type { Kysely } from "kysely";
import type { GameLedgers } from "#contract/fantasy.ts";
import { logPosition } from "#contract/live/live-event.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { readSeason } from "../../fantasy/known-season.ts";
import { playedLines } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { seasonGames } from "../../fantasy/season-games.ts";
import { gameRefs } from "./game-refs.ts";
import { fantasyPlayer, playerRows } from "./market-lines.ts";
import { ledgerOf } from "./team-round.ts";

/**
 * What a game has brought everybody who played in it, as its box score is now: one answer for all who watch their teams.
 * `null`: there is no such game, or its league plays no fantasy game. FAN5
 */
export async function gameLedgers(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  gameId: GameId,
): Promise<GameLedgers | null> {
  note(pageTags.game(gameId));
  const place = await db
    .selectFrom("games")
    .leftJoin("game_boxes as box", (join) => join.onRef("box.tenant_id", "=", "games.tenant_id").onRef("box.game_id", "=", "games.game_id"))
    .where("games.tenant_id", "=", tenantId)
    .where("games.game_id", "=", gameId)
    .select(["games.league_id as leagueId", "box.epoch", "box.sequence"])
    .executeTakeFirst();
  const known = place && (await readSeason(db, { tenantId, leagueId: place.leagueId }));
  if (!place || !known) return null;
  const { season, rounds } = known;
  note(pageTags.fantasy(season.leagueId));
  const all = await seasonGames(db, season);
  const game = all.find((one) => one.gameId === gameId);
  const round = rounds.find((one) => gamesOfRound(rounds, all, one).some((own) => own.gameId === gameId));
  if (game === undefined || round === undefined) return null;
  const settings = settingsInRound(season.versions, round.round);
  const [lines, refs, rows] = await Promise.all([
    playedLines(db, season, settings, [game]),
    gameRefs(db, season, [game]),
    playerRows(db, season, { rounds, priced: round }),
  ]);
  const teamOf = new Map(rows.map(({ number, teamId }) => [number, teamId]));
  const players = new Map(rows.map((row) => [row.number, fantasyPlayer(row)]));
  const of = { settings, refs, teamOf, players };
  return {
    game: gameId,
    version: logPosition(place.epoch ?? 1, place.sequence ?? 0),
    lines: [...lines].flatMap(([number, own]) => own.map((line) => ({ number, ledger: ledgerOf(of, number, line) }))),
  };
}
