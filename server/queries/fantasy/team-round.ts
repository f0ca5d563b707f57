import type { Kysely } from "kysely";
import type { FantasyPlayer, FantasyRound, PlayedLedger, TeamRound, TeamRoundRow } from "#contract/fantasy.ts";
import type { GameRef } from "#contract/refs.ts";
import { type FantasySettings, settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { Market } from "#core/fantasy/market.ts";
import { type LineUpScore, scoreLineUp } from "#core/fantasy/round-score.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import { indexParts } from "#core/stats/index-parts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import { linesOfGames, type PlayedLine, type PlayedLines, type PointsGround, pointsQuestions } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { type ScoreOf, scoresIn } from "../../fantasy/score-round.ts";
import { isOver, type SeasonGame } from "../../fantasy/season-games.ts";
import { marketOf, marketQuestion, type MarketRow } from "../../fantasy/season-market.ts";
import type { SeasonState } from "../../fantasy/known-season.ts";
import type { StoredRound } from "../../fantasy/stored-rounds.ts";
import { type GameRefRow, refsOf, refsQuestion } from "./game-refs.ts";
import { fantasyPlayers, type PlayerRow, playersQuestion } from "./market-lines.ts";

/** A round with all that its players have done in it, for as many line-ups as are asked about. */
export type PlayedRound = {
  readonly told: FantasyRound;
  readonly settings: FantasySettings;
  readonly market: Market;
  readonly games: readonly SeasonGame[];
  readonly lines: PlayedLines;
  readonly refs: ReadonlyMap<GameId, GameRef>;
  readonly players: ReadonlyMap<number, FantasyPlayer>;
  readonly teamOf: ReadonlyMap<number, string>;
  readonly scoreOf: ScoreOf;
};

/** All that a round of players is put together from. */
export type PlayedRows = PointsGround & { market: MarketRow; refs: GameRefRow; players: PlayerRow };

/** From the box scores as they are at this moment: a basket tells as soon as it is written down. FAN5 */
export function playedQuestions({ season, rounds }: SeasonState, all: readonly SeasonGame[], round: StoredRound): Questions<PlayedRows> {
  const games = gamesOfRound(rounds, all, round);
  return {
    ...pointsQuestions(season, games),
    market: marketQuestion(season, round.round),
    refs: refsQuestion(season, games),
    players: playersQuestion(season, { rounds, priced: round }),
  };
}

export function playedRoundOf(
  rows: AnsweredRows<PlayedRows>,
  { season, rounds }: SeasonState,
  all: readonly SeasonGame[],
  round: StoredRound,
  told: FantasyRound,
): PlayedRound {
  const settings = settingsInRound(season.versions, round.round);
  const games = gamesOfRound(rounds, all, round);
  const lines = linesOfGames(rows, settings, games);
  const teamOf = new Map(rows.players.map(({ number, teamId }) => [number, teamId]));
  const players = fantasyPlayers(rows.players);
  const { market } = marketOf(rows.market);
  return { told, settings, market, games, lines, refs: refsOf(rows.refs), players, teamOf, scoreOf: scoresIn({ lines, games }, teamOf) };
}

/** The same, asked by itself. */
export async function playedRound(
  db: Kysely<Database>,
  known: SeasonState,
  all: readonly SeasonGame[],
  round: StoredRound,
  told: FantasyRound,
): Promise<PlayedRound> {
  return playedRoundOf(await askTogether(db, playedQuestions(known, all, round)), known, all, round, told);
}

/** What a line-up came to in it. */
export function lineUpScore(played: PlayedRound, line: LineUp): LineUpScore {
  return scoreLineUp(played.settings, played.market, line, { isOver: played.games.every(isOver), scoreOf: played.scoreOf });
}

/** Its rows, each with the games it is made of; they add up to the points. */
export function rowsOf(played: PlayedRound, line: LineUp, score: LineUpScore): TeamRoundRow[] {
  return score.rows.map(({ number, place, captaincy, weightPercent, points }) => {
    const own = played.lines.get(number) ?? [];
    const coming = gamesOf(played, number).filter((game) => !isOver(game));
    return {
      player: played.players.get(number) as FantasyPlayer,
      place,
      captaincy,
      named: number === line.captain ? "captain" : number === line.vice ? "vice" : null,
      weightPercent,
      points,
      playerPoints: played.scoreOf(number).points,
      games: own.map((game) => ledgerOf(played, number, game)),
      state: stateOf(coming, own.length > 0),
      tipOff: coming.find(({ status }) => !isPlayedNow(status))?.tipOff ?? null,
    };
  });
}

function gamesOf({ games, teamOf }: PlayedRound, number: number): SeasonGame[] {
  const team = teamOf.get(number);
  return games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === team || awayTeamId === team);
}

function isPlayedNow(status: SeasonGame["status"]): boolean {
  return status === "live" || status === "interrupted";
}

function stateOf(coming: readonly SeasonGame[], hasPlayed: boolean): TeamRoundRow["state"] {
  if (coming.some(({ status }) => isPlayedNow(status))) return "playing";
  if (coming.length > 0) return "to-come";
  return hasPlayed ? "over" : "absent";
}

/** A game of his, from the box score to the sum. */
export function ledgerOf(
  { settings, refs, players, teamOf }: Pick<PlayedRound, "settings" | "refs" | "players" | "teamOf">,
  number: number,
  { points, game, line, side }: PlayedLine,
): PlayedLedger {
  const against = side === "home" ? game.awayTeamId : game.homeTeamId;
  const opponent = [...players.values()].find((other) => teamOf.get(other.number) === against);
  return {
    ...points,
    ref: refs.get(game.gameId) as GameRef,
    opponent: opponent?.team ?? (players.get(number) as FantasyPlayer).team,
    parts: indexParts(settings.index, line),
  };
}

/** A team's round, with its place among the others as it was written down last. */
export function teamRound(
  played: PlayedRound,
  entry: LineUp & { readonly transfers: number },
  { place, teams, average }: { readonly place: number; readonly teams: number; readonly average: number },
): TeamRound {
  const score = lineUpScore(played, entry);
  return {
    round: played.told,
    points: score.points,
    place,
    teams,
    average,
    transfers: entry.transfers,
    rows: rowsOf(played, entry, score),
    exchanges: score.exchanges,
    playing: played.games.filter(({ status }) => isPlayedNow(status)).map(({ gameId }) => gameId),
  };
}
