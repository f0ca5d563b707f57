import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerPage, WantedPlayers } from "#contract/player-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { alphabetOf } from "#core/wording/alphabet.ts";
import { nameCollation } from "../../db/name-collation.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { playerLine, playerLineJson, type PlayerLineRow } from "./player-line.ts";
import { isListed, isRegistered, isStanding, latestStay, presentRosters } from "./player-stays.ts";

const linesOnPage = 60;

type ListRow = {
  readonly lines: readonly PlayerLineRow[] | null;
  readonly letters: readonly string[];
  readonly clubs: readonly { readonly slug: string; readonly name: string; readonly own: boolean }[] | null;
  readonly leagues: readonly string[] | null;
  /** Of the tenant, in its order. */
  readonly named: readonly string[] | null;
  readonly played: readonly string[];
  readonly countries: readonly string[];
};

/**
 * A page of all players, the letters there are, the clubs, positions and countries to choose from, in one round trip: 50 ms
 * over ten thousand players, without an index of their own in each language's order. LISTED1
 */
export async function playerList(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { letter, clubSlug, position, country, page, order }: WantedPlayers,
): Promise<PlayerPage | null> {
  note(pageTags.site);
  note(pageTags.portraits);
  const alphabet = alphabetOf(order);
  if (letter !== null && !alphabet.includes(letter)) return null;
  // PostgreSQL takes no zero byte in a text, and nothing that may be chosen has one.
  if ([clubSlug, position, country].some((chosen) => chosen?.includes("\0"))) return null;
  const { rows } = await sql<ListRow>`
    with shown as materialized (
      select person.* from persons person
      where person.tenant_id = ${tenantId} and ${isStanding(tenantId)} and ${isListed(tenantId)}
        and ${letter === null ? sql`true` : beginsWith(letter, alphabet, order)}
        and ${clubSlug === null && position === null ? sql`true` : isRegistered(tenantId, { clubSlug, position })}
        and ${country === null ? sql`true` : sql`person.nationality = ${country}`}
      order by ${byName(order)}
      limit ${linesOnPage + 1} offset ${(page - 1) * linesOnPage}
    )
    select
      (select json_agg(${playerLineJson}
          order by ${byName(order)})
        from shown person
        left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
        left join teams team on team.tenant_id = person.tenant_id and team.team_id = stay.team_id
        left join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
        left join player_careers career
          on career.tenant_id = person.tenant_id and career.person_id = person.person_id and career.phase = 'all') as lines,
      ${lettersIn(tenantId, alphabet, order)} as letters,
      (select json_agg(json_build_object('slug', club.slug, 'name', club.name, 'own', club.transliterable) order by club.name)
        from clubs club where club.tenant_id = ${tenantId} and exists (
          select from teams team join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
          where team.tenant_id = club.tenant_id and team.club_id = club.club_id and season.is_current)) as clubs,
      (select json_agg(league.league_id) from leagues league
        join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
        where league.tenant_id = ${tenantId} and season.is_current) as leagues,
      (select branding.player_positions from tenant_branding branding where branding.tenant_id = ${tenantId}) as named,
      array(select distinct roster.position from ${presentRosters(tenantId)} and roster.position is not null) as played,
      array(select distinct person.nationality from persons person
        where person.tenant_id = ${tenantId} and person.nationality is not null and ${isStanding(tenantId)} and ${isListed(tenantId)}
        order by 1) as countries`.execute(db);
  const [answer] = rows;
  const { lines = null, letters = [], clubs = null, leagues = null, named = null, played = [], countries = [] } = answer ?? {};
  const positions = (named ?? []).filter((each) => played.includes(each));
  // How many games somebody has played, and for whom, changes with the leagues that are being played.
  for (const league of leagues ?? []) note(pageTags.league(league));
  if ((page > 1 && lines === null) || (clubSlug !== null && !clubs?.some(({ slug }) => slug === clubSlug))) return null;
  if ((position !== null && !positions.includes(position)) || (country !== null && !countries.includes(country))) return null;
  return {
    lines: (lines ?? []).slice(0, linesOnPage).map(playerLine),
    page,
    hasMore: (lines?.length ?? 0) > linesOnPage,
    letters,
    clubs: (clubs ?? []).map(({ slug, name, own }) => ({ slug, name: localName(name, own) })),
    positions,
    countries,
  };
}

/**
 * Names are stored in Latin: in the order of the other script they stand by its letters, foreign ones, which nobody
 * transliterates, behind them.
 */
function byName(order: Locale): RawBuilder<unknown> {
  const columns = order === "sr-cyrl" ? [cyrillic("person.family_name"), cyrillic("person.given_name")] : [];
  return sql.join([...columns, inOrder("person.family_name", order), inOrder("person.given_name", order), sql`person.slug`]);
}

function cyrillic(column: string): RawBuilder<unknown> {
  const small = sql`lower(${sql.ref(column)})`;
  const pairs = sql`replace(replace(replace(${small}, 'lj', 'љ'), 'nj', 'њ'), 'dž', 'џ')`;
  const letters = sql`translate(${pairs}, 'abvgdđežzijklmnoprstćufhcčš', 'абвгдђежзијклмнопрстћуфхцчш')`;
  return sql`(case when person.transliterable then ${letters} else 'я' || ${small} end) ${nameCollation("sr-cyrl")}`;
}

/** Letters are parted by the Latin order, in which the address names them. */
function inOrder(column: string, order: Locale): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${nameCollation(order === "sr-cyrl" ? "sr" : order)}`;
}

/** From the letter on, up to the next one: as the language's own order has it, in which `lj` is no `l`. */
function beginsWith(letter: string, alphabet: readonly string[], order: Locale): RawBuilder<boolean> {
  const next = alphabet[alphabet.indexOf(letter) + 1];
  const name = inOrder("person.family_name", order);
  const from = sql`${name} >= ${letter.toLowerCase()}`;
  return next === undefined ? sql`${from}` : sql`${from} and ${name} < ${next.toLowerCase()}`;
}

function lettersIn(tenantId: TenantId, alphabet: readonly string[], order: Locale): RawBuilder<readonly string[]> {
  const name = inOrder("person.family_name", order);
  const nexts = [...alphabet.slice(1).map((letter) => letter.toLowerCase()), null];
  return sql`array(
    select letter from unnest(${[...alphabet]}::text[], ${nexts}::text[]) with ordinality as alphabet (letter, next, place)
    where exists (select from persons person
      where person.tenant_id = ${tenantId} and ${name} >= lower(alphabet.letter) and (alphabet.next is null or ${name} < alphabet.next)
        and ${isStanding(tenantId)} and ${isListed(tenantId)})
    order by place)`;
}
