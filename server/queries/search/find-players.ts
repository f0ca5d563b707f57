import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { teamRefJson, type TeamRefRow } from "../team-ref.ts";
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

/** People by given and family name, as a JSON list; a merged person is the one who stands for him. */
export function foundPlayers(tenantId: TenantId, { names }: SoughtWords, limit: number): RawBuilder<FoundPlayerRow[]> {
  const key = sql<string>`person.search_key`;
  return sql`(
    with recursive named as (
      select person_id, ${wholeWords(key, names)} as whole from persons person
      where tenant_id = ${tenantId} and ${matchesAll(key, names)}
      order by whole desc, family_name, given_name, person_id limit ${Math.max(namesakes, 2 * limit)}
    ), upwards as (
      select person_id, whole from named
      union
      select link.canonical_person_id, upwards.whole from upwards
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null
    ), meant as (
      select person_id, max(whole) as whole from upwards
      where not exists (select from person_links link
        where link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null)
      group by person_id
    )
    select coalesce(json_agg(json_build_object('slug', slug, 'given', given_name, 'family', family_name, 'own', transliterable, 'worn', worn)), '[]')
    from (
      select person.slug, person.given_name, person.family_name, person.transliterable, latest.worn
      from meant join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.person_id
      left join lateral (
        select seasons.is_current, json_build_object('shirt', rosters.shirt_number, 'team', ${teamRefJson("teams", "clubs")}) as worn
        from rosters
        join teams on teams.tenant_id = rosters.tenant_id and teams.team_id = rosters.team_id
        join clubs on clubs.tenant_id = teams.tenant_id and clubs.club_id = teams.club_id
        join seasons on seasons.tenant_id = teams.tenant_id and seasons.season_id = teams.season_id
        where rosters.tenant_id = ${tenantId} and rosters.person_id = person.person_id
        order by seasons.is_current desc, seasons.starts_on desc nulls last, seasons.slug desc, rosters.valid_from desc limit 1
      ) latest on true
      order by meant.whole desc, latest.is_current desc nulls last, person.family_name, person.given_name, person.slug limit ${limit}
    ) found)`;
}
