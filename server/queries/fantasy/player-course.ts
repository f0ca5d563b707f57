import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyRound, PlayedLedger } from "#contract/fantasy.ts";
import type { FantasyPlayerAnswer, PlayerRoundLine } from "#contract/fantasy-api-queries.ts";
import type { GameRef, TeamRef } from "#contract/refs.ts";
import { type FantasySettings, settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { indexParts } from "#core/stats/index-parts.ts";
import { askTogether } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { linesOfGames, type PlayedLine, pointsQuestions } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact, stateOf } from "../../fantasy/stored-rounds.ts";
import { teamRef } from "../refs/team-ref.ts";
import { refsOf, refsQuestion } from "./game-refs.ts";
import { gamesNaming } from "./games-naming.ts";
import { marketLinesOf, marketLinesQuestions } from "./market-lines.ts";
import type { PlayerAt } from "./player-answer.ts";
import { toldRounds } from "./told-rounds.ts";

type RoundRow = {
  readonly round: number;
  readonly price: number;
  readonly target: number;
  readonly rating: number;
  readonly played: boolean | null;
  readonly points: number | null;
  readonly owners: number | null;
  readonly captains: number | null;
};

/** A player's course through the season: his price in each market, and every game he played to the row. `null`: nobody has this number. */
export async function playerCourse(db: Kysely<Database>, known: PlayerAt, number: number): Promise<FantasyPlayerAnswer | null> {
  const { season, rounds, head, also } = known;
  const { games } = also;
  if (also.numbered.length === 0) return null;
  const begun = rounds.filter((round) => hasFact(round, "locked")).flatMap((round) => gamesOfRound(rounds, games, round));
  const asked = await askTogether(db, {
    ...pointsQuestions(season, begun, gamesNaming(season, number)),
    ...marketLinesQuestions(known),
    refs: refsQuestion(season, begun, gamesNaming(season, number)),
    rows: roundRowsQuestion(season, number),
  });
  const { rows } = asked;
  const player = marketLinesOf(asked, known).find((line) => line.number === number);
  if (player === undefined) return null;
  const told = toldRounds(known, games);
  const teams = new Map(asked.players.map((row): [string, TeamRef] => [row.teamId, teamRef(row.team)]));
  const refs = refsOf(asked.refs);
  const wanted = rounds.filter((round) => {
    // While a round is played its box scores go ahead of what is written down of it.
    const isPlayed = hasFact(round, "locked") && !hasFact(round, "provisional") && stateOf(round) !== "closed";
    return isPlayed || rows.some((row) => row.round === round.round && row.played === true);
  });
  const ledgers = new Map<number, readonly PlayedLedger[]>();
  const bySettings = Map.groupBy(wanted, (round) => settingsInRound(season.versions, round.round));
  for (const [settings, own] of bySettings) {
    const ofRounds = own.map((round) => ({ round: round.round, games: gamesOfRound(rounds, games, round) }));
    const lines = linesOfGames(
      asked,
      settings,
      ofRounds.flatMap((one) => one.games),
    ).get(number);
    for (const { round, games: inRound } of ofRounds) {
      const played = (lines ?? []).filter(({ game }) => inRound.some(({ gameId }) => gameId === game.gameId));
      ledgers.set(
        round,
        played.map((line) => ledgerOf(settings, line, { refs, teams, own: player.team })),
      );
    }
  }
  return { ...head, player, rounds: rows.flatMap((row) => roundLine(row, told.get(row.round), ledgers.get(row.round) ?? [])) };
}

/** Each market in which he had a price, with what was written down of the round. */
function roundRowsQuestion({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<RoundRow> {
  return sql<RoundRow>`
    select priced.round, priced.price, priced.target, priced.rating, brought.played, brought.points, brought.owners, brought.captains
    from fantasy_prices priced
    join fantasy_rounds round on round.tenant_id = priced.tenant_id and round.league_id = priced.league_id and round.round = priced.round
    left join fantasy_player_rounds brought on brought.tenant_id = priced.tenant_id and brought.league_id = priced.league_id
      and brought.round = priced.round and brought.number = priced.number
    where priced.tenant_id = ${tenantId} and priced.league_id = ${leagueId} and priced.number = ${number}::integer
    order by round.locks_at, priced.round`;
}

function roundLine(row: RoundRow, round: FantasyRound | undefined, games: readonly PlayedLedger[]): PlayerRoundLine[] {
  if (round === undefined) return [];
  const { price, target, rating, owners, captains } = row;
  const points = games.length === 0 ? null : games.reduce((sum, game) => sum + game.points, 0);
  return [{ round, price, target, rating, points, games, owners: owners ?? 0, captains: captains ?? 0 }];
}

type Ground = {
  readonly refs: ReadonlyMap<GameId, GameRef>;
  readonly teams: ReadonlyMap<string, TeamRef>;
  readonly own: TeamRef;
};

function ledgerOf(settings: FantasySettings, { points, game, line, side }: PlayedLine, { refs, teams, own }: Ground): PlayedLedger {
  const against: SeasonGame["homeTeamId"] = side === "home" ? game.awayTeamId : game.homeTeamId;
  return {
    ...points,
    ref: refs.get(game.gameId) as GameRef,
    opponent: teams.get(against) ?? own,
    parts: indexParts(settings.index, line),
  };
}
