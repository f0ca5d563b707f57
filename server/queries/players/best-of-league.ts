import { type RawBuilder, sql } from "kysely";
import type { PlayerBeside } from "#contract/player-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type PersonNameRow, personRef } from "../refs/person-ref.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

export type BesideRow = PersonNameRow & { readonly shirt: string; readonly team: TeamRefRow };

const shown = 8;

/**
 * Those with the most points in the regular season of the league of a `stay`, but for the person whose id stands in the column;
 * whoever changed teams stands there with the later one. `total` is a line of it, by which they may be chosen.
 */
export function bestOfLeague(
  tenantId: TenantId,
  person: string,
  among: RawBuilder<boolean> = sql`true`,
): RawBuilder<readonly BesideRow[] | null> {
  // What not every game recorded is stored as a list, its total second.
  const points = sql`(case json_typeof(total.sums -> 'counts' -> 'points') when 'array' then total.sums -> 'counts' -> 'points' ->> 1
    else total.sums -> 'counts' ->> 'points' end)::numeric`;
  return sql`(
    select json_agg(json_build_object('slug', other.slug, 'given', other.given_name, 'family', other.family_name,
      'own', other.transliterable, 'shirt', best.shirt, 'team', ${teamRefJson("others", "rival")}) order by best.points desc, other.slug)
    from (
      select total.person_id, total.team_id, total.shirt, ${points} as points from player_season_totals total
      where total.tenant_id = ${tenantId} and total.league_id = stay.league_id and total.phase = 'regular'
        and ${among} and total.person_id <> ${sql.ref(person)}
      order by points desc nulls last, total.person_id limit ${shown}) best
    join persons other on other.tenant_id = ${tenantId} and other.person_id = best.person_id
    join teams others on others.tenant_id = ${tenantId} and others.team_id = best.team_id
    join clubs rival on rival.tenant_id = others.tenant_id and rival.club_id = others.club_id)`;
}

/** On the position of the `stay`. */
export const onSamePosition: RawBuilder<boolean> = sql`total.position = stay.position`;

/** In the team of the `stay`. */
export const inSameTeam: RawBuilder<boolean> = sql`total.team_id = stay.team_id`;

export function playersBeside(rows: readonly BesideRow[] | null): readonly PlayerBeside[] {
  return (rows ?? []).map((row) => ({ person: personRef(row), team: teamRef(row.team), shirt: row.shirt }));
}
