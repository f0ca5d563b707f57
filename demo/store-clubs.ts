import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { clubsFor } from "#server/db/repositories/clubs.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import type { LeagueId, PersonId, SeasonId, TeamId, VenueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { localName } from "./leagues/local-name.ts";
import type { Person, Squad } from "./leagues/squad.ts";
import type { DemoLeague } from "./season.ts";

/** Ids of what was stored, by slug. */
export type StoredClubs = {
  readonly teams: ReadonlyMap<string, TeamId>;
  readonly venues: ReadonlyMap<string, VenueId>;
  readonly people: ReadonlyMap<string, PersonId>;
};

type Where = { readonly demo: DemoLeague; readonly seasonId: SeasonId; readonly leagueId: LeagueId };

/** Clubs with their halls, their entries in the season, their teams, and everybody in and around them. */
export async function storeClubs(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { demo, seasonId, leagueId }: Where,
): Promise<StoredClubs> {
  const stored = { teams: new Map<string, TeamId>(), venues: new Map<string, VenueId>(), people: new Map<string, PersonId>() };
  for (const squad of demo.squads) {
    stored.venues.set(squad.club.venue.slug, await storeVenue(transaction, tenantId, demo, squad));
    for (const person of [squad.coach, squad.assistant, ...squad.players.map((player) => player.person)]) {
      stored.people.set(person.slug, await storePerson(transaction, tenantId, person));
    }
    const teamId = await storeTeam(transaction, tenantId, { demo, seasonId, leagueId }, squad);
    stored.teams.set(squad.club.slug, teamId);
    await storeRoster(transaction, tenantId, demo, squad, teamId, stored.people);
  }
  for (const referee of demo.referees) stored.people.set(referee.slug, await storePerson(transaction, tenantId, referee));
  return stored;
}

async function storeVenue(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { blueprint }: DemoLeague,
  { club }: Squad,
): Promise<VenueId> {
  const { slug, name, capacity } = club.venue;
  return venuesFor(transaction, tenantId).save({ slug, name: localName(blueprint, name), latinName: name, city: blueprint.city, capacity });
}

async function storePerson(transaction: Transaction<Database>, tenantId: TenantId, person: Person): Promise<PersonId> {
  return peopleFor(transaction, tenantId).save({
    ...person,
    latinGivenName: person.givenName,
    latinFamilyName: person.familyName,
    scoreboardGivenName: null,
    scoreboardFamilyName: null,
  });
}

async function storeTeam(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { demo, seasonId, leagueId }: Where,
  { club }: Squad,
): Promise<TeamId> {
  const clubs = clubsFor(transaction, tenantId);
  const name = localName(demo.blueprint, club.name);
  const entry = { name, latinName: club.name, code: club.code };
  const { slug, code, primaryColor, secondaryColor } = club;
  const clubId = await clubs.save({ slug, ...entry, primaryColor, secondaryColor, crestUrl: null });
  await clubs.enterSeason(seasonId, clubId, entry);
  const shortName = club.name.split(" ")[0] ?? club.name;
  return teamsFor(transaction, tenantId).save({ seasonId, leagueId, clubId, slug, name, shortName, code });
}

async function storeRoster(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { blueprint }: DemoLeague,
  { players }: Squad,
  teamId: TeamId,
  people: ReadonlyMap<string, PersonId>,
): Promise<void> {
  const teams = teamsFor(transaction, tenantId);
  for (const { person, roster, position } of players) {
    await teams.saveRosterEntry({
      teamId,
      personId: people.get(person.slug) as PersonId,
      shirtNumber: roster.shirt,
      validFrom: blueprint.season.startsOn,
      validTo: null,
      position,
      captain: roster.captain,
    });
  }
}
