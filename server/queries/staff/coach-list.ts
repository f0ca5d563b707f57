import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CoachLine } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubRef, clubRefJson, type ClubRefRow } from "../refs/club-ref.ts";
import { latestLines, presentTeams, teamInLeague, type TeamInLeagueRow } from "./coached-lines.ts";
import { namedPerson, type NamedPersonRow } from "./named-person.ts";

type CoachLineRow = NamedPersonRow &
  Pick<CoachLine, "games" | "wins" | "losses" | "seasons" | "season"> & {
    readonly clubs: readonly ClubRefRow[];
    readonly present: readonly TeamInLeagueRow[];
  };

/** Every coach a game names, from what is kept of each club and season. One round trip. COACH4 */
export async function coachList(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<CoachLine[]> {
  note(pageTags.site);
  note(pageTags.statistics);
  const { rows } = await sql<CoachLineRow>`
    with ${latestLines(tenantId)},
    kept as materialized (
      select coalesce(spelled.same_as, spelled.name_key) as key, coaches.club_id, coaches.games, coaches.wins, coaches.losses,
        term.slug, term.name, term.starts_on, term.is_current
      from club_coaches coaches
      join named_people spelled on spelled.tenant_id = coaches.tenant_id and spelled.role = 'coach'
        and spelled.name_key = search_key(coaches.coach)
      join seasons term on term.tenant_id = coaches.tenant_id and term.season_id = coaches.season_id
      where coaches.tenant_id = ${tenantId}),
    careers as (
      select key, sum(games)::integer as games, sum(wins)::integer as wins, sum(losses)::integer as losses,
        json_build_object('first', (array_agg(name order by starts_on nulls first, slug))[1],
          'last', (array_agg(name order by starts_on desc nulls last, slug desc))[1], 'count', count(distinct slug)) as seasons,
        json_build_object('games', coalesce(sum(games) filter (where is_current), 0), 'wins', coalesce(sum(wins) filter (where is_current), 0),
          'losses', coalesce(sum(losses) filter (where is_current), 0)) as season
      from kept group by key)
    select who.slug, who.name, who.transliterable as own, career.games, career.wins, career.losses, career.seasons, career.season,
      (select json_agg(${clubRefJson("club", "club")} order by served.latest desc, club.name)
        from (select club_id, max(coalesce(starts_on::text, '') || slug) as latest from kept where kept.key = career.key group by club_id) served
        join clubs club on club.tenant_id = who.tenant_id and club.club_id = served.club_id) as clubs,
      ${presentTeams(
        tenantId,
        sql`array(select same.name_key from named_people same
          where same.tenant_id = who.tenant_id and same.role = who.role and who.name_key in (same.name_key, same.same_as))`,
      )} as present
    from careers career
    join named_people who on who.tenant_id = ${tenantId} and who.role = 'coach' and who.name_key = career.key
    order by career.wins desc, career.losses, who.name`.execute(db);
  for (const { leagueId } of rows.flatMap(({ present }) => present)) note(pageTags.league(leagueId));
  return rows.map(({ games, wins, losses, seasons, season, clubs, present, ...person }) => ({
    ...namedPerson(person),
    games,
    wins,
    losses,
    seasons,
    season,
    clubs: clubs.map(clubRef),
    present: present.map(teamInLeague),
  }));
}
