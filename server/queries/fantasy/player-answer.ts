import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyPlayerAnswer, PlayerRoundLine, PriceStep } from "#contract/fantasy.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameRef, TeamRef } from "#contract/refs.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { nextPrices, priceReason } from "#core/fantasy/price-step.ts";
import { indexParts } from "#core/stats/index-parts.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { linesOfGames, type PlayedLine, type PointsGround, pointsQuestions } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { gamesQuestion, isOver, type SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact, lastLocked, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { type GameRefRow, refsOf, refsQuestion } from "./game-refs.ts";
import { gamesNaming } from "./games-naming.ts";
import { marketLine, type PlayerRow, playersQuestion } from "./market-lines.ts";
import { nextOpponents, nextQuestion } from "./next-opponents.ts";
import { askedOfSeason, type SeasonAt } from "./season-at.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRound } from "./told-round.ts";

type ToldRound = (round: StoredRound) => PriceStep["round"];
type PlayerGround = { games: SeasonGame; numbered: { readonly number: number } };
export type PlayerAt = SeasonAt & { readonly also: AnsweredRows<PlayerGround> };

/** What is asked of a player with his season: of a number that nobody has nothing further. */
export const playerAsked = askedOfSeason((key, { number }: { readonly number: number }): Questions<PlayerGround> => {
  const numbered = sql<PlayerGround["numbered"]>`
    select had.number from fantasy_players had
    where had.tenant_id = ${key.tenantId} and had.league_id = ${key.leagueId} and had.number = ${number}::integer`;
  return { games: gamesQuestion(key, sql<boolean>`exists (${numbered})`), numbered };
});

/** A player by his number; `null`: nobody has it. */
export async function playerAnswer(
  db: Kysely<Database>,
  known: PlayerAt,
  number: number,
  note: NotePageTag,
): Promise<FantasyPlayerAnswer | null> {
  const { season, rounds, names, head, priced, settings, also } = known;
  if (also.numbered.length === 0) return null;
  const played = locked(rounds).flatMap((round) => gamesOfRound(rounds, also.games, round));
  const rows = await askTogether(db, {
    ...pointsQuestions(season, played, gamesNaming(season, number)),
    player: playersQuestion(season, known, number),
    next: nextQuestion(season),
    prices: pricesQuestion(season, number),
    shares: sharesQuestion(season, number),
    refs: refsQuestion(season, played, gamesNaming(season, number)),
    opponents: opponentsQuestion(season),
    teams: teamsInQuestion(season, lastLocked(rounds)?.round),
  });
  const [row] = rows.player;
  if (row === undefined) return null;
  note(pageTags.availability);
  const told: ToldRound = (round) => toldRound(names, round);
  const player = marketLine(row, rounds, nextOpponents(rows.next).get(row.teamId) ?? []);
  const rating = { thousandths: player.rating, games: player.gamesLearned, newcomer: player.isNewcomer };
  return {
    ...head,
    player,
    round: priced === undefined ? null : told(priced),
    teams: teamsIn(rows.teams),
    prices: pricesOf(rounds, row, rows.prices, told),
    priceStep: settings.price.step,
    rounds: roundsOf(known, rows, { row, told, note }),
    nextPrices: row.price === null || row.hasLeft ? [] : nextPrices(settings, season.scalePercent, { rating, price: row.price }),
  };
}

function locked(rounds: readonly StoredRound[]): StoredRound[] {
  return rounds.filter((round) => hasFact(round, "locked"));
}

type PriceRow = { readonly round: number; readonly price: number; readonly target: number; readonly rating: number };

