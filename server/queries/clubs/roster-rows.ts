import { type RawBuilder, sql } from "kysely";
import type { Absence } from "#contract/availability.ts";
import type { PersonDetails } from "#contract/person-details.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { averageOf, mergePlayerSums } from "#core/stats/history/sums.ts";
import type { StoredSums } from "../../db/history-tables.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { absenceToday } from "../absences.ts";
import { weightOfAge } from "../leagues/weight-of-age.ts";
import { localName } from "../refs/local-name.ts";
import { portraitJson, portraitOf, type PortraitRows } from "../refs/portrait-json.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";

type PersonRow = PersonDetails & {
  readonly slug: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly transliterable: boolean;
  readonly birthDate: string | null;
  readonly portrait: PortraitRows;
};
type ListedRow = PersonRow & { readonly absence: Absence | null } & Pick<RosterPlayer, "shirt" | "position" | "captain" | "from" | "until">;
type PlayedRow = PersonRow & { readonly shirt: string; readonly position: string | null; readonly sums: StoredSums };
/** Who was on a team's list, and who played for it; a person may stand in either, or more than once. */
export type RosterRows = { readonly listed: readonly ListedRow[]; readonly played: readonly PlayedRow[] };

/** Of the team and the season that the query around it joined as `teams` and `seasons`. Whoever asks notes `pageTags.portraits` and `pageTags.availability`. */
export function rosterRows(tenantId: TenantId): RawBuilder<RosterRows> {
  return sql`json_build_object('listed', ${listed(tenantId)}, 'played', ${played(tenantId)})`;
}

/** Being there from the first day of a season to its last is no news, so such days are left out. */
function listed(tenantId: TenantId): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(${person}, 'shirt', entry.shirt_number, 'position', entry.position, 'captain', entry.captain,
        'absence', case when seasons.is_current then ${absenceToday} end,
        'from', case when entry.valid_from > coalesce(seasons.starts_on, '-infinity') then entry.valid_from end,
        'until', case when entry.valid_to < coalesce(seasons.ends_on, 'infinity') then entry.valid_to end)
        order by entry.valid_from), '[]')
    from rosters entry
    join persons person on person.tenant_id = entry.tenant_id and person.person_id = ${standsFor(tenantId)}
    where entry.tenant_id = ${tenantId} and entry.team_id = teams.team_id)`;
}

function played(tenantId: TenantId): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(${person}, 'shirt', total.shirt, 'position', total.position, 'sums', total.sums)
        order by total.last_played_at), '[]')
    from player_season_totals total
    join persons person on person.tenant_id = total.tenant_id and person.person_id = total.person_id
    where total.tenant_id = ${tenantId} and total.team_id = teams.team_id)`;
}

const person = sql`'slug', person.slug, 'givenName', person.given_name, 'familyName', person.family_name,
  'transliterable', person.transliterable, 'birthDate', person.birth_date, 'heightCm', person.height_cm, 'weightKg', ${weightOfAge}, 'nationality', person.nationality, 'portrait', ${portraitJson}`;

/** Figures are kept for who stands for merged persons; a list may still name one of them. */
function standsFor(tenantId: TenantId): RawBuilder<unknown> {
  return sql`(
    with recursive upwards (person_id, step) as (
      select entry.person_id, 0
      union all
      select link.canonical_person_id, upwards.step + 1
      from upwards
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null
    )
    select person_id from upwards order by step desc limit 1)`;
}

/** One line a person: whoever came back is on the list from his first day to his last. In the order of shirts. */
export function rosterPlayers({ listed: entries, played: totals }: RosterRows): RosterPlayer[] {
  const lists = Map.groupBy(entries, ({ slug }) => slug);
  const figures = Map.groupBy(totals, ({ slug }) => slug);
  const slugs = [...new Set([...lists.keys(), ...figures.keys()])];
  return slugs
    .flatMap((slug) => rosterPlayer(lists.get(slug) ?? [], figures.get(slug) ?? []))
    .toSorted((one, other) => shirtOrder(one) - shirtOrder(other) || one.person.slug.localeCompare(other.person.slug, "en"));
}

function rosterPlayer(entries: readonly ListedRow[], totals: readonly PlayedRow[]): RosterPlayer[] {
  const latest = entries.at(-1);
  const someone = latest ?? totals.at(-1);
  if (!someone) return [];
  const { slug, givenName, familyName, transliterable, birthDate, heightCm, weightKg, nationality, portrait } = someone;
  return [
    {
      person: { slug, givenName: localName(givenName, transliterable), familyName: localName(familyName, transliterable) },
      shirt: latest?.shirt ?? totals.at(-1)?.shirt ?? null,
      position: latest?.position ?? totals.at(-1)?.position ?? null,
      captain: latest?.captain ?? false,
      absence: latest?.absence ?? null,
      birthDate,
      heightCm,
      weightKg,
      nationality,
      portrait: portraitOf(portrait),
      from: entries[0]?.from ?? null,
      until: latest?.until ?? null,
      figures: figuresOf(totals),
    },
  ];
}

function figuresOf(totals: readonly PlayedRow[]): RosterPlayer["figures"] {
  const parts = totals.map(({ sums }) => playerSums(sums));
  const [first, ...rest] = parts;
  if (!first) return null;
  const sums = rest.reduce(mergePlayerSums, first);
  const average = (statistic: Parameters<typeof averageOf>[1]) => averageOf(sums, statistic);
  return {
    games: sums.games,
    seconds: average("seconds"),
    points: average("points"),
    rebounds: average("rebounds"),
    assists: average("assists"),
    performanceIndexRating: average("performanceIndexRating"),
  };
}

/** `0` before `00`, then by number; nobody's shirt last. */
function shirtOrder({ shirt }: RosterPlayer): number {
  return shirt === null ? Infinity : shirt === "00" ? 0.5 : Number(shirt);
}
