import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ClutchFilter, LeagueClutch } from "#contract/league-clutch.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { clutchRegulars, type ClutchSums } from "#core/stats/clutch-season.ts";
import type { Database } from "../../db/schema.ts";
import { clutchSumsJson } from "./clutch-sums.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { rowRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

type TeamRow = ClutchSums & { readonly team: string };
type PlayerRow = TeamRow & { readonly person: string };

/** Who did what in a league while its games were close and late, over the games that the filter leaves. Two round trips. FLOW15 */
export async function leagueClutch(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  filter: ClutchFilter,
): Promise<LeagueClutch | null> {
  const row = await leagueRow(db, tenantId, address)
    .select([teamsJson(tenantId, filter).as("teams"), playersJson(tenantId, filter).as("players")])
    .executeTakeFirst();
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const players = clutchRegulars(row.players, row.teams);
  const refs = await rowRefs(db, tenantId, {
    persons: [...new Set(players.map(({ person }) => person))],
    teams: [...new Set(row.teams.map(({ team }) => team))],
  });
  return {
    ...league.head,
    teams: row.teams.map(({ team, ...sums }) => ({ ...sums, team: refs.team(team) })),
    players: players.map(({ team, person, ...sums }) => ({ ...sums, team: refs.team(team), person: refs.person(person) })),
  };
}

function teamsJson(tenantId: TenantId, filter: ClutchFilter): RawBuilder<readonly TeamRow[]> {
  return sql`(select coalesce(json_agg(sums.own), '[]') from (
    select ${clutchSumsJson}::jsonb || jsonb_build_object('team', line.team_id) as own
    from box_team_lines line where ${linesOf(tenantId, filter)} group by line.team_id) sums)`;
}

function playersJson(tenantId: TenantId, filter: ClutchFilter): RawBuilder<readonly PlayerRow[]> {
  return sql`(select coalesce(json_agg(sums.own), '[]') from (
    select ${clutchSumsJson}::jsonb || jsonb_build_object('team', line.team_id, 'person', line.person_id) as own
    from box_player_lines line where ${linesOf(tenantId, filter)} and line.person_id is not null
    group by line.team_id, line.person_id) sums)`;
}

function linesOf(tenantId: TenantId, { phase, side, result }: ClutchFilter): RawBuilder<unknown> {
  return sql`line.tenant_id = ${tenantId} and line.league_id = leagues.league_id and line.counted and line.clutch is not null
    and (${phase === "all"} or line.phase = ${phase}) ${side === null ? sql`` : sql`and line.side = ${side}`}
    ${result === null ? sql`` : sql`and line.won = ${result === "won"}`}`;
}
