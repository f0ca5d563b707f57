import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FollowedKey } from "#contract/following.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import type { ClubRefRow } from "../refs/club-ref.ts";
import { latestStay } from "../players/player-stays.ts";
import { teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { idsOf, personsMeant } from "./followed-games.ts";

export type NamedPerson = { readonly slug: string; readonly given: string; readonly family: string; readonly own: boolean };

export type FollowedRows = {
  readonly clubs: readonly (ClubRefRow & { readonly id: string })[] | null;
  readonly teams:
    | readonly {
        readonly id: string;
        readonly team: TeamRefRow;
        readonly league: { readonly slug: string; readonly name: string; readonly own: boolean };
        readonly seasonSlug: string;
        readonly seasonName: string;
      }[]
    | null;
  readonly players:
    | readonly {
        readonly asked: string;
        readonly person: NamedPerson;
        readonly team: TeamRefRow | null;
        readonly shirt: string | null;
      }[]
    | null;
  readonly leagues:
    | readonly {
        readonly id: string;
        readonly slug: string;
        readonly name: string;
        readonly own: boolean;
        readonly seasonSlug: string;
        readonly seasonName: string;
      }[]
    | null;
  readonly games: readonly GameId[] | null;
};

export const personJson = sql`json_build_object('slug', person.slug, 'given', person.given_name, 'family', person.family_name, 'own', person.transliterable)`;

/** What is followed, without what happened to it. */
export async function followedRows(db: Kysely<Database>, tenantId: TenantId, keys: readonly FollowedKey[]): Promise<FollowedRows> {
  const { rows } = await sql<{ items: FollowedRows }>`
    with ${personsMeant(tenantId, keys)} select ${itemsJson(tenantId, keys)} as items`.execute(db);
  return rows[0]?.items ?? { clubs: null, teams: null, players: null, leagues: null, games: null };
}

/** Where `persons_meant` holds whom these keys mean, and maybe others. */
export function itemsJson(tenantId: TenantId, keys: readonly FollowedKey[]): RawBuilder<FollowedRows> {
  return sql`json_build_object(
    'clubs', (select json_agg(json_build_object('id', club.club_id, 'slug', club.slug, 'name', club.name, 'transliterable', club.transliterable,
        'code', club.code, 'primaryColor', club.primary_color, 'secondaryColor', club.secondary_color, 'crestUrl', club.crest_url))
      from clubs club where club.tenant_id = ${tenantId} and club.club_id = any(${idsOf(keys, "club")}::uuid[])),
    'teams', (select json_agg(json_build_object('id', team.team_id, 'team', ${teamRefJson("team", "club")},
        'league', json_build_object('slug', league.slug, 'name', league.name, 'own', league.transliterable),
        'seasonSlug', season.slug, 'seasonName', season.name))
      from teams team
      join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
      join leagues league on league.tenant_id = team.tenant_id and league.league_id = team.league_id
      join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
      where team.tenant_id = ${tenantId} and team.team_id = any(${idsOf(keys, "team")}::uuid[])),
    'players', (select json_agg(json_build_object('asked', meant.asked, 'person', ${personJson}, 'shirt', stay.shirt,
        'team', case when team.team_id is not null then ${teamRefJson("team", "club")} end))
      from persons_meant meant
      join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.person_id
      left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
      left join teams team on team.tenant_id = person.tenant_id and team.team_id = stay.team_id
      left join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
      where meant.asked = any(${idsOf(keys, "player")}::uuid[])),
    'leagues', (select json_agg(json_build_object('id', league.league_id, 'slug', league.slug, 'name', league.name,
        'own', league.transliterable, 'seasonSlug', season.slug, 'seasonName', season.name))
      from leagues league join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      where league.tenant_id = ${tenantId} and league.league_id = any(${idsOf(keys, "league")}::uuid[])),
    'games', (select json_agg(games.game_id) from games
      where games.tenant_id = ${tenantId} and games.game_id = any(${idsOf(keys, "game")}::uuid[])))`;
}
