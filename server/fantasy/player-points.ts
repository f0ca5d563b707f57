import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { type GamePoints, pointsOfGame } from "#core/fantasy/points-of-player.ts";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { askTogether, type AnsweredRows, type Questions } from "../db/ask-together.ts";
import type { GamePage } from "../db/game-boxes-table.ts";
import { type Packed, unpackJson } from "../db/packed-json.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { mergesQuestion, type PersonLink, standingFor } from "../projections/merged-people.ts";
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

/** `page`: packed, in base 64. */
type BoxRow = { readonly gameId: GameId; readonly page: string; readonly known: readonly (readonly [PlayerKey, PersonId])[] };

/** What points of players are read from: box scores, whose number a person is, who is taken for whom. */
export type PointsGround = { boxes: BoxRow; numbers: { readonly person: PersonId; readonly number: number }; links: PersonLink };

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
  return linesOfGames(await askTogether(db, pointsQuestions(key, games)), settings, games);
}

/** The same as questions, to be asked with others. `alone`: which of the games besides, as ids that a question finds. */
export function pointsQuestions(
  { tenantId, leagueId }: SeasonKey,
  games: readonly SeasonGame[],
  alone?: RawBuilder<unknown>,
): Questions<PointsGround> {
  const ids = games.map(({ gameId }) => gameId);
  return {
    boxes: sql<BoxRow>`
      select box.game_id as "gameId", encode(box.page, 'base64') as page, (
        select coalesce(json_agg(json_build_array(player_key, person_id)), '[]') from game_players known
        where known.tenant_id = box.tenant_id and known.game_id = box.game_id and known.person_id is not null) as known
      from game_boxes box where box.tenant_id = ${tenantId} and box.game_id = any(${ids}::uuid[])
        ${alone === undefined ? sql`` : sql`and box.game_id in (${alone})`}`,
    numbers: sql`select person_id as person, number from fantasy_players where tenant_id = ${tenantId} and league_id = ${leagueId}`,
    links: mergesQuestion(tenantId),
  };
}

/** From what was answered of these games, and maybe of others. */
export function linesOfGames(
  { boxes, numbers, links }: AnsweredRows<PointsGround>,
  settings: Pick<FantasySettings, "index" | "winBonusPercent">,
  games: readonly SeasonGame[],
): PlayedLines {
  const numberOf = new Map(numbers.map(({ person, number }) => [person, number]));
  const standsFor = standingFor(links);
  const boxOf = new Map(boxes.map((row) => [row.gameId, row]));
  const lines = games.flatMap((game) => {
    const box = boxOf.get(game.gameId);
    return box === undefined ? [] : linesOfGame(settings, game, box, (person) => numberOf.get(standsFor(person)));
  });
  return byNumber(lines);
}

function byNumber(lines: readonly (readonly [number, PlayedLine])[]): PlayedLines {
  const played = [...Map.groupBy(lines, ([number]) => number)];
  return new Map(played.map(([number, own]) => [number, own.map(([, line]) => line)]));
}

function linesOfGame(
  settings: Pick<FantasySettings, "index" | "winBonusPercent">,
  game: SeasonGame,
  { page, known }: BoxRow,
  numberOf: (person: PersonId) => number | undefined,
): (readonly [number, PlayedLine])[] {
  const { box } = unpackJson(Buffer.from(page, "base64") as Packed<GamePage>);
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
