import { sql } from "kysely";
import type { GamePlayer } from "#contract/queries.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { GamePage } from "../../db/game-boxes-table.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { localName } from "../refs/local-name.ts";

/**
 * Who stands for the person of a row `known` of `game_players`, followed from link to link: the view of all identities would be
 * made whole for each of the players.
 */
export const standsForKnown = sql<PersonId>`(
  with recursive upwards (person_id, step) as (
    select known.person_id, 0
    union all
    select link.canonical_person_id, upwards.step + 1
    from upwards
    join person_links link on link.tenant_id = known.tenant_id and link.person_id = upwards.person_id and link.unlinked_at is null
  )
  select person_id from upwards order by step desc limit 1)`;

export type KnownPerson = {
  readonly key: PlayerKey;
  readonly givenName: string;
  readonly familyName: string;
  readonly transliterable: boolean;
  readonly personSlug: string;
};

/** A person's own spelling goes before the log's. */
export function withPersons(players: GamePage["players"], persons: readonly KnownPerson[]): GamePlayer[] {
  const byKey = new Map(persons.map((person) => [person.key, person]));
  return players.map((player) => {
    const person = byKey.get(player.key);
    if (!person) return { ...player, personSlug: null };
    return {
      ...player,
      givenName: localName(person.givenName, person.transliterable),
      familyName: localName(person.familyName, person.transliterable),
      personSlug: person.personSlug,
    };
  });
}
