import { type Kysely, sql } from "kysely";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { type GamePoints, pointsOfGame } from "#core/fantasy/points-of-player.ts";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import type { GamePage } from "../db/game-boxes-table.ts";
import { type Packed, unpackJson } from "../db/packed-json.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { mergedPeople } from "../projections/merged-people.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import { endingOf, type SeasonGame } from "./season-games.ts";

/** A player's game of a round with the line it comes from: the ledger's ground. */
export type PlayedLine = {
  readonly points: GamePoints;
  readonly game: SeasonGame;
  readonly line: PlayerLine;
  readonly side: "home" | "away";
};

/** By number: the games that he played, in the order of play. */
export type PlayedLines = ReadonlyMap<number, readonly PlayedLine[]>;

type BoxRow = { readonly gameId: GameId; readonly page: Packed<GamePage>; readonly known: readonly (readonly [PlayerKey, PersonId])[] };

/**
 * What players brought in these games, straight from the box scores, which are written in the transaction of each play: nothing is
 * kept beside them that could lag behind, or be wrong after a correction. FAN5, FAN12
 */
export async function playedLines(
  db: Kysely<Database>,
  key: SeasonKey,
  settings: Pick<FantasySettings, "index" | "winBonusPercent">,
  games: readonly SeasonGame[],
): Promise<PlayedLines> {
  if (games.length === 0) return new Map();
  const { tenantId } = key;
  const ids = games.map(({ gameId }) => gameId);
  const { rows } = await sql<BoxRow>`
    select box.game_id as "gameId", box.page, (
      select coalesce(json_agg(json_build_array(player_key, person_id)), '[]') from game_players known
      where known.tenant_id = box.tenant_id and known.game_id = box.game_id and known.person_id is not null) as known
    from game_boxes box where box.tenant_id = ${tenantId} and box.game_id = any(${ids}::uuid[])`.execute(db);
  const numbers = await numbersByPerson(db, key);
  const standsFor = await mergedPeople(db, tenantId);
  const boxes = new Map(rows.map((row) => [row.gameId, row]));
  const lines = games.flatMap((game) => {
    const box = boxes.get(game.gameId);
    return box === undefined ? [] : linesOfGame(settings, game, box, (person) => numbers.get(standsFor(person)));
  });
  return byNumber(lines);
}

function byNumber(lines: readonly (readonly [number, PlayedLine])[]): PlayedLines {
  const played = [...Map.groupBy(lines, ([number]) => number)];
  return new Map(played.map(([number, own]) => [number, own.map(([, line]) => line)]));
}

async function numbersByPerson(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<ReadonlyMap<PersonId, number>> {
  const players = await db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["person_id", "number"])
    .execute();
  return new Map(players.map(({ person_id, number }) => [person_id, number]));
}

function linesOfGame(
  settings: Pick<FantasySettings, "index" | "winBonusPercent">,
  game: SeasonGame,
  { page, known }: BoxRow,
  numberOf: (person: PersonId) => number | undefined,
): (readonly [number, PlayedLine])[] {
  const { box } = unpackJson<GamePage>(page);
  const personOf = new Map(known);
  const ending = endingOf(game);
  const most = Math.max(box.teams.home.points, box.teams.away.points);
  return (["home", "away"] as const).flatMap((side) => {
    const { points: scored, players } = box.teams[side];
    const wonOnCourt = scored === most && box.teams.home.points !== box.teams.away.points;
    return players.flatMap((line) => {
      const person = personOf.get(line.key);
      const number = person === undefined ? undefined : numberOf(person);
      const points = pointsOfGame(settings, { game: game.gameId, ending, played: line.played, wonOnCourt, line });
      return number === undefined || points === null ? [] : [[number, { points, game, line, side }] as const];
    });
  });
}
