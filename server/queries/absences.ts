import { type RawBuilder, sql } from "kysely";
import { type Absence, type MissingPlayer, openAbsenceDays } from "#contract/availability.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { localName } from "./refs/local-name.ts";
import { everybodyWho } from "./refs/merged-persons.ts";
import { dayOf } from "../db/game-time.ts";

export type MissingRow = {
  readonly slug: string;
  readonly given: string;
  readonly family: string;
  readonly own: boolean;
  readonly shirt: string | null;
  readonly absence: Absence;
};

/** What holds of the `person` of a query on a day: the latest note begun by then, if it has not ended. AVAIL2 */
export function absenceOn(day: RawBuilder<unknown>): RawBuilder<Absence | null> {
  return sql`(
    select json_build_object('status', note.status, 'reason', note.reason, 'since', note.since, 'expectedBack', note.expected_back)
    from (
      select said.* from availability_notes said
      where said.tenant_id = person.tenant_id and said.person_id = person.person_id and said.since <= ${day}
      order by said.note_number desc limit 1) note
    where note.status <> 'available' and ${day} < coalesce(note.expected_back, note.since + ${sql.lit(openAbsenceDays)}))`;
}

/** The day it is by the league's clock. */
const today = sql`(select (now() at time zone tenant.time_zone)::date from tenants tenant where tenant.tenant_id = teams.tenant_id)`;

/** Of today, by the league's clock. Whoever asks notes `pageTags.availability`. */
export const absenceToday = absenceOn(sql`(
  select (now() at time zone tenant.time_zone)::date from tenants tenant where tenant.tenant_id = person.tenant_id)`);

/** Who of a team's list may be missing on the day of the game that the query around it joined as `games`; of an undated one nobody. */
export function missingOf(tenantId: TenantId, team: "games.home_team_id" | "games.away_team_id"): RawBuilder<readonly MissingRow[]> {
  return missingOn(tenantId, team, dayOf("games"));
}

/** Who of the list of the query's `teams` may be missing today. */
export function missingTodayOf(tenantId: TenantId): RawBuilder<readonly MissingRow[]> {
  return missingOn(tenantId, "teams.team_id", today);
}

function missingOn(tenantId: TenantId, team: string, day: RawBuilder<unknown>): RawBuilder<readonly MissingRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('slug', missing.slug, 'given', missing.given_name, 'family', missing.family_name,
      'own', missing.transliterable, 'shirt', missing.shirt_number, 'absence', missing.absence)
      order by missing.absence ->> 'status' = 'doubtful', missing.family_name, missing.given_name), '[]')
    from (
      select distinct on (person.person_id) person.*, roster.shirt_number, ${absenceOn(day)} as absence
      from (select distinct note.person_id from availability_notes note
        where note.tenant_id = ${tenantId} and note.since <= ${day}
          and ${day} < coalesce(note.expected_back, note.since + ${sql.lit(openAbsenceDays)})) noted
      join persons person on person.tenant_id = ${tenantId} and person.person_id = noted.person_id
      join rosters roster on roster.tenant_id = ${tenantId} and roster.team_id = ${sql.ref(team)}
        and roster.person_id in ${everybodyWho(tenantId, "person.person_id")}
        and ${day} between coalesce(roster.valid_from, '-infinity') and coalesce(roster.valid_to, 'infinity')
    ) missing
    where missing.absence is not null)`;
}

export function missingPlayers(rows: readonly MissingRow[]): readonly MissingPlayer[] {
  return rows.map(({ slug, given, family, own, shirt, absence }) => ({
    person: { slug, givenName: localName(given, own), familyName: localName(family, own) },
    shirt,
    absence,
  }));
}
