import { type Kysely, sql } from "kysely";
import { remainingAt } from "#core/game/clock-anchor.ts";
import type { CommandId, EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { CommandRequest } from "./game-lane.ts";
import { leaseTimes } from "./lease-decision.ts";
import type { LiveGames } from "./live-games.ts";

/** After a start everybody has to find his way back first. */
const firstLookMs = 10_000;
const lookEveryMs = 5_000;

export type ClockWatch = {
  readonly db: Kysely<Database>;
  readonly games: LiveGames;
  readonly submit: (tenantId: TenantId, gameId: GameId, request: CommandRequest) => Promise<unknown>;
  /** Epoch milliseconds of the server's timeline. */
  readonly now: () => number;
  /** Who was not heard of for so long does not watch. */
  readonly holdMs?: number;
};

/**
 * Looks now and then for clocks that run while nobody watches them, because their operator has vanished, did not come back
 * after the server was away, or never took his role, and has it said in their games. LIVE20
 */
export function watchClocks(watch: ClockWatch, onFailure: (error: unknown) => void): { close(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;
  let timer = lookIn(firstLookMs);

  function lookIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      looking = look();
    }, ms).unref();
  }

  async function look(): Promise<void> {
    await tellUnwatchedClocks(watch).catch(onFailure);
    if (!isClosed) timer = lookIn(lookEveryMs);
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** One look. A clock that runs on is told once, whichever node sees it first and however often it is seen. LIVE20 */
export async function tellUnwatchedClocks({ db, games, submit, now, holdMs = leaseTimes.holdMs }: ClockWatch): Promise<void> {
  for (const { tenantId, gameId, heldUntil } of await unwatchedGames(db)) {
    const game = await games.current(tenantId, gameId);
    const touched = game?.events.findLast((event) => event.op === "add" && event.fact.type.startsWith("clock."));
    if (!game || !touched || touched.at + holdMs > now() || remainingAt(game.now.clock, now()) === 0 || !game.now.clock.running) continue;
    if (heldUntil === null && (await isReplayed(db, tenantId, gameId, touched.sequence))) continue;
    const id = `clock-unwatched-${game.epoch}-${touched.sequence}`;
    await submit(tenantId, gameId, {
      // The same whoever says it, so that it stands in the log once.
      sender: { role: "league", actor: "server", deviceId: "server", lease: null, receivedAt: now() },
      commands: [
        {
          kind: "command",
          command: {
            commandId: id as CommandId,
            baseVersion: touched.sequence,
            epoch: game.epoch,
            occurredAt: heldUntil ?? touched.at,
            changes: [
              {
                op: "add",
                eventId: id as EventId,
                moment: {
                  period: game.now.period ?? { kind: "regular", number: 1 },
                  gameClockMs: null,
                  shotClockMs: null,
                  clockQuality: "auto",
                },
                link: null,
                fact: { type: "flag.raise", kind: "clock-uncertain", detail: detailOf(heldUntil), about: touched.eventId },
                after: null,
              },
            ],
            reason: null,
          },
        },
      ],
    });
  }
}

/** A replay is the clock's only hand, takes no role and never looks away. */
async function isReplayed(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, sequence: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from game_events
    where tenant_id = ${tenantId} and game_id = ${gameId} and sequence = ${sequence} and recording ->> 'role' = 'simulator'`.execute(db);
  return rows.length > 0;
}

function detailOf(heldUntil: number | null): string {
  return heldUntil === null ? "nobody took its role" : "its operator was not heard of";
}

/** `heldUntil`: epoch milliseconds; `null` where nobody ever took the clock. */
type UnwatchedGame = { readonly tenantId: TenantId; readonly gameId: GameId; readonly heldUntil: number | null };

/** Of games that are being played: those whose clock nobody holds now, whether or not somebody took it before. */
async function unwatchedGames(db: Kysely<Database>): Promise<readonly UnwatchedGame[]> {
  const { rows } = await sql<UnwatchedGame>`
    select games.tenant_id as "tenantId", games.game_id as "gameId",
      round(extract(epoch from max(lease.held_until)) * 1000)::float8 as "heldUntil"
    from games
    left join game_leases lease
      on lease.tenant_id = games.tenant_id and lease.game_id = games.game_id and lease.role in ('clock', 'bridge')
    where games.status in ('live', 'interrupted')
    group by games.tenant_id, games.game_id
    having coalesce(max(lease.held_until) < clock_timestamp(), true)`.execute(db);
  return rows;
}
