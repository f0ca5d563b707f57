import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { RefereeLine, RefereeList, RefereeStint, RefereeAnswer } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { awaitsOfficials, namesOfficials } from "../games/appointed.ts";
import { type ClubGameRow, clubGame } from "../clubs/club-rows.ts";
import { localName } from "../refs/local-name.ts";
import { cardsInLeagues } from "./cards-in-leagues.ts";
import { namedPerson, type NamedPersonRow, whoIsNamed } from "./named-person.ts";
import { placeInTime } from "../../db/game-time.ts";

/** What is counted of a list of a referee's games, `call` with its round. REF2 */
const counts = sql`count(distinct call.game_id)::integer as games, (count(distinct call.game_id) filter (where call.role = 'crew-chief'))::integer as "crewChief",
  (count(distinct call.game_id) filter (where rounds.kind = 'playoff'))::integer as playoff, (count(distinct call.game_id) filter (where rounds.stage = 'final'))::integer as final`;

const places = sql`join games on games.tenant_id = call.tenant_id and games.game_id = call.game_id
  join rounds on rounds.tenant_id = games.tenant_id and rounds.league_id = games.league_id and rounds.round_id = games.round_id
  join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
  join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id`;

type ListRow = {
  readonly seasons: readonly { readonly slug: string; readonly name: string; readonly leagues: readonly string[] }[] | null;
  readonly seasonSlug: string | null;
  readonly referees: readonly (NamedPersonRow & Omit<RefereeLine, "slug" | "name">)[];
};

/** Who refereed in a season: that named, else the latest with a game. One round trip. REF3 */
export async function refereeList(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  seasonSlug: string | null,
): Promise<RefereeList> {
  note(pageTags.site);
  // So come a season's first names, and a referee's first game in another league.
  note(pageTags.statistics);
  const { rows } = await sql<ListRow>`
    with served as materialized (
      select term.season_id, term.slug, term.name, term.starts_on,
        array(select league_id::text from leagues where leagues.tenant_id = term.tenant_id and leagues.season_id = term.season_id) as leagues
      from seasons term where term.tenant_id = ${tenantId} and exists (
        select from leagues join games on games.tenant_id = leagues.tenant_id and games.league_id = leagues.league_id
          join game_referees call on call.tenant_id = games.tenant_id and call.game_id = games.game_id
        where leagues.tenant_id = term.tenant_id and leagues.season_id = term.season_id)),
    shown as materialized (
      select season_id, slug from served order by coalesce(slug = ${seasonSlug}, false) desc, starts_on desc nulls last, slug desc limit 1),
    counted as (
      select coalesce(spelled.same_as, spelled.name_key) as key, ${counts}
      from game_referees call ${places}
      join named_people spelled on spelled.tenant_id = call.tenant_id and spelled.role = 'referee' and spelled.name_key = search_key(call.name)
      where call.tenant_id = ${tenantId} and term.season_id = (select season_id from shown)
      group by 1)
    select
      (select json_agg(json_build_object('slug', slug, 'name', name, 'leagues', leagues) order by starts_on desc nulls last, slug desc)
        from served) as seasons,
      (select slug from shown) as "seasonSlug",
      (select coalesce(json_agg(json_build_object('slug', who.slug, 'name', who.name, 'own', who.transliterable, 'games', counted.games,
          'crewChief', counted."crewChief", 'playoff', counted.playoff, 'final', counted.final)
          order by counted.games desc, counted."crewChief" desc, who.name), '[]')
        from counted join named_people who on who.tenant_id = ${tenantId} and who.role = 'referee' and who.name_key = counted.key) as referees`.execute(
    db,
  );
  const [row] = rows;
  const seasons = row?.seasons ?? [];
  for (const league of seasons.flatMap(({ leagues }) => leagues)) note(pageTags.league(league));
  return {
    seasons: seasons.map(({ slug, name }) => ({ slug, name })),
    seasonSlug: row?.seasonSlug ?? null,
    referees: (row?.referees ?? []).map(({ slug, name, own, ...line }) => ({ ...namedPerson({ slug, name, own }), ...line })),
  };
}

