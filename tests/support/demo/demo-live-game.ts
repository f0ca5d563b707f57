import { createHash, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { Period } from "#core/game/period.ts";
import type { CommandId, EventId, GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import type { Database } from "#server/db/schema.ts";
import { projectionsOf } from "#server/projections/run.ts";

export type DemoTenant = "league-a" | "league-b";
/** A game of the demo that is being played, as far as its log goes. */
export type DemoLiveGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly hall: string;
  /** Of its page, in Serbian. */
  readonly path: string;
  readonly version: number;
  readonly lastKey: string;
  readonly period: Period;
  readonly shooter: PlayerKey;
};

/** The game of the demo that is being played, in its hall. */
export async function demoLiveGame(db: Kysely<Database>, tenant: DemoTenant): Promise<DemoLiveGame> {
  const { rows } = await sql<
    Omit<DemoLiveGame, "path" | "period"> & Record<"season" | "league" | "round" | "game" | "kind" | "number", string>
  >`
    select games.tenant_id as "tenantId", games.game_id as "gameId", venues.slug as hall, logs.sequence as version,
      (select max(order_key) from game_events events where events.game_id = games.game_id) as "lastKey",
      last.period_kind as kind, last.period_number as number,
      (select payload ->> 'player' from game_events events
        where events.game_id = games.game_id and type = 'field-goal' and payload ->> 'side' = 'home' and payload ->> 'player' is not null
        order by sequence desc limit 1) as shooter,
      seasons.slug as season, leagues.slug as league, rounds.slug as round, games.slug as game
    from games
    join venues using (tenant_id, venue_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
    join rounds using (tenant_id, round_id) join game_logs logs using (tenant_id, game_id)
    join tenant_hosts hosts on hosts.tenant_id = games.tenant_id and hosts.host = ${`${tenant}.localhost`}
    join lateral (select period_kind, period_number from game_events events
      where events.game_id = games.game_id and period_kind is not null order by sequence desc limit 1) last on true
    where games.source = 'simulator-live'`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Nobody plays in ${tenant}`);
  const { season, league, round, game, kind, number } = row;
  const path = `/sr/seasons/${season}/leagues/${league}/rounds/${round}/games/${game}`;
  return { ...row, path, period: { kind: kind as Period["kind"], number: Number(number) } };
}

/** The same in play: where the evening finds it between two periods, which differs from load to load, the next is begun. */
export async function demoGameInPlay(db: Kysely<Database>, tenant: DemoTenant): Promise<DemoLiveGame> {
  const game = await demoLiveGame(db, tenant);
  const { kind, number } = game.period;
  const { rows } = await sql<{ isOver: boolean }>`select exists (select from game_events where game_id = ${game.gameId}
    and type = 'period.end' and period_kind = ${kind} and period_number = ${number}) as "isOver"`.execute(db);
  if (!rows[0]?.isOver) return game;
  const next: Period = kind === "regular" && number < 4 ? { kind, number: number + 1 } : { kind: "overtime", number: 1 };
  await writeDown(db, { ...game, period: next }, [{ type: "period.start" }]);
  return demoLiveGame(db, tenant);
}

/**
 * Has the games that are being played begun an hour ago, by the database's clock: halls go by it, and the demo is loaded for
 * an evening that stays the same. Gives back the way to undo it.
 */
export async function beginAnHourAgo(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ gameId: GameId; tipOff: Date }>`
    select game_id as "gameId", tip_off as "tipOff" from games where source = 'simulator-live'`.execute(db);
  await sql`update games set tip_off = now() - interval '1 hour' where source = 'simulator-live'`.execute(db);
  return async () => {
    for (const { gameId, tipOff } of rows) await sql`update games set tip_off = ${tipOff} where game_id = ${gameId}`.execute(db);
  };
}

/** Writes facts down at the end of a game's log, as its table would; servers hear of it and make what shows it anew. */
export async function writeDown(db: Kysely<Database>, game: DemoLiveGame, facts: readonly Fact[]): Promise<void> {
  let { lastKey } = game;
  await appendTo(db, game, Date.now(), (recording) =>
    facts.map((fact): AddEvent => {
      lastKey = orderKeyBetween(lastKey, null);
      const moment = { period: game.period, gameClockMs: null, shotClockMs: null, clockQuality: "auto" } as const;
      return { op: "add", eventId: randomUUID() as EventId, recording, reason: null, orderKey: lastKey, moment, link: null, fact };
    }),
  );
}

/** Has a fact of the log be another one, by a key pressed at a time. */
export async function amend(db: Kysely<Database>, game: DemoLiveGame, target: EventId, fact: Fact, at: number): Promise<void> {
  const moment = { period: game.period, gameClockMs: null, shotClockMs: null, clockQuality: "auto" } as const;
  await appendTo(db, game, at, (recording) => [
    { op: "amend", eventId: randomUUID() as EventId, recording, reason: "seen again", target, moment, link: null, fact },
  ]);
}

async function appendTo(
  db: Kysely<Database>,
  game: DemoLiveGame,
  occurredAt: number,
  eventsOf: (recording: AddEvent["recording"]) => readonly GameEvent[],
): Promise<void> {
  const commandId = randomUUID() as CommandId;
  const recording = {
    commandId,
    actor: "table",
    role: "clock",
    deviceId: null,
    leaseToken: null,
    baseSequence: null,
    occurredAt,
    ruleProfile: "fiba",
  } as const;
  const payloadDigest = createHash("sha256").update(commandId).digest("hex");
  const answer = await eventStoreFor(db, game.tenantId).append(
    {
      gameId: game.gameId,
      expectedVersion: game.version,
      command: { commandId, payloadDigest },
      events: [...eventsOf(recording)],
      recordedAt: Date.now(),
    },
    projectionsOf(game.tenantId, game.gameId),
  );
  if (answer.kind !== "appended") throw new Error(`The table was answered with ${answer.kind}`);
}

/** Three points of the home side. */
export function threePointer(player: PlayerKey): Fact {
  const context = { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null };
  const rest = { position: null, blocked: false, ownBasket: false, goaltending: false, buzzer: false, kind: "jump-shot", context } as const;
  return { type: "field-goal", side: "home", player, value: 3, made: true, ...rest };
}
