import type { Kysely } from "kysely";
import type { SiteQueries } from "#contract/queries.ts";
import type { GameEvent } from "#core/game/events.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { CommandId, GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { slugify } from "#core/wording/slug.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { clubsFor } from "#server/db/repositories/clubs.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { saveBranding, saveTenant } from "#server/db/repositories/tenants.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import type { LeagueId, PersonId, SeasonId, TeamId, VenueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { projectionsOf } from "#server/projections/run.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { ownName } from "../fixtures/fixture-teams.ts";

export type GameSketch = {
  readonly home: string;
  readonly away: string;
  readonly round?: number;
  readonly tipOff?: number | null;
  /** Its day alone, where the time is to follow. */
  readonly tipOffDay?: string | null;
  readonly status?: GameStatus;
  /** The name of its hall; in small letters it is its slug. */
  readonly venue?: string | null;
};

/** A tenant with one league of a few teams, for tests that need rows around a log. */
export class LeagueInDatabase {
  readonly db: Kysely<Database>;
  readonly tenantId: TenantId;
  readonly seasonId: SeasonId;
  readonly leagueId: LeagueId;
  private readonly teams: ReadonlyMap<string, TeamId>;

  private constructor(
    db: Kysely<Database>,
    tenantId: TenantId,
    seasonId: SeasonId,
    leagueId: LeagueId,
    teams: ReadonlyMap<string, TeamId>,
  ) {
    this.db = db;
    this.tenantId = tenantId;
    this.seasonId = seasonId;
    this.leagueId = leagueId;
    this.teams = teams;
  }

  /** Season `2026-27`, league `first`; a team's name in small letters is its slug. */
  static async founded(db: Kysely<Database>, slug: string, teamNames: readonly string[]): Promise<LeagueInDatabase> {
    const tenantId = await saveTenant(db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
    await saveBranding(db, tenantId, branding);
    const competitions = competitionsFor(db, tenantId);
    const seasonId = await competitions.saveSeason({ slug: "2026-27", name: "2026/27", isCurrent: true, startsOn: null, endsOn: null });
    const league = {
      seasonId,
      slug: "first",
      name: ownName("Prva liga"),
      kind: "league",
      ruleProfile: "fiba",
      rankingPolicy: "fiba",
      place: 0,
      onLandingPage: true,
    } as const;
    const leagueId = await competitions.saveLeague(league);
    const teams = new Map<string, TeamId>();
    for (const name of teamNames) {
      const names = { name: ownName(name), latinName: name, code: name.slice(0, 3).toUpperCase() };
      const clubId = await clubsFor(db, tenantId).save({
        slug: name.toLowerCase(),
        ...names,
        primaryColor: "#14633f",
        secondaryColor: "#f5d547",
        crestUrl: null,
      });
      await clubsFor(db, tenantId).enterSeason(seasonId, clubId, names);
      const team = { seasonId, leagueId, clubId, slug: name.toLowerCase(), name: names.name, shortName: name, code: names.code };
      teams.set(name, await teamsFor(db, tenantId).save(team));
    }
    return new LeagueInDatabase(db, tenantId, seasonId, leagueId, teams);
  }

  /** The same through other connections. */
  through(db: Kysely<Database>): LeagueInDatabase {
    return new LeagueInDatabase(db, this.tenantId, this.seasonId, this.leagueId, this.teams);
  }

  team(name: string): TeamId {
    const team = this.teams.get(name);
    if (!team) throw new Error(`no team ${name} in this league`);
    return team;
  }

  async game({ home, away, round = 1, tipOff = null, tipOffDay = null, status = "scheduled", venue = null }: GameSketch): Promise<GameId> {
    const roundId = await competitionsFor(this.db, this.tenantId).saveRound({
      leagueId: this.leagueId,
      slug: String(round),
      number: round,
      kind: "regular",
      name: null,
      stage: null,
    });
    const slug = `${home}-${away}`.toLowerCase();
    const teams = { homeTeamId: this.team(home), awayTeamId: this.team(away) };
    const source = { source: "simulator", sourceGameId: `${round}/${slug}` };
    return gamesFor(this.db, this.tenantId).save({
      leagueId: this.leagueId,
      roundId,
      slug,
      ...teams,
      venueId: venue === null ? null : await this.#venue(venue),
      tipOff,
      tipOffDay,
      status,
      ...source,
    });
  }

  #venue(name: string): Promise<VenueId> {
    const hall = { slug: slugify(name), name: ownName(name), latinName: name, city: null, capacity: null };
    return venuesFor(this.db, this.tenantId).save(hall);
  }

  async person(givenName: string, familyName: string): Promise<PersonId> {
    const people = peopleFor(this.db, this.tenantId);
    const slug = await people.freeSlug(slugify(`${givenName} ${familyName}`));
    const names = { givenName, familyName, latinGivenName: givenName, latinFamilyName: familyName };
    return people.save({ slug, ...names, transliterable: true, scoreboardGivenName: null, scoreboardFamilyName: null, birthDate: null });
  }

  async link(gameId: GameId, key: PlayerKey, personId: PersonId): Promise<void> {
    const side = key.startsWith("h") ? "home" : "away";
    await gamesFor(this.db, this.tenantId).linkPlayers(gameId, [{ playerKey: key, side, personId }]);
  }

  /** What the league's site is told. */
  pages(): SiteQueries {
    return siteQueriesFor(this.db, this.tenantId, () => undefined);
  }

  /** Adds events to a game's log, with all that is read from it. */
  async append(gameId: GameId, events: readonly GameEvent[], recordedAt = Date.UTC(2026, 9, 23)): Promise<void> {
    const store = eventStoreFor(this.db, this.tenantId);
    const expectedVersion = (await store.head(gameId))?.version ?? 0;
    const commandId = `test-${expectedVersion}` as CommandId;
    const request = { gameId, expectedVersion, command: { commandId, payloadDigest: "test" }, events, recordedAt };
    const answer = await store.append(request, projectionsOf(this.tenantId, gameId));
    if (answer.kind !== "appended") throw new Error(`the test's append was answered with ${answer.kind}`);
  }
}

const colors = { color1: "#10233f", color2: "#f26b21", color3: "#fbf8f3", color4: "#5b6b82", color5: "#12b5ae", colorButton: "#f26b21" };
const icons = { faviconSm: null, faviconLg: null, androidChromeSm: null, androidChromeLg: null };
/** A league's looks, plain as can be. */
export const branding = {
  title: "Košarkaška liga",
  shortTitle: "KL",
  colors,
  // A file of the built pages: a league whose logo is not there makes its every page complain.
  logo: { lg: "/brands/klb/logo.svg" },
  crestUrl: null,
  broadcastLogoUrl: null,
  defaultNewsCoverImageUrl: null,
  icons,
  googleAnalyticsId: null,
  playerPositions: ["Guard", "Forward", "Center"],
  website: { game: { details: { teamStats: { currentPeriod: { bottom: true } } } } },
};
