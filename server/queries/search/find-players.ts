import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { whoStandsFor } from "../refs/merged-persons.ts";
import { isListed, latestStay } from "../players/player-stays.ts";
import { matchesAll, wholeWords, type SoughtWords } from "./sought-words.ts";

export type FoundPlayerRow = {
  readonly slug: string;
  readonly given: string;
  readonly family: string;
  readonly own: boolean;
  readonly worn: { readonly shirt: string | null; readonly team: TeamRefRow } | null;
};

/** Looked at more closely than the limit asks for, so that those who play now come first among namesakes. */
const namesakes = 60;

/** Players by given and family name, as a JSON list; a merged person is the one who stands for him. */
export function foundPlayers(tenantId: TenantId, { names }: SoughtWords, limit: number): RawBuilder<FoundPlayerRow[]> {
  const key = sql<string>`person.search_key`;
  return sql`(
    with named as materialized (
      select person.person_id, ${wholeWords(key, names)} as whole from persons person
      where person.tenant_id = ${tenantId} and ${matchesAll(key, names)}
      order by whole desc, person.family_name, person.given_name, person.person_id limit ${Math.max(namesakes, 2 * limit)}
    ), meant as (
      select ${whoStandsFor(tenantId, "named.person_id")} as person_id, max(named.whole) as whole
      from named where ${isListed(tenantId, "named.person_id")} group by 1
    ), shown as materialized (
      select person.*, meant.whole, ${playsNow(tenantId)} as plays from meant
      join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.person_id
      order by meant.whole desc, plays desc, person.family_name, person.given_name, person.slug limit ${limit}
    )
    select coalesce(json_agg(json_build_object(
        'slug', person.slug, 'given', person.given_name, 'family', person.family_name, 'own', person.transliterable,
        'worn', case when stay.team_id is not null then json_build_object('shirt', stay.shirt, 'team', ${teamRefJson("team", "club")}) end)
      order by person.whole desc, person.plays desc, person.family_name, person.given_name, person.slug), '[]')
    from shown person
    left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
    left join teams team on team.tenant_id = ${tenantId} and team.team_id = stay.team_id
    left join clubs club on club.tenant_id = ${tenantId} and club.club_id = team.club_id)`;
}

function playsNow(tenantId: TenantId): RawBuilder<boolean> {
  return sql`exists (select from rosters roster
    join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
    join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
    where roster.tenant_id = ${tenantId} and roster.person_id = meant.person_id and season.is_current)`;
}
