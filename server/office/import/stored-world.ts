import { sql, type Transaction } from "kysely";
import { type Language, languageOf, type Locale } from "#contract/locale.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { slugify } from "#core/wording/slug.ts";
import type { Database } from "../../db/schema.ts";
import { competitionKey } from "../competitions.ts";
import type { OfficeHand } from "../office-change.ts";
import { teamKey } from "../teams.ts";
import type { OfficeWorld, WorldClub, WorldHall, WorldPerson } from "./office-world.ts";

/** Where a file's rows go: by the names that the office gives them; what is not named is the season that is on, and its first league. */
export type ImportPlace = { readonly season: string | null; readonly competition: string | null };

type Season = { readonly slug: string; readonly name: string; readonly from: string | null; readonly until: string | null };

/** What a league holds, as files are compared with it, and what the office calls it by. */
export type StoredWorld = {
  readonly world: OfficeWorld & { readonly language: Language };
  /** `null`: there is none of this name yet, or none that is on. */
  readonly season: Season | null;
  readonly competition: string | null;
  /** Whether the league says of any season that it is the one that is on. */
  readonly hasCurrent: boolean;
  /** Slugs by name. */
  readonly clubs: ReadonlyMap<string, string>;
  readonly halls: ReadonlyMap<string, string>;
};

/** Reads what the league holds now. IMPW1 */
export async function storedWorld(transaction: Transaction<Database>, hand: OfficeHand, place: ImportPlace): Promise<StoredWorld> {
  const { tenantId } = hand;
  const season = await seasonAt(transaction, tenantId, place.season);
  const competition = season && (await competitionAt(transaction, tenantId, season.slug, place.competition));
  const clubs = await sql<WorldClub & { slug: string }>`
    select slug, name, code as short, null as town from clubs where tenant_id = ${tenantId} order by name, slug`.execute(transaction);
  const halls = await sql<WorldHall & { slug: string }>`
    select slug, name, city as town from venues where tenant_id = ${tenantId} order by name, slug`.execute(transaction);
  const { defaultLocale } = await transaction
    .selectFrom("tenants")
    .select("default_locale as defaultLocale")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  const former = await formerNames(transaction, tenantId);
  const [formerClubs, formerHalls] = (["club", "hall"] as const).map((thing) =>
    former.filter((each) => each.thing === thing && each.values.name !== undefined),
  );
  const named = <Row extends { name: string; slug: string }>(rows: readonly Row[], thing: typeof former): readonly Row[] => {
    const names = new Set(rows.map(({ name }) => name));
    const again = thing.flatMap(({ slug, values: { name = "" } }) =>
      rows.filter((row) => row.slug === slug && !names.has(name)).map((row) => ({ ...row, name })),
    );
    return [...rows, ...again];
  };
  const allClubs = named(clubs.rows, formerClubs ?? []);
  const allHalls = named(halls.rows, formerHalls ?? []);
  const people = await peopleIn(transaction, tenantId, season?.slug ?? null);
  return {
    world: {
      language: languageOf(defaultLocale as Locale),
      today: dayIn(hand.timeZone, hand.now()),
      timeZone: hand.timeZone,
      season: season?.from && season.until ? { name: season.name, from: season.from, until: season.until } : null,
      clubs: allClubs,
      halls: allHalls,
      people: [...people, ...formerPeople(people, former)],
    },
    season,
    competition,
    hasCurrent: (place.season === null ? season : await seasonAt(transaction, tenantId, null)) !== null,
    clubs: new Map(allClubs.map(({ name, slug }) => [name, slug])),
    halls: new Map(allHalls.map(({ name, slug }) => [name, slug])),
  };
}

/** A season by the name that a file gives it, and its competition; `null`: there is none yet. */
export async function namedPlace(
  transaction: Transaction<Database>,
  { tenantId }: OfficeHand,
  season: string,
  competition: string | null,
): Promise<{ readonly season: string | null; readonly competition: string | null }> {
  const found = (await seasonAt(transaction, tenantId, season)) ?? (await seasonAt(transaction, tenantId, slugify(season)));
  return { season: found?.slug ?? null, competition: found && (await competitionAt(transaction, tenantId, found.slug, competition)) };
}

