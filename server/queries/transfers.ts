import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerStay, SeasonTransfers } from "#contract/transfers.ts";
import { clubStays, type ListedTime } from "#core/league/club-stays.ts";
import { transfersOf } from "#core/league/transfers.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { clubRef, clubRefJson, type ClubRefRow } from "./refs/club-ref.ts";
import { everybodyWho, whoStandsFor } from "./refs/merged-persons.ts";
import { type PersonNameRow, personRef } from "./refs/person-ref.ts";

type TermRow = { readonly place: number; readonly slug: string; readonly name: string; readonly isCurrent: boolean };

/** Seasons in the order they were played, each with its `place`. */
function terms(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select season_id, slug, name, starts_on, ends_on, is_current,
    row_number() over (order by starts_on nulls first, slug)::integer as place from seasons where tenant_id = ${tenantId}`;
}

/** Of a roster's `entry` in a `term`: being there from its first day or to its last is no news. */
const listedTime = sql`'club', team.club_id, 'season', term.place,
  'from', case when entry.valid_from > coalesce(term.starts_on, '-infinity') then entry.valid_from end,
  'until', case when entry.valid_to < coalesce(term.ends_on, 'infinity') then entry.valid_to end`;

type SeasonRow = {
  readonly season: TermRow;
  readonly listed: readonly (ListedTime & { readonly person: string })[];
  readonly persons: { readonly [id: string]: PersonNameRow };
  readonly clubs: { readonly [id: string]: ClubRefRow };
  readonly leagues: readonly string[];
};

/**
 * Who changed clubs in a season, of one club or of all: from the lists of two seasons. One round trip; `null`: there is no
 * such season.
 */
export async function seasonTransfers(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, clubSlug }: { readonly seasonSlug: string; readonly clubSlug: string | null },
): Promise<SeasonTransfers | null> {
  note(pageTags.site);
  const { rows } = await sql<SeasonRow>`
    with terms as (${terms(tenantId)}),
    wanted as (select place from terms where slug = ${seasonSlug}),
    listed as materialized (
      select ${whoStandsFor(tenantId, "entry.person_id")} as person_id, team.club_id, json_build_object(${listedTime}) as time, term.place
      from terms term
      join wanted on term.place in (wanted.place - 1, wanted.place)
      join teams team on team.tenant_id = ${tenantId} and team.season_id = term.season_id
      join rosters entry on entry.tenant_id = ${tenantId} and entry.team_id = team.team_id
    ),
    meant as materialized (
      select listed.* from listed
      where ${clubSlug}::text is null or listed.person_id in (
        select own.person_id from listed own
        join clubs club on club.tenant_id = ${tenantId} and club.club_id = own.club_id and club.slug = ${clubSlug})
    )
    select json_build_object('place', season.place, 'slug', season.slug, 'name', season.name, 'isCurrent', season.is_current) as season,
      (select coalesce(json_agg(time::jsonb || jsonb_build_object('person', meant.person_id)
          order by person.family_name, person.given_name, person.slug), '[]')
        from meant join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.person_id) as listed,
      (select coalesce(json_object_agg(person.person_id, json_build_object('slug', person.slug, 'given', person.given_name,
          'family', person.family_name, 'own', person.transliterable)), '{}')
        from persons person where person.tenant_id = ${tenantId} and person.person_id in (select person_id from meant)) as persons,
      (select coalesce(json_object_agg(latest.club_id, latest.club), '{}') from (
        select distinct on (club.club_id) club.club_id, ${clubRefJson("club", "entered")} as club
        from (select distinct club_id, place from meant) played
        join terms term on term.place = played.place
        join clubs club on club.tenant_id = ${tenantId} and club.club_id = played.club_id
        join season_clubs entered on entered.tenant_id = ${tenantId} and entered.season_id = term.season_id and entered.club_id = club.club_id
        order by club.club_id, played.place desc) latest) as clubs,
      array(select league.league_id from leagues league
        join terms term on term.season_id = league.season_id and term.place in (wanted.place - 1, wanted.place)
        where league.tenant_id = ${tenantId}) as leagues
    from terms season join wanted on wanted.place = season.place`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { season, persons, clubs } = row;
  // Whoever comes to a list with a game that is read in drops its league.
  for (const league of row.leagues) note(pageTags.league(league));
  const club = (id: string | null) => {
    const found = id === null ? undefined : clubs[id];
    return found ? clubRef(found) : null;
  };
  const transfers = transfersOf(row.listed, season.place).flatMap(({ person, from, to, day }) => {
    const name = persons[person];
    return name ? { person: personRef(name), from: club(from), to: club(to), day } : [];
  });
  return {
    season: { slug: season.slug, name: season.name },
    transfers: clubSlug === null ? transfers : transfers.filter(({ from, to }) => from?.slug === clubSlug || to?.slug === clubSlug),
  };
}

export type ListedTimeRow = ListedTime & { readonly term: TermRow; readonly ref: ClubRefRow };

/** Every place on a list that somebody had, in a query over persons as `person`. */
export function listedTimes(tenantId: TenantId): RawBuilder<readonly ListedTimeRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(${listedTime}, 'ref', ${clubRefJson("club", "entered")}, 'term', json_build_object(
      'place', term.place, 'slug', term.slug, 'name', term.name, 'isCurrent', term.is_current))), '[]')
    from rosters entry
    join teams team on team.tenant_id = entry.tenant_id and team.team_id = entry.team_id
    join (${terms(tenantId)}) term on term.season_id = team.season_id
    join clubs club on club.tenant_id = entry.tenant_id and club.club_id = team.club_id
    join season_clubs entered on entered.tenant_id = entry.tenant_id and entered.season_id = team.season_id and entered.club_id = club.club_id
    where entry.tenant_id = ${tenantId} and entry.person_id in ${everybodyWho(tenantId, "person.person_id")})`;
}

/** The latest first. TRANSFER1 */
export function playerStays(rows: readonly ListedTimeRow[]): PlayerStay[] {
  const at = (club: string, season: number) => rows.find((row) => row.club === club && row.season === season);
  return clubStays(rows)
    .toReversed()
    .flatMap(({ club, firstSeason, from, lastSeason, until }) => {
      const first = at(club, firstSeason);
      const last = at(club, lastSeason);
      if (!first || !last) return [];
      const { slug, name, isCurrent } = last.term;
      return [
        {
          club: clubRef(last.ref),
          first: { slug: first.term.slug, name: first.term.name },
          from,
          last: { slug, name },
          until,
          isPresent: isCurrent && until === null,
        },
      ];
    });
}
