import type { Insertable, Transaction } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import type { FantasyTeamId } from "#server/db/fantasy-tables.ts";
import type { ClubId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import type { FantasySeason } from "#server/fantasy/fantasy-season.ts";
import type { PlayedLines } from "#server/fantasy/player-points.ts";
import type { SeasonGame } from "#server/fantasy/season-games.ts";
import { roundMarket } from "#server/fantasy/season-market.ts";
import type { StoredRound } from "#server/fantasy/stored-rounds.ts";
import { movesBefore, type Move } from "../fantasy/fantasy-team.ts";
import { gatherManagers, type Manager, usualTraits } from "../fantasy/opinions.ts";
import { Knowledge, type MarketView, type Opening } from "../fantasy/market-view.ts";
import { fantasyTeamNames } from "../fantasy/team-names.ts";
import type { Culture } from "../leagues/person-names.ts";
import { demoId, insertRows } from "./insert-rows.ts";

/** So many made-up teams play in each league. */
export const demoFantasyTeams = 300;
/** Some come when the season has begun. */
const traits = { ...usualTraits, late: 0.12, lastJoins: 6 };

/** A manager's team as it stands, from which its row is written. */
type Team = {
  readonly manager: Manager;
  readonly teamId: FantasyTeamId;
  foundedAt: number;
  squad: Squad | null;
  version: number;
  used: number;
  changes: number;
  changedIn: number;
  changedAt: number;
};
type Rows<Table extends keyof Database> = Insertable<Database[Table]>;

/** All managers of a league, with what they know and what they have done. */
export class FantasyField {
  readonly #transaction: Transaction<Database>;
  readonly #season: FantasySeason;
  readonly #names: readonly string[];
  readonly #teams: readonly Team[];
  readonly #knowledge: Knowledge;
  readonly #moves: Rows<"fantasy_moves">[] = [];
  #founded = 0;

  constructor(
    transaction: Transaction<Database>,
    season: FantasySeason,
    { culture, seed }: { readonly culture: Culture; readonly seed: string },
  ) {
    this.#transaction = transaction;
    this.#season = season;
    this.#knowledge = new Knowledge(seed);
    this.#names = fantasyTeamNames(culture, `${seed}/names`, demoFantasyTeams);
    this.#teams = gatherManagers(seed, demoFantasyTeams, traits).map((manager) => {
      const teamId = demoId(season.leagueId, "fantasy", String(manager.number));
      return { manager, teamId, foundedAt: 0, squad: null, version: 0, used: 0, changes: 0, changedIn: 0, changedAt: 0 };
    });
  }

  get size(): number {
    return this.#teams.filter(({ squad }) => squad !== null).length;
  }

  /** Everybody who looks in before a round does what he does, between its opening and a moment. */
  async act(round: StoredRound, until: number): Promise<void> {
    const view = await this.#viewOf(round);
    const openedAt = round.facts.find(({ kind }) => kind === "opened")?.at ?? until;
    const founded: Team[] = [];
    for (const team of this.#teams) {
      const isNew = team.squad === null;
      if (isNew && team.manager.joins > round.round) continue;
      let at = openedAt;
      for (const move of movesBefore(team.manager, view, team.squad, traits)) {
        at = Math.round(team.manager.random.between(at, until));
        this.#take(team, round.round, move, at);
      }
      if (isNew && team.squad !== null) founded.push(team);
    }
    await this.#found(founded, view.clubs);
    await this.#writeSquads();
  }

  #take(team: Team, round: number, { kind, gone, come, squad, used }: Move, at: number): void {
    team.changes = team.changedIn === round ? team.changes + 1 : 1;
    if (kind === "made") team.foundedAt = at;
    Object.assign(team, { squad, used, version: team.version + 1, changedIn: round, changedAt: at });
    const paid = come.map((number) => squad.paid[squad.players.indexOf(number)] ?? 0);
    const of = { tenant_id: this.#season.tenantId, league_id: this.#season.leagueId, team_id: team.teamId };
    this.#moves.push({ ...of, version: team.version, round, kind, gone: [...gone], come: [...come], paid, at: new Date(at) });
  }

  /** A fan says so when he makes his team. */
  async #found(teams: readonly Team[], clubs: readonly string[]): Promise<void> {
    const { tenantId, leagueId } = this.#season;
    const rows = teams
      .toSorted((one, other) => one.foundedAt - other.foundedAt)
      .map(({ teamId, foundedAt, manager: { club } }) => {
        const number = ++this.#founded;
        const of = { tenant_id: tenantId, league_id: leagueId, team_id: teamId };
        const fanOf = club === null ? null : ((clubs[club % clubs.length] ?? null) as ClubId | null);
        const said = { club_id: fanOf, club_said: fanOf === null ? 0 : 1 };
        const manager = { ...of, account_id: null, name: this.#names[number - 1] ?? "", hidden_at: null, hidden_reason: null, ...said };
        return { team: { ...of, number, made_at: new Date(foundedAt) }, manager };
      });
    await insertRows(
      this.#transaction,
      "fantasy_teams",
      rows.map(({ team }) => team),
    );
    await insertRows(
      this.#transaction,
      "fantasy_managers",
      rows.map(({ manager }) => manager),
    );
  }

  async #writeSquads(): Promise<void> {
    const { tenantId, leagueId } = this.#season;
    await this.#transaction.deleteFrom("fantasy_squads").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
    const rows = this.#teams.flatMap(({ teamId, squad, version, used, changes, changedIn, changedAt }): Rows<"fantasy_squads">[] => {
      if (squad === null) return [];
      const [players, paid] = [[...squad.players], [...squad.paid]];
      const { captain, vice } = squad;
      const of = { tenant_id: tenantId, league_id: leagueId, team_id: teamId };
      return [{ ...of, players, paid, captain, vice, version, used, changes, changed_in: changedIn, changed_at: new Date(changedAt) }];
    });
    await insertRows(this.#transaction, "fantasy_squads", rows);
  }

  /** What a round told about players. */
  async sawRound(games: readonly SeasonGame[], lines: PlayedLines): Promise<void> {
    const playing = new Set(games.flatMap(({ homeTeamId, awayTeamId }): string[] => [homeTeamId, awayTeamId]));
    for (const { number, team_id: teamId } of await this.#players()) {
      const points = (lines.get(number) ?? []).map((line) => line.points.points / 1000);
      if (points.length > 0 || playing.has(teamId)) this.#knowledge.saw(number, points);
    }
  }

  async #players() {
    return this.#transaction
      .selectFrom("fantasy_players")
      .where("tenant_id", "=", this.#season.tenantId)
      .where("league_id", "=", this.#season.leagueId)
      .select(["number", "team_id", "opening_rating", "is_newcomer"])
      .execute();
  }

  async #viewOf({ round }: StoredRound): Promise<MarketView> {
    const { market, clubsPlaying } = await roundMarket(this.#transaction, this.#season, round);
    const opening = new Map(
      (await this.#players()).map((player): [number, Opening] => [
        player.number,
        { points: player.opening_rating / 1000, isNewcomer: player.is_newcomer },
      ]),
    );
    const squads = this.#teams.flatMap(({ squad }) => (squad === null ? [] : [squad.players]));
    const seen = { settings: settingsInRound(this.#season.versions, round), market, clubsPlaying };
    return this.#knowledge.view(seen, (number) => opening.get(number) ?? { points: 0, isNewcomer: true }, squads);
  }

  /** Everything they did, in the order in which they did it. */
  async end(): Promise<void> {
    await insertRows(this.#transaction, "fantasy_moves", this.#moves);
  }
}
