import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { projectTableOf } from "#server/projections/league.ts";
import { rebuildStatistics } from "#server/projections/statistics-run.ts";

export type WorldSize = {
  readonly slug: string;
  /** Leagues played in each season, twelve clubs each. */
  readonly levels: number;
  readonly seasons: number;
  readonly gamesInLeague: number;
};

export function gamesOf({ levels, seasons, gamesInLeague }: WorldSize): number {
  return levels * seasons * gamesInLeague;
}

const clubsInLeague = 12;
const playersInTeam = 12;

/**
 * A tenant of made-up lines, as if its seasons had been played: every club has its players for about eight years, each
 * with his own ability. Rows are written by the database itself, which is a thousand times quicker than logs; what
 * follows from lines is made by the code that always makes it.
 */
export async function worldOf(db: Kysely<Database>, size: WorldSize): Promise<TenantId> {
  const tenantId = await saveTenant(db, {
    slug: size.slug,
    defaultLocale: "en",
    timeZone: "Europe/Belgrade",
    hosts: [`${size.slug}.localhost`],
  });
  await db.connection().execute(async (connection) => {
    // No trigger follows a line that is written as it has to be.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`select setseed(0.5)`.execute(connection);
    for (const statement of frame(size, tenantId)) await statement.execute(connection);
    // So many rows are put in before their indexes are made, not one by one in each of them.
    const { rows: indexes } = await sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
      where tablename in ('box_player_lines', 'box_team_lines') and indexname not like '%pkey'`.execute(connection);
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(connection);
    await sql`analyze`.execute(connection);
    for (const statement of lines(tenantId)) await statement.execute(connection);
    for (const { made } of indexes) await sql.raw(made).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
  await db.transaction().execute((transaction) => rebuildStatistics(transaction, tenantId));
  const leagues = await db.selectFrom("leagues").select("league_id").where("tenant_id", "=", tenantId).execute();
  for (const { league_id } of leagues) {
    await db.transaction().execute((transaction) => projectTableOf(transaction, tenantId, league_id));
  }
  await sql`vacuum analyze`.execute(db);
  return tenantId;
}

/** Ids that tell by their digits what they are of, so that rows made apart find one another. */
function id(kind: number, ...parts: readonly string[]) {
  return sql.raw(
    `(lpad('${kind}', 8, '0') || '-0000-4000-8000-' || lpad(to_hex((${parts.map((part) => `(${part})`).join(" * 4096 + ")})::bigint), 12, '0'))::uuid`,
  );
}

function frame({ levels, seasons, gamesInLeague }: WorldSize, tenant: TenantId) {
  const [season, league, club] = [id(1, "season"), id(2, "season", "level"), id(3, "level", "place")];
  const [team, person] = [id(4, "season * 64 + level", "place"), id(5, "(level * 16 + place) * 16 + slot", "generation")];
  const all = sql.raw(`generate_series(1, ${seasons}) season, generate_series(1, ${levels}) level`);
  const clubs = sql.raw(`generate_series(1, ${levels}) level, generate_series(1, ${clubsInLeague}) place`);
  return [
    sql`insert into seasons (tenant_id, season_id, slug, name, is_current, starts_on)
      select ${tenant}, ${season}, 's' || season, 'Season ' || season, season = ${seasons}, date '1970-09-01' + season * 365
      from generate_series(1, ${sql.lit(seasons)}) season`,
    sql`insert into leagues (tenant_id, league_id, season_id, slug, name, rule_profile, ranking_policy, on_landing_page)
      select ${tenant}, ${league}, ${season}, 'level-' || level, 'Level ' || level, 'fiba', 'fiba', level = 1 from ${all}`,
    sql`insert into clubs (tenant_id, club_id, slug, name, latin_name, code, primary_color, secondary_color)
      select ${tenant}, ${club}, 'club-' || level || '-' || place, 'Club', 'Club', 'CLU', '#000000', '#ffffff' from ${clubs}`,
    sql`insert into teams (tenant_id, team_id, season_id, league_id, club_id, slug, name, short_name, code)
      select ${tenant}, ${team}, ${season}, ${league}, ${club}, 'club-' || level || '-' || place, 'Club', 'Club', 'CLU'
      from ${all}, generate_series(1, ${sql.lit(clubsInLeague)}) place`,
    sql`insert into persons (tenant_id, person_id, slug, given_name, family_name, latin_given_name, latin_family_name, birth_date)
      select ${tenant}, ${person}, 'p-' || level || '-' || place || '-' || slot || '-' || generation, 'P', 'N' || slot, 'P', 'N' || slot,
        date '1950-01-01' + (generation * 8 * 365 - slot * 200)
      from ${clubs}, generate_series(1, ${sql.lit(playersInTeam)}) slot, generate_series(0, ${sql.lit(Math.ceil(seasons / 8) + 2)}) generation`,
    sql`insert into rounds (tenant_id, round_id, league_id, slug, number, kind)
      select ${tenant}, ${id(6, "season * 64 + level", "round")}, ${league}, round::text, round, case when round <= 22 then 'regular' else 'playoff' end
      from ${all}, generate_series(1, ${sql.lit(Math.ceil(gamesInLeague / 6))}) round`,
    sql`insert into games (tenant_id, game_id, league_id, round_id, slug, home_team_id, away_team_id, tip_off, status, home_points, away_points, source, source_game_id)
      select ${tenant}, ${id(7, "season * 64 + level", "number")}, ${league}, ${id(6, "season * 64 + level", "((number - 1) / 6 + 1)")}, 'g-' || number,
        ${id(4, "season * 64 + level", "((number * 5 + number / 12) % 12 + 1)")}, ${id(4, "season * 64 + level", "((number * 5 + number / 12 + 1 + number % 11) % 12 + 1)")},
        timestamptz '1970-10-01' + (season * 365 + number) * interval '1 day', 'final', 75 + (number * 7 + season) % 20, 70 + (number * 3 + level) % 31,
        'bench', season || '/' || level || '/' || number
      from ${all}, generate_series(1, ${sql.lit(gamesInLeague)}) number`,
  ];
}

function lines(tenant: TenantId) {
  const numbers = sql`(regexp_match(season.slug, '\\d+'))[1]::integer as season, (regexp_match(league.slug, '\\d+'))[1]::integer as level`;
  // Everyone has his own ability, and his days.
  const figures = sql`ability, least(14, floor(ability * 9 * random()))::integer as twos, least(8, floor(ability * 5 * random()))::integer as threes,
    least(10, floor(ability * 6 * random()))::integer as free, floor(600 + ability * 900 * random())::integer as seconds`;
  return [
    sql`insert into box_player_lines (tenant_id, game_id, player_key, league_id, side, season_id, team_id, club_id, opponent_team_id,
        opponent_club_id, phase, round_number, played_at, counted, won, person_id, shirt, position, captain, starter, played, disqualified,
        seconds, plus_minus, points, two_pointers_made, two_pointers_attempted, three_pointers_made, three_pointers_attempted,
        free_throws_made, free_throws_attempted, offensive_rebounds, defensive_rebounds, assists, steals, turnovers, blocks, blocks_received,
        fouls_committed, fouls_drawn)
      select ${tenant}, game_id, side || slot, league_id, side, season_id, team_id, club_id, opponent_team_id, opponent_club_id, phase,
        round_number, played_at, true, won, ${id(5, "(level * 16 + place) * 16 + slot", "((season + slot) / 8)")}, slot::text, 'G', slot = 1,
        slot <= 5, true, false, seconds, floor(random() * 31)::integer - 15, twos * 2 + threes * 3 + free, twos, twos + floor(random() * 5)::integer,
        threes, threes + floor(random() * 4)::integer, free, free + floor(random() * 3)::integer, floor(random() * 4 * ability)::integer,
        floor(random() * 8 * ability)::integer, floor(random() * 7 * ability)::integer, floor(random() * 4)::integer, floor(random() * 5)::integer,
        floor(random() * 3)::integer, floor(random() * 2)::integer, floor(random() * 6)::integer, floor(random() * 6)::integer
      from (
        select context.*, slot, ${figures}
        from (
          select context.*, ${numbers}, (regexp_match(club.slug, '\\d+$'))[1]::integer as place
          from game_contexts context
          join seasons season on season.tenant_id = context.tenant_id and season.season_id = context.season_id
          join leagues league on league.tenant_id = context.tenant_id and league.league_id = context.league_id
          join clubs club on club.tenant_id = context.tenant_id and club.club_id = context.club_id
          where context.tenant_id = ${tenant}
        ) context
        cross join generate_series(1, ${sql.lit(playersInTeam)}) slot
        cross join lateral (
          select 0.3 + ((context.level * 31 + place * 17 + slot * 7 + (context.season + slot) / 8 * 13) % 100) / 100.0 as ability
        ) his
      ) line`,
    sql`insert into box_team_lines (tenant_id, game_id, side, league_id, season_id, team_id, club_id, opponent_team_id, opponent_club_id, phase,
        round_number, played_at, counted, won, result_points, opponent_result_points, seconds, points, two_pointers_made, two_pointers_attempted,
        three_pointers_made, three_pointers_attempted, free_throws_made, free_throws_attempted, offensive_rebounds, defensive_rebounds, assists,
        steals, turnovers, blocks, blocks_received, fouls_committed, fouls_drawn, opponent_points, period_points, regulation_points,
        opponent_regulation_points, overtimes, timeouts, biggest_lead, biggest_run, biggest_deficit, lead_changes, times_level, seconds_leading)
      select ${tenant}, game_id, side, league_id, season_id, team_id, club_id, opponent_team_id, opponent_club_id, phase, round_number, played_at,
        true, won, result_points, opponent_result_points, 12000, result_points, 20, 40, 8, 24, 12, 16, floor(random() * 15)::integer,
        floor(random() * 15)::integer + 18, 15, 7, 12, 3, 3, 20, 20, opponent_result_points, json_build_array(
          json_build_array(20, 18), json_build_array(20, 18), json_build_array(20, 18), json_build_array(result_points - 60, opponent_result_points - 54)),
        result_points, opponent_result_points, 0, 4, floor(random() * 25)::integer, 9, floor(random() * 25)::integer, 5, 4, 1200
      from game_contexts where tenant_id = ${tenant}`,
  ];
}
