import { type Kysely, type RawBuilder, sql } from "kysely";
import type { GameFantasyAnswer, GameFantasyLine } from "#contract/fantasy-queries.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameAddress } from "#contract/refs.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { askTogether } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion, SeasonKey } from "../../fantasy/fantasy-season.ts";
import { linesOfGames, pointsQuestions } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { gamesQuestion, type SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { fantasyPlayer, type PlayerRow, playersQuestion } from "./market-lines.ts";
import { askedOfSeason, type Asking, type SeasonAt, seasonAt } from "./season-at.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRound } from "./told-round.ts";

/** Both teams' players in a game: what it brought them, or before it what they cost. `null`: the game is not played in its league. */
export async function gameAnswer(asking: Asking, address: GameAddress): Promise<GameFantasyAnswer | null> {
  const { db, note } = asking;
  const { roundSlug, gameSlug } = address;
  const known = await seasonAt(asking, address, gameAsked, { roundSlug, gameSlug });
  const gameId = known?.also.asked[0]?.gameId;
  if (!known || gameId === undefined) return null;
  note(pageTags.game(gameId));
  note(pageTags.availability);
  const { games } = known.also;
  const round = known.rounds.find((one) => gamesOfRound(known.rounds, games, one).some((game) => game.gameId === gameId));
  const game = games.find((one) => one.gameId === gameId);
  return round === undefined || game === undefined ? null : answerOf(db, known, round, game);
}

type IdRow = { readonly gameId: GameId };

type InLeague = Pick<GameAddress, "roundSlug" | "gameSlug">;

const gameAsked = askedOfSeason((key, game: InLeague) => ({ games: gamesQuestion(key), asked: idQuestion(key, game) }));

function idQuestion({ tenantId, leagueId }: KeyInQuestion, { roundSlug, gameSlug }: InLeague): RawBuilder<IdRow> {
  return sql<IdRow>`
    select game.game_id as "gameId" from games game
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    where game.tenant_id = ${tenantId} and game.league_id = ${leagueId} and round.slug = ${roundSlug} and game.slug = ${gameSlug}`;
}

async function answerOf(
  db: Kysely<Database>,
  { season, rounds, names }: SeasonAt,
  round: StoredRound,
  game: SeasonGame,
): Promise<GameFantasyAnswer> {
  const next = rounds[rounds.indexOf(round) + 1];
  const isAfter = next !== undefined && hasFact(next, "opened");
  const rows = await askTogether(db, {
    ...pointsQuestions(season, [game]),
    players: playersQuestion(season, { rounds: rounds.slice(0, rounds.indexOf(round) + 1), priced: round }),
    after: pricesQuestion(season, isAfter ? next.round : 0),
    teams: teamsInQuestion(season, round.round),
  });
  const lines = linesOfGames(rows, settingsInRound(season.versions, round.round), [game]);
  const after = new Map(rows.after.map(({ number, price }) => [number, price]));
  const of = [
    { side: "home", team: game.homeTeamId },
    { side: "away", team: game.awayTeamId },
  ] as const;
  const told = of.flatMap(({ side, team }) =>
    rows.players
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
  return { round: toldRound(names, round), teams: hasFact(round, "locked") ? teamsIn(rows.teams) : 0, lines: told };
}

function formBefore({ rounds: own }: PlayerRow, rounds: readonly StoredRound[], round: StoredRound): (number | null)[] {
  const before = rounds.slice(0, rounds.indexOf(round)).filter((one) => hasFact(one, "provisional"));
  return before.slice(-5).map((one) => own.find((played) => played.round === one.round && played.played)?.points ?? null);
}

type PriceRow = { readonly number: number; readonly price: number };

function pricesQuestion({ tenantId, leagueId }: SeasonKey, round: number): RawBuilder<PriceRow> {
  return sql<PriceRow>`
    select number, price from fantasy_prices where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`;
}
