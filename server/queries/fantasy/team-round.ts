import type { Kysely } from "kysely";
import type { FantasyPlayer, FantasyRound, PlayedLedger, TeamRound, TeamRoundRow } from "#contract/fantasy.ts";
import type { GameRef } from "#contract/refs.ts";
import { type FantasySettings, settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { Market } from "#core/fantasy/market.ts";
import { type LineUpScore, scoreLineUp } from "#core/fantasy/round-score.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import { indexParts } from "#core/stats/index-parts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { type PlayedLine, type PlayedLines, playedLines } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { type ScoreOf, scoresIn } from "../../fantasy/score-round.ts";
import { isOver, type SeasonGame } from "../../fantasy/season-games.ts";
import { roundMarket } from "../../fantasy/season-market.ts";
import type { KnownSeason } from "../../fantasy/known-season.ts";
import type { StoredRound } from "../../fantasy/stored-rounds.ts";
import { gameRefs } from "./game-refs.ts";
import { fantasyPlayer, playerRows } from "./market-lines.ts";

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

/** From the box scores as they are at this moment: a basket tells as soon as it is written down. FAN5 */
export async function playedRound(
  db: Kysely<Database>,
  known: KnownSeason,
  all: readonly SeasonGame[],
  round: StoredRound,
  told: FantasyRound,
): Promise<PlayedRound> {
  const { season, rounds } = known;
  const settings = settingsInRound(season.versions, round.round);
  const games = gamesOfRound(rounds, all, round);
  const [lines, { market }, refs, rows] = await Promise.all([
    playedLines(db, season, settings, games),
    roundMarket(db, season, round.round),
    gameRefs(db, season, games),
    playerRows(db, season, { rounds, priced: round }),
  ]);
  const teamOf = new Map(rows.map(({ number, teamId }) => [number, teamId]));
  const players = new Map(rows.map((row) => [row.number, fantasyPlayer(row)]));
  return { told, settings, market, games, lines, refs, players, teamOf, scoreOf: scoresIn({ lines, games }, teamOf) };
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
