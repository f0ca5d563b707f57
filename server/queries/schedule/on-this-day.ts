import { type Kysely, type RawBuilder, sql } from "kysely";
import { type ToldRecord, toldRecords } from "#contract/following-queries.ts";
import type { OnThisDay, RememberedGame } from "#contract/on-this-day.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { whoStandsFor } from "../refs/merged-persons.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { dayOf, placeInTime } from "../../db/game-time.ts";

/** So many games of today and of the days ahead are told at most. */
const mostGames = 60;

/** Games of earlier years and birthdays of today and the six days after it, by the league's clock. Two round trips. DAY1 DAY3 */
export async function onThisDay(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<OnThisDay> {
  for (const tag of [pageTags.day, pageTags.site, pageTags.statistics]) note(tag);
  const [games, { today, birthdays }] = await Promise.all([rememberedGames(db, tenantId), birthdaysOf(db, tenantId)]);
  return { today, games: games.toSorted((one, other) => standing(one, today) - standing(other, today)), birthdays };
}

/** The database hands them over latest first, which holds within each of these. */
function standing({ day, game, records }: RememberedGame, today: string): number {
  const [daysAhead, isFinal] = [(Date.parse(day) - Date.parse(today)) / 86_400_000, game.round.stage === "final"];
  return daysAhead * 3 + (isFinal ? 0 : records.length > 0 ? 1 : 2);
}

function week(tenantId: TenantId): RawBuilder<unknown> {
  return sql`(
    select (now() at time zone zone.time_zone)::date + ahead as day, zone.time_zone
    from tenants zone, generate_series(0, 6) ahead where zone.tenant_id = ${tenantId})`;
}

async function rememberedGames(db: Kysely<Database>, tenantId: TenantId): Promise<RememberedGame[]> {
  const rows = await gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .innerJoin(sql<{ day: string; time_zone: string }>`${week(tenantId)}`.as("told"), (join) =>
      join.on(sql<boolean>`to_char(${dayOf("games")}, 'MM-DD') = to_char(told.day, 'MM-DD')
        and ${dayOf("games")} < told.day`),
    )
    .where("games.status", "in", ["ended", "final", "under-protest"])
    // Its score was given by the office, and nobody's points make it.
    .where("games.award", "is", null)
    .select([
      "seasons.slug as seasonSlug",
      "seasons.name as seasonName",
      "leagues.slug as leagueSlug",
      sql<string>`told.day::text`.as("day"),
      recordsJson.as("records"),
      bestJson.as("best"),
    ])
    .orderBy(sql`told.day`)
    .orderBy(sql`rounds.stage is not distinct from 'final'`, "desc")
    .orderBy(placeInTime, "desc")
    .orderBy("games.slug")
    .limit(mostGames)
    .execute();
  return rows.map(({ seasonSlug, seasonName, leagueSlug, day, records, best, ...game }) => ({
    day,
    game: gameSummary(seasonSlug, leagueSlug, game),
    seasonName,
    records,
    best: best && { person: personRef(best), points: best.points },
  }));
}

/** Figures that nobody has had higher in the league's season, by what everybody reads at once (FEED4); found by the key of their lists. */
const recordsJson = sql<readonly ToldRecord[]>`(
  select coalesce(json_agg(distinct mark.category), '[]') from record_marks mark
  where mark.tenant_id = games.tenant_id and mark.scope = 'league' and mark.scope_id = games.league_id
    and mark.phase in ('regular', 'playoff') and mark.holder = 'player' and mark.category = any(${[...toldRecords]}::text[])
    and mark.game_id = games.game_id and not exists (
      select from record_marks higher
      where higher.tenant_id = mark.tenant_id and higher.scope = mark.scope and higher.scope_id = mark.scope_id
        and higher.holder = mark.holder and higher.category = mark.category and higher.standing > mark.standing))`;

type PersonRow = { readonly slug: string; readonly given: string; readonly family: string; readonly own: boolean };

const bestJson = sql<(PersonRow & { readonly points: number }) | null>`(
  select json_build_object(${personColumns("person")}, 'points', line.points)
  from box_player_lines line
  join persons person on person.tenant_id = line.tenant_id and person.person_id = line.person_id
  where line.tenant_id = games.tenant_id and line.game_id = games.game_id and line.points > 0
  order by line.points desc, person.slug limit 1)`;

function personColumns(person: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  return sql`'slug', ${column("slug")}, 'given', ${column("given_name")}, 'family', ${column("family_name")}, 'own', ${column("transliterable")}`;
}

function personRef({ slug, given, family, own }: PersonRow) {
  return { slug, givenName: localName(given, own), familyName: localName(family, own) };
}

type BirthdayRow = PersonRow & { readonly day: string; readonly age: number; readonly team: TeamRefRow };

/** Of who is of age today; who was born on 29 February has his on the 28th where a year has no 29th. DAY3 */
async function birthdaysOf(db: Kysely<Database>, tenantId: TenantId): Promise<Pick<OnThisDay, "today" | "birthdays">> {
  const { rows } = await sql<{ today: string; birthdays: readonly BirthdayRow[] }>`
    with told as (select * from ${week(tenantId)} told),
    today as (select min(day) as day from told),
    listed as (
      select distinct on (person.person_id) person.*, team.team_id
      from rosters entry
      join teams team on team.tenant_id = entry.tenant_id and team.team_id = entry.team_id
      join seasons on seasons.tenant_id = team.tenant_id and seasons.season_id = team.season_id and seasons.is_current
      join persons person on person.tenant_id = entry.tenant_id and person.person_id = ${whoStandsFor(tenantId, "entry.person_id")}
      cross join today
      where entry.tenant_id = ${tenantId} and entry.valid_from <= today.day and (entry.valid_to is null or entry.valid_to > today.day)
        and person.birth_date <= today.day - interval '18 years'
      order by person.person_id, entry.valid_from desc)
    select today.day::text as today, (
      select coalesce(json_agg(json_build_object(${personColumns("listed")}, 'day', told.day,
        'age', extract(year from told.day)::integer - extract(year from listed.birth_date)::integer, 'team', ${teamRefJson("team", "club")})
        order by told.day, listed.birth_date desc, listed.slug), '[]')
      from listed
      join told on to_char(told.day, 'MM-DD') = to_char(listed.birth_date, 'MM-DD')
        or (to_char(listed.birth_date, 'MM-DD') = '02-29' and to_char(told.day, 'MM-DD') = '02-28' and to_char(told.day + 1, 'DD') = '01')
      join teams team on team.tenant_id = listed.tenant_id and team.team_id = listed.team_id
      join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id) as birthdays
    from today`.execute(db);
  const { today, birthdays } = rows[0] ?? { today: "", birthdays: [] };
  return {
    today,
    birthdays: birthdays.map(({ day, age, team, ...person }) => ({ day, age, person: personRef(person), team: teamRef(team) })),
  };
}