type StintRow = Omit<RefereeStint, "competition"> & {
  readonly leagueId: string;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly league: string;
  readonly own: boolean;
};
type RefereeRow = NamedPersonRow & {
  readonly stints: readonly StintRow[] | null;
  readonly seasonSlug: string | null;
  readonly games: readonly ClubGameRow[];
  readonly appointed: readonly (ClubGameRow & { readonly leagueId: string; readonly page: string | null })[];
};

/** A referee's games by season and league, those of one season and those to come. Nothing of how teams fared. One round trip. REF2 REF5 */
export async function refereeView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  seasonSlug: string | null,
): Promise<RefereeAnswer | null> {
  note(pageTags.site);
  note(pageTags.referee(slug));
  // So come a season's first names, and a referee's first game in another league.
  note(pageTags.statistics);
  const cards = cardsInLeagues(db, tenantId)
    .where(
      sql<boolean>`games.game_id in (select own_calls.game_id from own_calls where own_calls.season_id = (select season_id from shown_season))`,
    )
    .orderBy(placeInTime, (order) => order.desc().nullsLast())
    .orderBy("rounds.number", "desc")
    .orderBy("games.slug");
  const appointed = cardsInLeagues(db, tenantId)
    .leftJoin("game_boxes", (join) =>
      join.onRef("game_boxes.tenant_id", "=", "games.tenant_id").onRef("game_boxes.game_id", "=", "games.game_id"),
    )
    .select(["games.league_id as leagueId", sql<string | null>`encode(game_boxes.page, 'base64')`.as("page")])
    .where(awaitsOfficials)
    .where(
      sql<boolean>`games.game_id in (select call.game_id from game_appointments call
        where call.tenant_id = ${tenantId} and call.role <> 'commissioner' and search_key(call.name) = any((select keys from who)::text[]))`,
    )
    .orderBy(placeInTime, (order) => order.asc().nullsLast())
    .orderBy("games.slug");
  const { rows } = await sql<RefereeRow>`
    with ${whoIsNamed(tenantId, "referee", slug)},
    own_calls as materialized (
      select distinct on (call.game_id) call.tenant_id, call.game_id, call.role, term.season_id, term.slug, term.starts_on
      from game_referees call ${places}
      where call.tenant_id = ${tenantId} and search_key(call.name) = any((select keys from who)::text[])
      order by call.game_id, call.role),
    shown_season as materialized (
      select season_id, slug from own_calls
      order by coalesce(slug = ${seasonSlug}, false) desc, starts_on desc nulls last, slug desc limit 1)
    select who.slug, who.name, who.own,
      (select json_agg(json_build_object('leagueId', stint.league_id, 'seasonSlug', stint.season_slug, 'seasonName', stint.season_name,
          'leagueSlug', stint.league_slug, 'league', stint.league, 'own', stint.own, 'games', stint.games, 'crewChief', stint."crewChief",
          'playoff', stint.playoff, 'final', stint.final)
          order by stint.starts_on desc nulls last, stint.season_slug desc, stint.place)
        from (
          select leagues.league_id, leagues.slug as league_slug, leagues.name as league, leagues.transliterable as own, leagues.place,
            term.slug as season_slug, term.name as season_name, term.starts_on, ${counts}
          from own_calls call ${places} group by 1, 2, 3, 4, 5, 6, 7, 8
        ) stint) as stints,
      (select slug from shown_season) as "seasonSlug",
      (select coalesce(json_agg(card), '[]') from (${cards}) card) as games,
      (select coalesce(json_agg(card), '[]') from (${appointed}) card) as appointed
    from who`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const stints = row.stints ?? [];
  for (const { leagueId } of [...stints, ...row.appointed]) note(pageTags.league(leagueId));
  const ahead = row.appointed.filter(({ page }) => !namesOfficials(page));
  if (stints.length === 0 && ahead.length === 0) return null;
  return {
    ...namedPerson(row),
    stints: stints.map(({ leagueId: _, seasonSlug: season, leagueSlug, league, own, ...stint }) => ({
      ...stint,
      competition: { seasonSlug: season, leagueSlug, name: localName(league, own) },
    })),
    seasonSlug: row.seasonSlug,
    games: row.games.map(clubGame),
    appointed: ahead.map(clubGame),
  };
}