function pricesQuestion({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<PriceRow> {
  return sql<PriceRow>`
    select round, price, target, rating from fantasy_prices where tenant_id = ${tenantId} and league_id = ${leagueId} and number = ${number}::integer`;
}

/** In the order in which their rounds opened. What was learned since the market before, the rounds themselves say. */
function pricesOf(rounds: readonly StoredRound[], row: PlayerRow, published: readonly PriceRow[], told: ToldRound): PriceStep[] {
  const of = new Map(published.map((price): [number, PriceRow] => [price.round, price]));
  const learnedIn = ({ pricesAfter }: StoredRound) => rounds.slice(0, 1 + rounds.findIndex(({ round }) => round === pricesAfter));
  const opened = rounds.filter(({ round }) => of.has(round));
  return opened.map((round, place) => {
    const { price, target, rating } = of.get(round.round) as PriceRow;
    const last = opened[place - 1];
    const before = last === undefined ? null : (of.get(last.round)?.price ?? null);
    const news = learnedIn(round).slice(last === undefined ? 0 : learnedIn(last).length);
    const games = news.reduce((sum, one) => sum + (row.rounds.find((own) => own.round === one.round)?.games ?? 0), 0);
    const reason = priceReason({ before, price, target }, { rounds: news.length, games });
    return { round: told(round), price, before, target, rating, reason };
  });
}

type RoundsInput = { readonly row: PlayerRow; readonly told: ToldRound; readonly note: NotePageTag };
type OpponentRow = { readonly teamId: TeamId; readonly team: TeamRefRow };
type Brought = AnsweredRows<PointsGround & { refs: GameRefRow; opponents: OpponentRow; shares: ShareRow }>;

/** From the box scores as they are now: what is being played is there as soon as it is written down. FAN5 */
function roundsOf({ season, rounds, also }: PlayerAt, rows: Brought, { row, told, note }: RoundsInput): PlayerRoundLine[] {
  const gamesIn = new Map(locked(rounds).map((round) => [round, gamesOfRound(rounds, also.games, round)]));
  const lines = linesOf(season, rows, row.number, gamesIn);
  const refs = refsOf(rows.refs);
  const opponents = new Map(rows.opponents.map(({ teamId, team }) => [teamId, teamRef(team)]));
  const shares = new Map(rows.shares.map(({ round, ...share }) => [round, share]));
  return [...gamesIn].map(([round, all]) => {
    const played = lines.get(round) ?? [];
    const { index, winBonusPercent } = settingsInRound(season.versions, round.round);
    const games = all.filter((game) => game.homeTeamId === row.teamId || game.awayTeamId === row.teamId);
    if (!hasFact(round, "final")) for (const { gameId } of games) note(pageTags.game(gameId));
    return {
      round: told(round),
      points: played.reduce((sum, { points }) => sum + points.points, 0),
      games: played.map(({ points, game, line, side }) => ({
        ...points,
        ref: refs.get(game.gameId) as GameRef,
        opponent: opponents.get(side === "home" ? game.awayTeamId : game.homeTeamId) as TeamRef,
        parts: indexParts(index, line),
      })),
      winBonusPercent,
      isToCome: games.some((game) => !isOver(game)),
      ...(shares.get(round.round) ?? { owners: 0, captains: 0, teams: 0 }),
    };
  });
}

/** What a player did in each of these rounds. Rounds with the same settings are looked up together: mostly all. */
function linesOf(
  { versions }: SeasonAt["season"],
  rows: AnsweredRows<PointsGround>,
  number: number,
  gamesIn: ReadonlyMap<StoredRound, readonly SeasonGame[]>,
): ReadonlyMap<StoredRound, readonly PlayedLine[]> {
  const played = new Map<StoredRound, readonly PlayedLine[]>();
  for (const [settings, same] of Map.groupBy(gamesIn, ([{ round }]) => settingsInRound(versions, round))) {
    const lines =
      linesOfGames(
        rows,
        settings,
        same.flatMap(([, games]) => games),
      ).get(number) ?? [];
    for (const [round, games] of same) {
      const inRound = new Set(games);
      played.set(
        round,
        lines.filter(({ game }) => inRound.has(game)),
      );
    }
  }
  return played;
}

function opponentsQuestion({ tenantId, leagueId }: SeasonKey): RawBuilder<OpponentRow> {
  return sql<OpponentRow>`
    select team.team_id as "teamId", ${teamRefJson("team", "club")} as team from teams team
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId}`;
}

type ShareRow = Pick<PlayerRoundLine, "owners" | "captains" | "teams"> & { readonly round: number };

function sharesQuestion({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<ShareRow> {
  return sql<ShareRow>`
    select own.round, own.owners, own.captains, coalesce(figures.teams, 0) as teams from fantasy_player_rounds own
    left join fantasy_round_figures figures on figures.tenant_id = own.tenant_id and figures.league_id = own.league_id
      and figures.round = own.round
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.number = ${number}::integer`;
}
