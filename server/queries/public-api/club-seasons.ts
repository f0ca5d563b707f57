import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { ClubOutlets } from "#contract/outlets.ts";
import type { ClubSeasons } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { championTeam } from "../leagues/league-champion.ts";
import { localName } from "../refs/local-name.ts";
import { clubOutletsOf } from "../outlets.ts";

type Row = {
  readonly outlets: ClubOutlets;
  readonly clubId: string;
  readonly name: string;
  readonly own: boolean;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
  readonly seasons:
    | readonly {
        readonly leagueId: string;
        readonly seasonSlug: string;
        readonly leagueSlug: string;
        readonly name: string;
        readonly own: boolean;
        readonly seasonName: string;
        readonly rank: number | null;
        readonly wins: number;
        readonly losses: number;
        readonly champion: boolean;
      }[]
    | null;
};

/** A club with every league it entered, newest first, in one round trip. */
export async function clubSeasons(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<ClubSeasons | null> {
  note(pageTags.site);
  const { rows } = await sql<Row>`
    select ${clubOutletsOf} as outlets, owner.club_id as "clubId", owner.name, owner.transliterable as own, owner.code, owner.primary_color as "primaryColor",
      owner.secondary_color as "secondaryColor", owner.crest_url as "crestUrl",
      (select json_agg(json_build_object('leagueId', league.league_id, 'seasonSlug', season.slug, 'leagueSlug', league.slug,
          'name', league.name, 'own', league.transliterable, 'seasonName', season.name, 'rank', standing.rank,
          'wins', coalesce(standing.wins, 0), 'losses', coalesce(standing.losses, 0),
          'champion', coalesce(${championTeam("team")} = team.team_id, false))
          order by season.starts_on desc nulls last, season.slug desc, league.place)
        from teams team
        join leagues league on league.tenant_id = team.tenant_id and league.league_id = team.league_id
        join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
        left join standings_rows standing
          on standing.tenant_id = team.tenant_id and standing.league_id = team.league_id and standing.team_id = team.team_id
        where team.tenant_id = owner.tenant_id and team.club_id = owner.club_id) as seasons
    from clubs owner where owner.tenant_id = ${tenantId} and owner.slug = ${slug}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { clubId, name, own, seasons, outlets, ...look } = row;
  note(pageTags.club(clubId));
  note(pageTags.outlets);
  for (const { leagueId } of seasons ?? []) note(pageTags.league(leagueId));
  return {
    club: { slug, name: localName(name, own), ...look },
    profiles: outlets.profiles,
    seasons: (seasons ?? []).map((season) => ({
      competition: {
        seasonSlug: season.seasonSlug,
        leagueSlug: season.leagueSlug,
        name: localName(season.name, season.own),
      },
      seasonName: season.seasonName,
      rank: season.rank,
      wins: season.wins,
      losses: season.losses,
      champion: season.champion,
    })),
  };
}
