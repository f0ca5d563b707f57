import type { Kysely } from "kysely";
import type { GameFantasyAnswer, GameFantasyLine } from "#contract/fantasy-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameAddress } from "#contract/refs.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { gamesFor } from "../../db/repositories/games.ts";
import type { Database } from "../../db/schema.ts";
import { playedLines } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { type SeasonGame, seasonGames } from "../../fantasy/season-games.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { fantasyPlayer, type PlayerRow, playerRows } from "./market-lines.ts";
import { type SeasonAt, seasonAt } from "./season-at.ts";
import { roundNames, toldRound } from "./told-round.ts";

/** Both teams' players in a game: what it brought them, or before it what they cost. `null`: the game is not played in its league. */
export async function gameAnswer(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: GameAddress,
): Promise<GameFantasyAnswer | null> {
  const known = await seasonAt(db, tenantId, note, address);
  const gameId = known && (await gamesFor(db, tenantId).byAddress(address));
  if (!known || !gameId) return null;
  note(pageTags.game(gameId));
  note(pageTags.availability);
  const games = await seasonGames(db, known.season);
  const round = known.rounds.find((one) => gamesOfRound(known.rounds, games, one).some((game) => game.gameId === gameId));
  return round === undefined ? null : answerOf(db, known, { round, games, gameId });
}

type Place = { readonly round: StoredRound; readonly games: readonly SeasonGame[]; readonly gameId: GameId };

async function answerOf(db: Kysely<Database>, { season, rounds }: SeasonAt, { round, games, gameId }: Place): Promise<GameFantasyAnswer> {
  const game = games.find((one) => one.gameId === gameId) as SeasonGame;
  const lines = await playedLines(db, season, settingsInRound(season.versions, round.round), [game]);
  const next = rounds[rounds.indexOf(round) + 1];
  const rows = await playerRows(db, season, { rounds: rounds.slice(0, rounds.indexOf(round) + 1), priced: round });
  const after = next !== undefined && hasFact(next, "opened") ? await pricesIn(db, season, next.round) : new Map<number, number>();
  const names = await roundNames(db, season);
  const of = [
    { side: "home", team: game.homeTeamId },
    { side: "away", team: game.awayTeamId },
  ] as const;
  const entered = hasFact(round, "locked") ? await teamsEntered(db, season, round.round) : 0;
  const told = of.flatMap(({ side, team }) =>
    rows
      .filter((row) => (lines.get(row.number)?.[0]?.side ?? (row.teamId === team ? side : null)) === side)
      .map((row): GameFantasyLine => ({
        ...fantasyPlayer(row),
        side,
        points: game.firstEventAt === null ? null : (lines.get(row.number)?.reduce((sum, line) => sum + line.points.points, 0) ?? null),
        form: formBefore(row, rounds, round),
        priceAfter: after.get(row.number) ?? null,
        owners: row.owners ?? 0,
        captains: row.captains ?? 0,
      })),
  );
  return { round: toldRound(names, round), teams: entered, lines: told };
}

function formBefore({ rounds: own }: PlayerRow, rounds: readonly StoredRound[], round: StoredRound): (number | null)[] {
  const before = rounds.slice(0, rounds.indexOf(round)).filter((one) => hasFact(one, "provisional"));
  return before.slice(-5).map((one) => own.find((played) => played.round === one.round && played.played)?.points ?? null);
}

async function pricesIn(db: Kysely<Database>, { tenantId, leagueId }: SeasonAt["season"], round: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("fantasy_prices")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select(["number", "price"])
    .execute();
  return new Map(rows.map(({ number, price }) => [number, price]));
}

async function teamsEntered(db: Kysely<Database>, { tenantId, leagueId }: SeasonAt["season"], round: number): Promise<number> {
  const { count } = await db
    .selectFrom("fantasy_entries")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
