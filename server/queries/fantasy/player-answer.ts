import { type Kysely, sql } from "kysely";
import type { FantasyPlayerAnswer, PlayerRoundLine, PriceStep } from "#contract/fantasy.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameRef, TeamRef } from "#contract/refs.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { nextPrices, priceReason } from "#core/fantasy/price-step.ts";
import { indexParts } from "#core/stats/index-parts.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { type PlayedLine, playedLines } from "../../fantasy/player-points.ts";
import { gamesOfRound } from "../../fantasy/round-sight.ts";
import { isOver, type SeasonGame, seasonGames } from "../../fantasy/season-games.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { gameRefs } from "./game-refs.ts";
import { marketLine, type PlayerRow, playerRows } from "./market-lines.ts";
import { nextOpponents } from "./next-opponents.ts";
import type { SeasonAt } from "./season-at.ts";
import { roundNames, toldRound } from "./told-round.ts";

type ToldRound = (round: StoredRound) => PriceStep["round"];

/** A player by his number; `null`: nobody has it. `teams`: that played in the last round that was locked. */
export async function playerAnswer(
  db: Kysely<Database>,
  known: SeasonAt,
  number: number,
  { note, teams }: { readonly note: NotePageTag; readonly teams: number },
): Promise<FantasyPlayerAnswer | null> {
  const { season, rounds, head, priced, settings } = known;
  const rows = await playerRows(db, season, known);
  const row = rows.find((one) => one.number === number);
  if (row === undefined) return null;
  note(pageTags.availability);
  const names = await roundNames(db, season);
  const told: ToldRound = (round) => toldRound(names, round);
  const next = await nextOpponents(db, season);
  const player = marketLine(row, rounds, next.get(row.teamId) ?? []);
  const rating = { thousandths: player.rating, games: player.gamesLearned, newcomer: player.isNewcomer };
  return {
    ...head,
    player,
    round: priced === undefined ? null : told(priced),
    teams,
    prices: await pricesOf(db, known, row, told),
    priceStep: settings.price.step,
    rounds: await roundsOf(db, known, { row, told, note }),
    nextPrices: row.price === null || row.hasLeft ? [] : nextPrices(settings, season.scalePercent, { rating, price: row.price }),
  };
}

type PriceRow = { readonly round: number; readonly price: number; readonly target: number; readonly rating: number };

/** In the order in which their rounds opened. What was learned since the market before, the rounds themselves say. */
async function pricesOf(db: Kysely<Database>, { season, rounds }: SeasonAt, row: PlayerRow, told: ToldRound): Promise<PriceStep[]> {
  const published = await db
    .selectFrom("fantasy_prices")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("number", "=", row.number)
    .select(["round", "price", "target", "rating"])
    .execute();
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

type Asked = {
  readonly row: PlayerRow;
  readonly told: ToldRound;
  readonly note: NotePageTag;
};

/** From the box scores as they are now: what is being played is there as soon as it is written down. FAN5 */
async function roundsOf(db: Kysely<Database>, known: SeasonAt, { row, told, note }: Asked): Promise<PlayerRoundLine[]> {
  const { season, rounds } = known;
  const locked = rounds.filter((round) => hasFact(round, "locked"));
  const all = await seasonGames(db, season);
  const own = await gamesNaming(db, season, row);
  const lines = await linesOf(db, known, row.number, locked, (round) =>
    gamesOfRound(rounds, all, round).filter(({ gameId }) => own.has(gameId)),
  );
  const refs = await gameRefs(
    db,
    season,
    [...lines.values()].flatMap((played) => played.map(({ game }) => game)),
  );
  const opponents = await teamsOfLeague(db, season);
  const shares = await sharesOf(db, season, row.number);
  return locked.map((round) => {
    const played = lines.get(round) ?? [];
    const { index, winBonusPercent } = settingsInRound(season.versions, round.round);
    const games = gamesOfRound(rounds, all, round).filter((game) => game.homeTeamId === row.teamId || game.awayTeamId === row.teamId);
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
async function linesOf(
  db: Kysely<Database>,
  { season }: SeasonAt,
  number: number,
  rounds: readonly StoredRound[],
  gamesIn: (round: StoredRound) => readonly SeasonGame[],
): Promise<ReadonlyMap<StoredRound, readonly PlayedLine[]>> {
  const played = new Map<StoredRound, readonly PlayedLine[]>();
  for (const [settings, same] of Map.groupBy(rounds, ({ round }) => settingsInRound(season.versions, round))) {
    const games = same.flatMap(gamesIn);
    const lines = (await playedLines(db, season, settings, games)).get(number) ?? [];
    for (const round of same) {
      const inRound = new Set(gamesIn(round));
      played.set(
        round,
        lines.filter(({ game }) => inRound.has(game)),
      );
    }
  }
  return played;
}

/** Games whose logs name him, or who is now taken for him: of whatever team he was then. */
async function gamesNaming(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, { number }: PlayerRow): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ gameId: string }>`
    with recursive himself as (
      select person_id from fantasy_players where tenant_id = ${tenantId} and league_id = ${leagueId} and number = ${number}
      union
      select link.person_id from person_links link join himself on himself.person_id = link.canonical_person_id
      where link.tenant_id = ${tenantId} and link.unlinked_at is null)
    select distinct known.game_id as "gameId" from himself
    join game_players known on known.tenant_id = ${tenantId} and known.person_id = himself.person_id`.execute(db);
  return new Set(rows.map(({ gameId }) => gameId));
}

async function teamsOfLeague(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<ReadonlyMap<TeamId, TeamRef>> {
  const { rows } = await sql<{ teamId: TeamId; team: TeamRefRow }>`
    select team.team_id as "teamId", ${teamRefJson("team", "club")} as team from teams team
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId}`.execute(db);
  return new Map(rows.map(({ teamId, team }) => [teamId, teamRef(team)]));
}

type Share = Pick<PlayerRoundLine, "owners" | "captains" | "teams">;

async function sharesOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, number: number): Promise<ReadonlyMap<number, Share>> {
  const { rows } = await sql<Share & { round: number }>`
    select own.round, own.owners, own.captains, coalesce(figures.teams, 0) as teams from fantasy_player_rounds own
    left join fantasy_round_figures figures on figures.tenant_id = own.tenant_id and figures.league_id = own.league_id
      and figures.round = own.round
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.number = ${number}`.execute(db);
  return new Map(rows.map(({ round, ...share }) => [round, share]));
}
