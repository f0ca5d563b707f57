import { type Kysely, sql } from "kysely";
import { type GraphicsState, keptGraphics } from "#contract/live/graphics.ts";
import { type LiveEvent, logPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { eventOfColumns, type FoldedColumns } from "../../db/event-rows.ts";
import type { LogHead } from "../../db/event-store.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";

/** A log, or its end, with what else one must know to fold and to announce it. */
export type LogReading = {
  readonly leagueId: LeagueId;
  readonly head: LogHead;
  /** Those after the sequence that was asked from. */
  readonly events: readonly LiveEvent[];
  /** Of the first play in force, else the league's. Only as good as the events read: a log's end does not tell it. LOG6 */
  readonly ruleProfile: string;
  /** What television shows of the game. */
  readonly graphics: GraphicsState;
};

type EventOfLog = FoldedColumns & {
  readonly sequence: number;
  readonly epoch: number;
  readonly at: number;
  readonly rule_profile: string;
};

type GameRow = {
  readonly leagueId: LeagueId;
  readonly ruleProfile: string;
  readonly epoch: number | null;
  readonly version: number | null;
  readonly events: readonly EventOfLog[] | null;
  readonly graphics: Partial<GraphicsState> | null;
};

/** A game's log after a sequence, with the head it belongs to, as of one moment. `null`: the tenant has no such game. */
export async function readLogAfter(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, sequence = 0): Promise<LogReading | null> {
  const { rows } = await sql<GameRow>`
    select games.league_id as "leagueId", coalesce(games.rule_profile, leagues.rule_profile) as "ruleProfile",
      head.epoch, head.sequence as version,
      (select json_agg(line) from (
        select event_id, op, order_key, target, type, period_kind, period_number, game_clock_ms, shot_clock_ms, clock_quality,
          link_to, link_kind, payload, sequence, epoch, recording ->> 'ruleProfile' as rule_profile,
          coalesce((recording ->> 'occurredAt')::float8, round(extract(epoch from recorded_at) * 1000)::float8) as at
        from game_events event
        where event.tenant_id = games.tenant_id and event.game_id = games.game_id and event.sequence > ${sequence}
        order by sequence
      ) line) as events,
      (select state from game_graphics shown
        where shown.tenant_id = games.tenant_id and shown.game_id = games.game_id) as graphics
    from games
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    left join game_logs head on head.tenant_id = games.tenant_id and head.game_id = games.game_id
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const lines = row.events ?? [];
  const events = lines.map((line) => ({ ...eventOfColumns(line), sequence: line.sequence, at: line.at }));
  const [firstPlay] = playsInForce(events);
  const ruleProfile = lines.find(({ event_id }) => event_id === firstPlay?.eventId)?.rule_profile ?? row.ruleProfile;
  const head = { epoch: row.epoch ?? 1, version: row.version ?? 0 };
  return { leagueId: row.leagueId, head, events, ruleProfile, graphics: keptGraphics(row.graphics) };
}

/** The whole log as a browser folds it. */
export function liveLogOf(gameId: GameId, { head, ruleProfile, events }: LogReading): LiveLog {
  return { gameId, position: logPosition(head.epoch, head.version), ruleProfile, events };
}