async function seasonAt(transaction: Transaction<Database>, tenantId: TenantId, named: string | null): Promise<Season | null> {
  const { rows } = await sql<Season>`
    select slug, name, to_char(starts_on, 'YYYY-MM-DD') as from, to_char(ends_on, 'YYYY-MM-DD') as until from seasons
    where tenant_id = ${tenantId} and (case when ${named}::text is null then is_current else name = ${named} or slug = ${named} end)
    order by slug limit 1`.execute(transaction);
  return rows[0] ?? null;
}

async function competitionAt(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  season: string,
  named: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select ${competitionKey} as slug from leagues held
    join seasons season on season.tenant_id = held.tenant_id and season.season_id = held.season_id and season.slug = ${season}
    where held.tenant_id = ${tenantId} and (${named}::text is null or held.name = ${named} or held.slug = ${named})
    order by held.place, held.slug limit 1`.execute(transaction);
  return rows[0]?.slug ?? null;
}

/** With the club that each is with in that season. */
async function peopleIn(transaction: Transaction<Database>, tenantId: TenantId, season: string | null): Promise<readonly WorldPerson[]> {
  const { rows } = await sql<WorldPerson>`
    select person.slug as id, person.latin_family_name as family, person.latin_given_name as given,
      to_char(person.birth_date, 'YYYY-MM-DD') as born, (
        select club.name from rosters stay
        join teams team on team.tenant_id = stay.tenant_id and team.team_id = stay.team_id
        join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id and season.slug = ${season}
        join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
        where stay.tenant_id = person.tenant_id and stay.person_id = person.person_id
        order by stay.valid_to desc nulls first, club.name limit 1) as club
    from persons person where person.tenant_id = ${tenantId} order by person.slug`.execute(transaction);
  return rows;
}

export type StandingGame = { readonly slug: string; readonly day: string | null };

type FormerName = {
  readonly thing: "club" | "hall" | "person";
  readonly slug: string;
  readonly values: { readonly name?: string; readonly givenName?: string; readonly familyName?: string; readonly born?: string | null };
};

/** What imports have called clubs, halls and people that the office has renamed since: a file that comes again means the same. IMPW8 */
async function formerNames(transaction: Transaction<Database>, tenantId: TenantId): Promise<readonly FormerName[]> {
  const { rows } = await sql<FormerName>`
    select distinct line.thing, coalesce(club.slug, hall.slug, person.slug) as slug, jsonb_build_object('name', line.before -> 'values' -> 'name',
      'givenName', line.before -> 'values' -> 'givenName', 'familyName', line.before -> 'values' -> 'familyName',
      'born', line.before -> 'values' -> 'born') as values
    from office_changes line
    left join clubs club on line.thing = 'club' and club.tenant_id = line.tenant_id and club.club_id = line.row_id
    left join venues hall on line.thing = 'hall' and hall.tenant_id = line.tenant_id and hall.venue_id = line.row_id
    left join persons person on line.thing = 'person' and person.tenant_id = line.tenant_id and person.person_id = line.row_id
    where line.tenant_id = ${tenantId} and line.thing in ('club', 'hall', 'person') and line.act = 'set'
      and (line.import_id is null or line.source = 'list')
      and (line.before -> 'values' -> 'name' is distinct from line.after -> 'values' -> 'name'
        or line.before -> 'values' -> 'givenName' is distinct from line.after -> 'values' -> 'givenName'
        or line.before -> 'values' -> 'familyName' is distinct from line.after -> 'values' -> 'familyName'
        or line.before -> 'values' -> 'born' is distinct from line.after -> 'values' -> 'born')
      and coalesce(club.slug, hall.slug, person.slug) is not null
      and exists (select from office_changes made where made.tenant_id = line.tenant_id and made.row_id = line.row_id
        and made.import_id is not null and made.source <> 'list')`.execute(transaction);
  return rows;
}

function formerPeople(people: readonly WorldPerson[], former: readonly FormerName[]): readonly WorldPerson[] {
  return former.flatMap(({ thing, slug, values: { givenName, familyName, born } }) =>
    thing !== "person" || !givenName || !familyName
      ? []
      : people.filter(({ id }) => id === slug).map((person) => ({ ...person, given: givenName, family: familyName, born: born ?? null })),
  );
}

/** Rows that an import may find again, by what it knows of them. */
export type StandingRows = {
  /** Team by competition and club. */
  readonly teams: Map<string, string>;
  /** Entry by team and person: the last one without an end. */
  readonly entries: Map<string, string>;
  /** Games by round, home and away team, each with its day by the league's clocks, in the order in which they were made. */
  readonly fixtures: Map<string, readonly StandingGame[]>;
  /** Official by given and family name. */
  readonly officials: Map<string, string>;
  /** Sponsor by name. */
  readonly sponsors: Map<string, string>;
  /** News by every slug that a piece has or had. */
  readonly news: Map<string, string>;
};

/** Everything of a competition that stands already, read at once: a file has thousands of rows. IMPW3 */
export async function standingRows(
  transaction: Transaction<Database>,
  { tenantId, timeZone }: OfficeHand,
  competition: string | null,
): Promise<StandingRows> {
  const isOf = sql<boolean>`starts_with(${teamKey}, ${`${competition ?? ""}-`})`;
  const teams = await sql<{ name: string; slug: string }>`
    select club.slug as name, ${teamKey} as slug from teams held
    join clubs club on club.tenant_id = held.tenant_id and club.club_id = held.club_id
    where held.tenant_id = ${tenantId} and ${isOf} order by held.slug desc`.execute(transaction);
  const entries = await sql<{ name: string; slug: string }>`
    select ${teamKey} || '/' || person.slug as name, stay.roster_id::text as slug from teams held
    join rosters stay on stay.tenant_id = held.tenant_id and stay.team_id = held.team_id and stay.valid_to is null
    join persons person on person.tenant_id = stay.tenant_id and person.person_id = stay.person_id
    where held.tenant_id = ${tenantId} and ${isOf}`.execute(transaction);
  const fixtures = await sql<StandingGame & { name: string }>`
    select round.number || '/' || ${teamKey} || '/' || away.slug as name, game.game_id::text as slug,
      to_char(coalesce((game.tip_off at time zone ${timeZone})::date, game.tip_off_day), 'YYYY-MM-DD') as day from teams held
    join games game on game.tenant_id = held.tenant_id and game.home_team_id = held.team_id
    join teams away on away.tenant_id = game.tenant_id and away.team_id = game.away_team_id
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    where held.tenant_id = ${tenantId} and ${isOf} order by game.created_at, game.tip_off, length(game.slug), game.slug`.execute(
    transaction,
  );
  const officials = await sql<{ name: string; slug: string }>`
    select given_name || ' ' || family_name as name, slug from officials where tenant_id = ${tenantId} order by slug desc`.execute(
    transaction,
  );
  const sponsors = await sql<{ name: string; slug: string }>`
    select name, slug from sponsors where tenant_id = ${tenantId} order by slug desc`.execute(transaction);
  const news = await sql<{ name: string; slug: string }>`
    select slug as name, news_id::text as slug from news_slugs where tenant_id = ${tenantId}`.execute(transaction);
  const byName = ({ rows }: { readonly rows: readonly { name: string; slug: string }[] }) =>
    new Map(rows.map(({ name, slug }) => [name, slug]));
  const games = Map.groupBy(fixtures.rows, ({ name }) => name);
  return {
    teams: byName(teams),
    entries: byName(entries),
    fixtures: games,
    officials: byName(officials),
    sponsors: byName(sponsors),
    news: byName(news),
  };
}
