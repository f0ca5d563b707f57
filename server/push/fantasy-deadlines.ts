import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { absenceToday } from "../queries/absences.ts";
import { noteFantasyNews, wantsToHear } from "./note-fantasy-news.ts";

/** How long before the deadline each is told, and until when; the later one takes over. FANN2 */
const deadlines = {
  "fantasy-day-before": { from: sql`interval '24 hours'`, until: sql`interval '2 hours'` },
  "fantasy-two-hours": { from: sql`interval '2 hours'`, until: sql`interval '0'` },
} as const;

/** Deadlines that are near, of teams that need their managers: somebody may be missing, or nothing was changed in this round. FANN2 */
export async function deadlinesToTell(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<boolean> {
  const told = [
    await noteFantasyNews(db, "fantasy-day-before", needing(tenants, "fantasy-day-before")),
    await noteFantasyNews(db, "fantasy-two-hours", needing(tenants, "fantasy-two-hours")),
  ];
  return told.includes(true);
}

function needing(tenants: readonly TenantId[], kind: keyof typeof deadlines): RawBuilder<unknown> {
  const { from, until } = deadlines[kind];
  return sql`
    select need.tenant_id, need.league_id, need.team_id, need.round, need.locks_at - ${from} as happened_at,
      jsonb_build_object('locksAt', floor(extract(epoch from need.locks_at) * 1000), 'timeZone', need.time_zone,
        'missing', need.missing, 'isUnseen', need.is_unseen) as told
    from (
      select own.tenant_id, own.league_id, own.team_id, known.round, known.locks_at, tenant.time_zone,
        not exists (select from fantasy_moves move where move.tenant_id = own.tenant_id and move.league_id = own.league_id
          and move.team_id = own.team_id and move.at >= opened.at and move.kind <> 'merged') as is_unseen,
        (select count(*)::integer from fantasy_players player
          join persons person on person.tenant_id = player.tenant_id and person.person_id = player.person_id
          where player.tenant_id = own.tenant_id and player.league_id = own.league_id and player.number = any(squad.players)
            and (player.has_left or ${absenceToday} is not null or not ${playsInWindow})) as missing
      from fantasy_rounds known
      join fantasy_round_events opened on opened.tenant_id = known.tenant_id and opened.league_id = known.league_id
        and opened.round = known.round and opened.kind = 'opened'
      join tenants tenant on tenant.tenant_id = known.tenant_id
      join fantasy_managers own on own.tenant_id = known.tenant_id and own.league_id = known.league_id
      join fantasy_squads squad on squad.tenant_id = own.tenant_id and squad.league_id = own.league_id and squad.team_id = own.team_id
      where known.tenant_id = any(${tenants}::uuid[])
        and known.locks_at <= now() + ${from} and known.locks_at > now() + ${until}
        and not exists (select from fantasy_round_events later where later.tenant_id = known.tenant_id
          and later.league_id = known.league_id and later.round = known.round and later.kind = 'locked')
        and ${wantsToHear(kind, sql`known.round`)}
    ) need
    where need.missing > 0 or need.is_unseen`;
}

/** Whether the team of the query's `player` has a game in the window of its round `known`. FAN9 */
const playsInWindow = sql`exists (
  select from games game
  where game.tenant_id = player.tenant_id and game.league_id = player.league_id and player.team_id in (game.home_team_id, game.away_team_id)
    and game.status not in ('postponed', 'cancelled', 'date-to-be-decided', 'if-needed')
    and coalesce(game.tip_off, game.tip_off_day::timestamp at time zone tenant.time_zone) >= known.locks_at
    and (known.ends_at is null or coalesce(game.tip_off, game.tip_off_day::timestamp at time zone tenant.time_zone) < known.ends_at))`;
