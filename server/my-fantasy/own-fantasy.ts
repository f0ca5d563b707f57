import type { Kysely } from "kysely";
import type { TeamRound } from "#contract/fantasy.ts";
import type { OwnFantasy, OwnTeam } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Database } from "../db/schema.ts";
import { marketLines } from "../queries/fantasy/market-lines.ts";
import { enteredRounds } from "../queries/fantasy/team-answer.ts";
import { playedRound, teamRound } from "../queries/fantasy/team-round.ts";
import { roundNames, toldRound, turnsFinal } from "../queries/fantasy/told-round.ts";
import { localName } from "../queries/refs/local-name.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { type OwnSquad, ownSquad, squadAtOpening } from "./own-squad.ts";
import { gamesOfRound } from "../fantasy/round-sight.ts";
import { hasBegun, type SeasonGame, seasonGames } from "../fantasy/season-games.ts";
import { hasFact } from "../fantasy/stored-rounds.ts";
import { gamesInRound, nextRound } from "./games-in-round.ts";
import { roundPlayed, transferTime } from "./squad-times.ts";

/** All that one's own screen shows, read anew each time. `null`: the game is not played there. */
export async function ownFantasy(
  db: Kysely<Database>,
  key: SeasonKey,
  accountId: string,
  address: LeagueAddress,
  now: number,
): Promise<OwnFantasy | null> {
  const known = await readSeason(db, key);
  if (known === null) return null;
  const { season, rounds, open, settings, clubsPlaying, priced } = known;
  const [names, games, players, own, league] = await Promise.all([
    roundNames(db, key),
    seasonGames(db, key),
    marketLines(db, known),
    ownSquad(db, known, accountId),
    db
      .selectFrom("leagues")
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .select(["name", "transliterable"])
      .executeTakeFirstOrThrow(),
  ]);
  const underWay = rounds.findLast((round) => hasFact(round, "locked") && !hasFact(round, "final"));
  const entered = own === null ? [] : await enteredRounds(db, known, own.teamId);
  const told = (round: NonNullable<typeof open>) => toldRound(names, round, turnsFinal(season, rounds, games));
  const last = entered.findLast(({ total }) => total !== null);
  const time = transferTime(known, own);
  const played = roundPlayed(known, own);
  const following = nextRound(known);
  const counting = played ?? following;
  return {
    competition: { ...address, name: localName(league.name, league.transliterable) },
    settings,
    clubsPlaying,
    now,
    open: open === undefined ? null : told(open),
    underWay: underWay === undefined ? null : told(underWay),
    next: following === undefined ? null : told(following),
    transfersUntil: time === null ? null : (time.until ?? "next-opening"),
    market: priced?.market ?? 0,
    unlimited: (own?.entry ?? null) === null || (priced?.unlimited ?? false),
    players: players.map(({ number, person, shirt, team, group, hasLeft, price, absence, form, next }) => ({
      number,
      person,
      shirt,
      team,
      group,
      hasLeft,
      price,
      absence,
      form,
      next: gamesInRound(counting, next),
    })),
    begun: played === null ? [] : await begunIn(db, known, games, played, now),
    teams: last?.teams ?? 0,
    team: own === null ? null : ownTeam(own, last),
    lastRound: await lastRoundOf(db, known, games, entered, told),
  };
}

type Entered = Awaited<ReturnType<typeof enteredRounds>>;

function ownTeam(own: OwnSquad, last: Entered[number] | undefined): OwnTeam {
  const { number, name, hiddenReason: hidden, squad, version, entry } = own;
  const { players, paid, captain, vice } = squadAtOpening(own);
  return {
    number,
    name,
    hidden,
    squad,
    version,
    atOpening: { players, paid, captain, vice },
    hasPlayed: entry !== null,
    points: last?.total ?? 0,
    place: last?.totalPlace ?? null,
  };
}

/** Whose game of a round has begun: their places are fixed. FAN7 */
async function begunIn(
  db: Kysely<Database>,
  { season, rounds }: KnownSeason,
  games: readonly SeasonGame[],
  round: KnownSeason["rounds"][number],
  now: number,
): Promise<number[]> {
  const begun = gamesOfRound(rounds, games, round).filter((game) => hasBegun(game, now));
  const teams = new Set(begun.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  if (teams.size === 0) return [];
  const players = await db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("team_id", "in", [...teams])
    .select("number")
    .orderBy("number")
    .execute();
  return players.map(({ number }) => number);
}

async function lastRoundOf(
  db: Kysely<Database>,
  known: KnownSeason,
  games: readonly SeasonGame[],
  entered: Entered,
  told: (round: KnownSeason["rounds"][number]) => TeamRound["round"],
): Promise<TeamRound | null> {
  const entry = entered.at(-1);
  const round = entry && known.rounds.find((one) => one.round === entry.round);
  if (entry === undefined || round === undefined) return null;
  const played = await playedRound(db, known, games, round, told(round));
  return teamRound(played, entry, { place: entry.place ?? 0, teams: entry.teams ?? 0, average: entry.average ?? 0 });
}
