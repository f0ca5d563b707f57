import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { ShotPlaces, WantedShots } from "#contract/shot-places.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import type { LeagueRow } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

type ShotRow = {
  readonly leagues: readonly (LeagueRow & { readonly rules: string })[];
  readonly games: number;
  readonly attempted: number | null;
  readonly lines: string | null;
  readonly everybody: string | null;
};

/** Of a person, in every league or one. Empty where nobody is called so: whether he exists is his page's question. SHOT5 */
export function playerShots(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string, wanted: WantedShots) {
  return shotPlaces(
    db,
    tenantId,
    note,
    sql`line.person_id = (select person_id from persons where tenant_id = ${tenantId} and slug = ${slug})`,
    wanted,
  );
}

/** Of all players of a team, whose league is given with it. SHOT5 */
export function teamShots(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug, teamSlug }: LeagueAddress & { readonly teamSlug: string },
  wanted: Omit<WantedShots, "league">,
) {
  const team = sql`line.team_id = (
    select team.team_id from teams team
    join leagues league on league.tenant_id = team.tenant_id and league.league_id = team.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where team.tenant_id = ${tenantId} and team.slug = ${teamSlug} and league.slug = ${leagueSlug} and season.slug = ${seasonSlug})`;
  return shotPlaces(db, tenantId, note, team, { ...wanted, league: { seasonSlug, leagueSlug } });
}

/** Between the lines of players in one text: a season has thousands of them. */
const between = "|";

async function shotPlaces(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  whose: RawBuilder<unknown>,
  { league, side, won }: WantedShots,
): Promise<ShotPlaces> {
  const inLeague = league && sql`line.season_slug = ${league.seasonSlug} and line.league_slug = ${league.leagueSlug}`;
  const conditions = [
    inLeague ?? sql`true`,
    side === null ? sql`true` : sql`line.side = ${side}`,
    won === null ? sql`true` : sql`line.won = ${won}`,
  ];
  const { rows } = await sql<ShotRow>`
    with line as (
      select line.game_id, line.league_id, line.side, line.won, line.shots_in_zones, season.slug as season_slug, league.slug as league_slug,
        line.two_pointers_attempted + line.three_pointers_attempted as attempted
      from box_player_lines line
      join leagues league on league.tenant_id = line.tenant_id and league.league_id = line.league_id
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      where line.tenant_id = ${tenantId} and line.counted and line.played and ${whose}
    ), chosen as (select * from line where ${sql.join(conditions, sql` and `)})
    select
      coalesce((select json_agg(json_build_object('id', league.league_id, 'seasonSlug', season.slug, 'seasonName', season.name,
          'leagueSlug', league.slug, 'name', league.name, 'own', league.transliterable, 'rules', league.rule_profile)
          order by season.starts_on desc nulls last, season.slug desc, league.place)
        from leagues league join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
        where league.tenant_id = ${tenantId} and league.league_id in (select league_id from line)), '[]') as leagues,
      (select count(distinct game_id)::integer from chosen) as games,
      (select sum(attempted)::integer from chosen) as attempted,
      (select string_agg(shots_in_zones, ${between}) from chosen) as lines,
      (select string_agg(line.shots_in_zones, ${between}) from box_player_lines line
        where line.tenant_id = ${tenantId} and line.counted and line.league_id in (select league_id from chosen)) as everybody`.execute(db);
  const { leagues, games, attempted, lines, everybody } = rows[0] as ShotRow;
  note(pageTags.site);
  for (const { id } of leagues) note(pageTags.league(id));
  return {
    competitions: leagues.map(({ seasonSlug, seasonName, leagueSlug, name, own }) => ({
      seasonSlug,
      seasonName,
      leagueSlug,
      name: localName(name, own),
    })),
    ruleProfiles: [...new Set(leagues.map(({ rules }) => rules))],
    games,
    attempted: attempted ?? 0,
    lines: lines?.split(between) ?? [],
    everybody: everybody?.split(between) ?? [],
  };
}
