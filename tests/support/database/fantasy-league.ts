import { type Kysely, sql } from "kysely";
import { usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import { isFormation, squadFault } from "#core/fantasy/squad.ts";
import type { Market } from "#core/fantasy/market.ts";
import type { GameEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import type { EventId, GameId, PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { belgrade } from "#demo/leagues/belgrade.ts";
import { seededRandom } from "#demo/random.ts";
import { gatherCrowd } from "#demo/seasons/crowd.ts";
import { formTeam, type Market as PlayersMarket } from "#demo/seasons/market.ts";
import { keyOf, simulatedTeam, type Team } from "#demo/seasons/team.ts";
import { simulateGame } from "#demo/simulate-game.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { Scoresheet } from "../games/scoresheet.ts";
import { LeagueInDatabase } from "./league-in-database.ts";

const clubNames = ["Avala", "Banjica", "Cerak", "Dorcol"] as const;
export type FantasyClub = (typeof clubNames)[number];

/** Four clubs with twelve players each, on their lists with positions, and games that can be played. */
export class FantasyLeague {
  readonly league: LeagueInDatabase;
  readonly persons: ReadonlyMap<PlayerKey, PersonId>;
  readonly squads: ReadonlyMap<FantasyClub, Team>;
  readonly key: { readonly tenantId: LeagueInDatabase["tenantId"]; readonly leagueId: LeagueInDatabase["leagueId"] };
  readonly #db: Kysely<Database>;
  #ruled = 0;

  private constructor(
    db: Kysely<Database>,
    league: LeagueInDatabase,
    persons: ReadonlyMap<PlayerKey, PersonId>,
    squads: ReadonlyMap<FantasyClub, Team>,
  ) {
    this.#db = db;
    this.league = league;
    this.persons = persons;
    this.squads = squads;
    this.key = { tenantId: league.tenantId, leagueId: league.leagueId };
  }

  static async founded(db: Kysely<Database>, slug: string): Promise<FantasyLeague> {
    const league = await LeagueInDatabase.founded(db, slug, clubNames);
    const random = seededRandom("fantasy");
    const market: PlayersMarket = {
      blueprint: belgrade,
      crowd: gatherCrowd(random.fork("names")),
      random,
      seasonYear: 2026,
      free: [],
      coaches: [],
    };
    const squads = new Map<FantasyClub, Team>();
    const persons = new Map<PlayerKey, PersonId>();
    for (const [index, name] of clubNames.entries()) {
      const club = belgrade.clubs[index];
      if (club === undefined) throw new Error("the demo has fewer clubs than this league");
      const team = formTeam(market, { club, lift: 0, before: null }, [], "2026-08-15");
      squads.set(name, team);
      for (const { player, shirt, captain } of team.signings) {
        const { givenName, familyName } = player.person;
        const personId = await league.person(givenName, familyName);
        persons.set(keyOf(player), personId);
        await teamsFor(db, league.tenantId).saveRosterEntry({
          teamId: league.team(name),
          personId,
          shirtNumber: shirt,
          validFrom: null,
          validTo: null,
          position: player.position,
          captain,
        });
      }
    }
    return new FantasyLeague(db, league, persons, squads);
  }

  /** The same through other connections. */
  through(db: Kysely<Database>): FantasyLeague {
    return new FantasyLeague(db, this.league.through(db), this.persons, this.squads);
  }

  /** A game that is to begin in so many hours. */
  async scheduled(round: number, [home, away]: readonly [FantasyClub, FantasyClub], inHours: number): Promise<GameId> {
    const gameId = await this.league.game({ home, away, round, tipOff: Date.now() + inHours * 3_600_000 });
    await this.linked(gameId, [home, away]);
    return gameId;
  }

  /** Says of a game's logs whom their players are: everybody of both clubs. */
  async linked(gameId: GameId, [home, away]: readonly [FantasyClub, FantasyClub]): Promise<void> {
    const sides = [
      ["home", home],
      ["away", away],
    ] as const;
    const players = sides.flatMap(([side, club]) =>
      (this.squads.get(club)?.signings ?? []).map(({ player }) => ({
        playerKey: keyOf(player),
        side,
        personId: this.persons.get(keyOf(player)) as PersonId,
      })),
    );
    await gamesFor(this.#db, this.league.tenantId).linkPlayers(gameId, players);
  }

  /** What a scorer would write of it; `until`: the last event there is as yet. */
  log([home, away]: readonly [FantasyClub, FantasyClub], seed: string): readonly GameEvent[] {
    const [one, other] = [this.squads.get(home), this.squads.get(away)] as [Team, Team];
    const teams = { home: simulatedTeam(one, "home", one.signings), away: simulatedTeam(other, "away", other.signings) };
    return simulateGame({ rules: fiba, ...teams, officials: [], attendance: null, tipOff: Date.now() }, seededRandom(seed)).events;
  }

  /** Adds to a game's log what its table has just written. */
  async play(gameId: GameId, events: readonly GameEvent[]): Promise<void> {
    await this.league.append(gameId, events, Date.now());
  }

  /** What is written of a game from outside its play, behind all that its log has: a status, a ruling. */
  async rule(gameId: GameId, fact: Fact): Promise<void> {
    const sheet = new Scoresheet();
    sheet.add(fact);
    const [event] = sheet.events;
    if (event?.op !== "add") throw new Error("nothing written");
    const nth = (this.#ruled += 1);
    await this.league.append(gameId, [{ ...event, eventId: `ruled-${nth}` as EventId, orderKey: `zzzz${nth}` }], Date.now());
  }

  /** Takes a ruling back: of all that were written in this league, the last. */
  async takeBack(gameId: GameId): Promise<void> {
    const sheet = new Scoresheet();
    sheet.voids(`ruled-${this.#ruled}` as EventId);
    const [event] = sheet.events;
    if (event === undefined) throw new Error("nothing written");
    await this.league.append(gameId, [{ ...event, eventId: `back-${this.#ruled}` as EventId }], Date.now());
  }

  /** As if so many hours had gone by: everything that has a moment is so much longer ago. */
  async pass(hours: number): Promise<void> {
    const ago = sql`make_interval(secs => ${3600 * hours})`;
    const own = sql`tenant_id = ${this.key.tenantId}`;
    await this.#db.transaction().execute(async (transaction) => {
      // A log lets nobody change it; what is to be tried is time.
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const statement of [
        sql`update games set tip_off = tip_off - ${ago} where ${own}`,
        sql`update game_events set recorded_at = recorded_at - ${ago} where ${own}`,
        sql`update fantasy_rounds set locks_at = locks_at - ${ago}, ends_at = ends_at - ${ago} where ${own}`,
        sql`update fantasy_round_events set at = at - ${ago} where ${own}`,
      ])
        await statement.execute(transaction);
    });
  }
}

/** The cheapest squad that the rules allow, in a line-up. */
export function cheapestSquad(market: Market, clubsPlaying: number): LineUp {
  const settings = usualFantasySettings;
  const byPrice = market
    .flatMap((player, number) => (player?.state === "on-market" ? [{ ...player, number }] : []))
    .toSorted((one, other) => one.price - other.price || one.number - other.number);
  const taken: number[] = [];
  for (const group of ["guard", "forward", "centre"] as const) {
    for (const { number, club, group: own } of byPrice) {
      if (own !== group || taken.filter((one) => market[one]?.group === group).length >= settings.shape[group]) continue;
      if (taken.filter((one) => market[one]?.club === club).length < 3) taken.push(number);
    }
  }
  const groupOf = (number: number) => market[number]?.group ?? "guard";
  const of = (group: string) => taken.filter((number) => groupOf(number) === group);
  const five = [...of("guard").slice(0, 2), ...of("forward").slice(0, 2), ...of("centre").slice(0, 1)];
  const players = [...five, ...taken.filter((number) => !five.includes(number))];
  const [captain, vice] = five as [number, number];
  const paid = players.map((number) => market[number]?.price ?? 0);
  const fault = squadFault(settings, market, { players, paid, captain, vice }, { clubsPlaying, joining: players });
  if (fault !== null || !isFormation(settings, five.map(groupOf))) throw new Error(`no squad: ${JSON.stringify(fault)}`);
  return { players, captain, vice };
}

/** Many squads that the rules allow, most of them different: of the cheapest one some are changed for others of their group and club. */
export function someSquads(market: Market, clubsPlaying: number, count: number): readonly LineUp[] {
  const { players, captain, vice } = cheapestSquad(market, clubsPlaying);
  const random = seededRandom("squads");
  return Array.from({ length: count }, () => {
    const own = [...players];
    for (const [place, number] of own.entries()) {
      const others = market.flatMap((player, other) => {
        const now = market[number];
        return player?.group === now?.group && player?.club === now?.club && !own.includes(other) ? [other] : [];
      });
      if (others.length > 0 && random.chance(0.6)) own[place] = random.pick(others);
    }
    return { players: own, captain: own[players.indexOf(captain)] as number, vice: own[players.indexOf(vice)] as number };
  });
}
