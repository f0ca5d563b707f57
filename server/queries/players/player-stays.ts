import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { everybodyWho, whoStandsFor } from "../refs/merged-persons.ts";

/**
 * The latest team of a person, one row or none: where he is or was registered, else where he played. `person` is the column
 * with his id.
 */
export function latestStay(tenantId: TenantId, person: string): RawBuilder<unknown> {
  return sql`(
    select stay.team_id, stay.league_id, stay.shirt, stay.position, stay.captain
    from (
      select roster.team_id, team.league_id, team.season_id, roster.shirt_number as shirt, roster.position, roster.captain,
        true as registered, roster.valid_from as since
      from rosters roster
      join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
      where roster.tenant_id = ${tenantId} and roster.person_id in ${everybodyWho(tenantId, person)}
      union all
      select total.team_id, total.league_id, total.season_id, total.shirt, total.position, false, false, total.last_played_at::date
      from player_season_totals total
      where total.tenant_id = ${tenantId} and total.person_id = ${sql.ref(person)}
    ) stay
    join seasons season on season.tenant_id = ${tenantId} and season.season_id = stay.season_id
    order by season.is_current desc, season.starts_on desc nulls last, season.slug desc, stay.registered desc, stay.since desc nulls last
    limit 1)`;
}

/** Whether a person is a player: was on a list or played. Who only coached or whistled is none. */
export function isPlayer(tenantId: TenantId, person: string): RawBuilder<boolean> {
  return sql`(
    exists (select from player_careers career
      where career.tenant_id = ${tenantId} and career.person_id = ${sql.ref(person)} and career.phase = 'all')
    or exists (select from rosters roster where roster.tenant_id = ${tenantId} and roster.person_id = ${sql.ref(person)}))`;
}

/** Whether a person is a player, he or somebody whom he stands for; `person` is the column with his id. */
export function isListed(tenantId: TenantId, person = "person.person_id"): RawBuilder<boolean> {
  return sql`(${isPlayer(tenantId, person)} or ${sql.ref(person)} in (
    select ${whoStandsFor(tenantId, "link.canonical_person_id")} from person_links link
    join rosters roster on roster.tenant_id = link.tenant_id and roster.person_id = link.person_id
    where link.tenant_id = ${tenantId} and link.unlinked_at is null))`;
}

/** Whether the `person` of a query stands for himself: was merged into nobody. */
export function isStanding(tenantId: TenantId): RawBuilder<boolean> {
  return sql`not exists (select from person_links link
    where link.tenant_id = ${tenantId} and link.person_id = person.person_id and link.unlinked_at is null)`;
}

/** Who is registered for a present team: the `roster` of this season's `team` of a `club`. */
export function presentRosters(tenantId: TenantId): RawBuilder<unknown> {
  return sql`rosters roster
    join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
    join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id and season.is_current
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    where roster.tenant_id = ${tenantId} and (roster.valid_to is null or roster.valid_to >= current_date)`;
}

/** Whether the `person` of a query is registered for a present team of the club, on the position, or both on one list. */
export function isRegistered(tenantId: TenantId, { clubSlug, position }: Registration): RawBuilder<boolean> {
  return sql`person.person_id in (
    select ${whoStandsFor(tenantId, "roster.person_id")}
    from ${presentRosters(tenantId)}
      and ${clubSlug === null ? sql`true` : sql`club.slug = ${clubSlug}`}
      and ${position === null ? sql`true` : sql`roster.position = ${position}`})`;
}

/** `null`: whichever. */
type Registration = { readonly clubSlug: string | null; readonly position: string | null };
