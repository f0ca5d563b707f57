import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { type FantasySettings, usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { Fact, GameStatus } from "#core/game/facts.ts";
import { weekdayOf } from "#core/kernel/calendar-day.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { localMoment } from "#core/kernel/local-time.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { type KnownSeason, readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { stateOf } from "#server/fantasy/stored-rounds.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { type OwnSquad, ownSquad } from "#server/my-fantasy/own-squad.ts";
import { signedInAccount } from "./account-in-database.ts";
import { cheapestSquad, type FantasyClub, type FantasyLeague } from "./fantasy-league.ts";

/** A player's round as it was told last. */
export type ToldRow = {
  readonly number: number;
  readonly club: string;
  readonly played: boolean;
  readonly points: number;
  readonly games: number;
};

/** An account with a team. */
export type Manager = SignedInVisitor & { readonly read: () => Promise<OwnSquad> };

/** The rounds of a league's fantasy game in a test: played, looked at, told. */
export class FantasyRounds {
  readonly #db: Kysely<Database>;
  readonly league: FantasyLeague;

  constructor(db: Kysely<Database>, league: FantasyLeague) {
    this.#db = db;
    this.league = league;
  }

  async known(): Promise<KnownSeason> {
    const season = await readSeason(this.#db, this.league.key);
    if (season === null) throw new Error("the game is not played here");
    return season;
  }

  /** Such as `1 final`. */
  async states(): Promise<string[]> {
    return (await this.known()).rounds.map((round) => `${round.round} ${stateOf(round)}`);
  }

  /** Somebody with the cheapest team there can be. */
  async team(name: string): Promise<Manager> {
    const season = await this.known();
    const { tenantId } = this.league.key;
    const { accountId, sessionId } = await signedInAccount(this.#db, tenantId, name);
    const lineUp = cheapestSquad(season.market, season.clubsPlaying);
    const outcome = await makeTeam(this.#db, season, accountId, { ...lineUp, name, market: season.priced?.market ?? 0 });
    if (outcome.kind !== "made") throw new Error(JSON.stringify(outcome.refusal));
    const read = async () => {
      const own = await ownSquad(this.#db, await this.known(), accountId);
      if (own === null) throw new Error("no team");
      return own;
    };
    return { accountId, sessionId, tenantId, read };
  }

  async told(round: number): Promise<ToldRow[]> {
    const { rows } = await sql<ToldRow>`
      select told.number, club.slug as club, told.played, told.points, json_array_length(told.games) as games
      from fantasy_player_rounds told
      join fantasy_players player on player.league_id = told.league_id and player.number = told.number
      join teams club on club.team_id = player.team_id
      where told.league_id = ${this.league.key.leagueId} and told.round = ${round} order by told.number`.execute(this.#db);
    return rows;
  }

  async clubsThatPlayed(round: number): Promise<string[]> {
    const lines = (await this.told(round)).filter((line) => line.played);
    return [...new Set(lines.map(({ club }) => club))].toSorted();
  }

  /** Every figure of every team. */
  async teamRounds(round: number): Promise<unknown[]> {
    const { rows } =
      await sql`select * from fantasy_team_rounds where league_id = ${this.league.key.leagueId} and round = ${round} order by team_id`.execute(
        this.#db,
      );
    return rows;
  }

  async personOf(number: number) {
    return this.#db
      .selectFrom("fantasy_players")
      .where("league_id", "=", this.league.key.leagueId)
      .where("number", "=", number)
      .select(["person_id", "team_id"])
      .executeTakeFirstOrThrow();
  }

  /** A look at how far the season has come, `hours` later. */
  async look(hours = 0): Promise<void> {
    if (hours > 0) await this.league.pass(hours);
    await advanceSeason(this.#db, this.league.key);
  }

  async played(game: GameId, clubs: readonly [FantasyClub, FantasyClub]): Promise<void> {
    await this.league.play(game, this.league.log(clubs, clubs.join()));
  }

  /** Two games of a round that begin now, a team that takes part in it, and a second round in a week. */
  async begun(): Promise<{ readonly games: readonly [GameId, GameId]; readonly mila: Manager }> {
    const { league } = this;
    const games = [await league.scheduled(1, ["Avala", "Banjica"], 48), await league.scheduled(1, ["Cerak", "Dorcol"], 50)] as const;
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 9);
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 9 + 2);
    await openSeason(this.#db, league.key, finalOnAnyDay());
    const mila = await this.team("Mila");
    await this.look(51);
    return { games, mila };
  }

  /** The same with the first round final and the second open; its transfers are counted. */
  async secondOpen(): Promise<{ readonly games: readonly [GameId, GameId]; readonly mila: Manager }> {
    const begun = await this.begun();
    await this.played(begun.games[0], ["Avala", "Banjica"]);
    await this.played(begun.games[1], ["Cerak", "Dorcol"]);
    await this.look(24 * 5);
    await sql`update fantasy_rounds set unlimited = false where league_id = ${this.league.key.leagueId}`.execute(this.#db);
    return begun;
  }
}

/**
 * The usual settings, but for the hour of the week before which no round turns final: that has just come, whatever day it is. Time goes by
 * in these tests by hours, and days of the week do not go with it: where Monday noon lay ahead, a round would wait for a week.
 */
export function finalOnAnyDay(): FantasySettings {
  const [day = "", time = ""] = localMoment(Date.now(), "Europe/Belgrade").split("T");
  return { ...usualFantasySettings, finalNotBefore: { weekday: weekdayOf(day), hour: Number(time.slice(0, 2)) } };
}

/** What the office writes of a game. */
export function statusOf(status: GameStatus): Fact {
  return { type: "game.status", status, reason: "the office" };
}
