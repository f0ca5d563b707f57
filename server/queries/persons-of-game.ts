import { sql } from "kysely";
import type { PersonId } from "../db/row-ids.ts";

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
