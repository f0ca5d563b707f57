import type { Transaction } from "kysely";
import type { RosterPlayer, TeamSheet } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { slugify, titleSlug } from "#core/wording/slug.ts";
import { toLatin } from "#core/wording/transliterate.ts";
import { gamesFor, type GamePerson } from "../../db/repositories/games.ts";
import { peopleFor } from "../../db/repositories/people.ts";
import type { PersonId, TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { hasLastingIds, type ImportFormat } from "../imported-game.ts";
import type { ImportTarget } from "./import-target.ts";
import { isOwnPerson } from "./own-spelling.ts";
import type { StoredTeam } from "./store-team.ts";

type Squad = { readonly sheet: TeamSheet; readonly team: StoredTeam; readonly players: readonly RosterPlayer[] };
type Known = { readonly byExternalId: Map<string, PersonId>; readonly byName: ReadonlyMap<string, PersonId> };

/**
 * Says who the players of a game are: found by the source's id, or by name on the team's roster, or made. Players whom
 * somebody has linked already keep that person; those without a name stay nobody. Answers with how many links are new. IMP11
 */
export async function storePeople(
  transaction: Transaction<Database>,
  target: ImportTarget,
  format: ImportFormat,
  gameId: GameId,
  squads: readonly Squad[],
): Promise<number> {
  const linked = await linkedKeys(transaction, target, gameId);
  const links: GamePerson[] = [];
  for (const squad of squads) {
    // A key is one player, also when both teams list it: the first side keeps him.
    const strangers = squad.players.filter(({ key, familyName }) => familyName !== "" && !linked.has(key) && linked.add(key));
    if (strangers.length === 0) continue;
    const ids = externalIds(format, squad.sheet, strangers);
    const known = await knownPeople(transaction, target, format, squad.team.teamId, [...ids.values()]);
    for (const player of strangers) {
      const personId = await storePerson(transaction, target, { format, externalId: ids.get(player) ?? player.key, player, known });
      await addToRoster(transaction, target, squad.team.teamId, personId, player);
      links.push({ playerKey: player.key, side: squad.sheet.side, personId });
    }
  }
  await gamesFor(transaction, target.tenantId).linkPlayers(gameId, links);
  return links.length;
}

async function linkedKeys(transaction: Transaction<Database>, { tenantId }: ImportTarget, gameId: GameId): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom("game_players")
    .select("player_key")
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .where("person_id", "is not", null)
    .execute();
  return new Set(rows.map((row) => row.player_key));
}

/**
 * EuroLeague, Genius and FIBA number people for ever. LiveStats numbers the lines of one game's list, so there a person is a name in a
 * team, and with a shirt where two share a name.
 */
function externalIds(format: ImportFormat, sheet: TeamSheet, players: readonly RosterPlayer[]): ReadonlyMap<RosterPlayer, string> {
  const ids = new Map<RosterPlayer, string>();
  for (const player of players) {
    const name = nameKey(player.givenName, player.familyName);
    const namesakes = sheet.players.filter((other) => nameKey(other.givenName, other.familyName) === name);
    const inTeam = `${slugify(sheet.name) || sheet.teamKey}/${name}`;
    ids.set(player, hasLastingIds(format) ? player.key : namesakes.length > 1 ? `${inTeam}/${player.shirt}` : inTeam);
  }
  return ids;
}

function nameKey(givenName: string, familyName: string): string {
  return slugify(`${givenName} ${familyName}`) || `${givenName} ${familyName}`.trim();
}

async function knownPeople(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  format: ImportFormat,
  teamId: TeamId,
  ids: readonly string[],
): Promise<Known> {
  const external = await transaction
    .selectFrom("person_external_ids")
    .select(["external_id", "person_id"])
    .where("tenant_id", "=", tenantId)
    .where("source", "=", format)
    .where("external_id", "in", ids)
    .execute();
  const unclaimed = await transaction
    .selectFrom("rosters")
    .innerJoin("persons", (join) =>
      join.onRef("persons.tenant_id", "=", "rosters.tenant_id").onRef("persons.person_id", "=", "rosters.person_id"),
    )
    .select(["persons.person_id", "persons.given_name", "persons.family_name"])
    .where("rosters.tenant_id", "=", tenantId)
    .where("rosters.team_id", "=", teamId)
    .where((row) =>
      // Whoever the source knows by another id is another person of that name.
      row.not(
        row.exists(
          row
            .selectFrom("person_external_ids as claimed")
            .select("claimed.person_id")
            .whereRef("claimed.tenant_id", "=", "persons.tenant_id")
            .whereRef("claimed.person_id", "=", "persons.person_id")
            .where("claimed.source", "=", format),
        ),
      ),
    )
    .execute();
  return {
    byExternalId: new Map(external.map((row) => [row.external_id, row.person_id])),
    byName: uniqueByName(unclaimed.map((row) => [nameKey(row.given_name, row.family_name), row.person_id])),
  };
}

/** A name that two on the roster bear finds neither. */
function uniqueByName(entries: readonly (readonly [string, PersonId])[]): ReadonlyMap<string, PersonId> {
  const people = new Map<string, Set<PersonId>>();
  for (const [name, personId] of entries) people.set(name, (people.get(name) ?? new Set()).add(personId));
  return new Map([...people].flatMap(([name, ids]) => (ids.size === 1 ? [...ids].map((personId) => [name, personId] as const) : [])));
}

type Sought = { readonly format: ImportFormat; readonly externalId: string; readonly player: RosterPlayer; readonly known: Known };

async function storePerson(
  transaction: Transaction<Database>,
  target: ImportTarget,
  { format, externalId, player, known }: Sought,
): Promise<PersonId> {
  const before = known.byExternalId.get(externalId);
  if (before) return before;
  const people = peopleFor(transaction, target.tenantId);
  const { givenName, familyName } = player;
  const personId =
    known.byName.get(nameKey(givenName, familyName)) ??
    (await people.save({
      slug: await people.freeSlug(titleSlug(`${givenName} ${familyName}`) || `player-${titleSlug(player.key)}`),
      givenName,
      familyName,
      transliterable: isOwnPerson(target.defaultLocale, givenName, familyName),
      latinGivenName: toLatin(givenName),
      latinFamilyName: toLatin(familyName),
      scoreboardGivenName: null,
      scoreboardFamilyName: null,
      birthDate: null,
    }));
  const owner = await people.claimExternalId({ source: format, externalId }, personId);
  known.byExternalId.set(externalId, owner);
  return owner;
}

/**
 * Unless he stands on it already. From the beginning, since a file does not say since when; a shirt that is no number
 * stays in the log alone.
 */
async function addToRoster(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  teamId: TeamId,
  personId: PersonId,
  player: RosterPlayer,
): Promise<void> {
  const entry = await transaction
    .selectFrom("rosters")
    .select("roster_id")
    .where("tenant_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (entry) return;
  const shirtNumber = /^\d{1,2}$/.test(player.shirt) ? player.shirt : null;
  await transaction
    .insertInto("rosters")
    .values({
      tenant_id: tenantId,
      team_id: teamId,
      person_id: personId,
      shirt_number: shirtNumber,
      position: player.position,
      captain: player.captain,
    })
    .execute();
}
