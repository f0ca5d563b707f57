import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { beginLogAnew } from "#demo/live/begin-log-anew.ts";
import { clockedLog } from "#demo/live/clocked-log.ts";
import { hallTimes } from "#demo/live/hall-times.ts";
import { liveSquad, type LiveSquad } from "#demo/live/live-squad.ts";
import { seededRandom } from "#demo/random.ts";
import { simulateGame } from "#demo/simulate-game.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import type { TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { projectionsOf } from "#server/projections/run.ts";
import { demoLiveGame, type DemoTenant } from "../support/demo/demo-live-game.ts";

type Line = (event: AddEvent, place: number, events: readonly AddEvent[]) => boolean;

/** The demo's live game, brought to any moment of a game that is whole and always the same. */
export class StagedGame {
  readonly db: Kysely<Database>;
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly path: string;
  readonly hall: string;
  readonly script: (tipOff: number) => readonly AddEvent[];

  private constructor(db: Kysely<Database>, game: Pick<StagedGame, "tenantId" | "gameId" | "path" | "hall" | "script">) {
    this.db = db;
    this.tenantId = game.tenantId;
    this.gameId = game.gameId;
    this.path = game.path;
    this.hall = game.hall;
    this.script = game.script;
  }

  /** The first of the made-up games that goes as it is wanted. */
  static async where(db: Kysely<Database>, tenant: DemoTenant, isWanted: (script: readonly AddEvent[]) => boolean): Promise<StagedGame> {
    const { tenantId, gameId, path, hall } = await demoLiveGame(db, tenant);
    const { rows } = await sql<{ home: TeamId; away: TeamId; day: string; tipOff: number }>`
      select home_team_id as home, away_team_id as away, to_char(tip_off, 'YYYY-MM-DD') as day,
        floor(extract(epoch from tip_off) * 1000)::float8 as "tipOff"
      from games where game_id = ${gameId}`.execute(db);
    const { home, away, ...time } = rows[0]!;
    const squads = { home: await liveSquad(db, tenantId, home, "home", time), away: await liveSquad(db, tenantId, away, "away", time) };
    for (let seed = 0; seed < 300; seed++) {
      const script = (tipOff: number) => played(squads, `staged ${seed}`, tipOff);
      if (isWanted(script(0))) return new StagedGame(db, { tenantId, gameId, path, hall, script });
    }
    throw new Error("No game goes as it is wanted");
  }

  /** The log up to the first line that is looked for, which was written `agoMs` ago; `after` is added as it stands. */
  async standsAt(isLast: Line, { agoMs = 1000, after = [] }: { agoMs?: number; after?: readonly GameEvent[] } = {}): Promise<void> {
    const plan = this.script(0);
    const place = plan.findIndex(isLast);
    if (place < 0) throw new Error("The game has no such line");
    const tipOff = Date.now() - agoMs - (plan[place]!.recording.occurredAt ?? 0);
    await beginLogAnew(this.db, this.tenantId, this.gameId, tipOff);
    await this.write([...this.script(tipOff).slice(0, place + 1), ...after]);
  }

  async write(events: readonly GameEvent[]): Promise<void> {
    const store = eventStoreFor(this.db, this.tenantId);
    const command = { commandId: randomUUID() as CommandId, payloadDigest: "staged" };
    const expectedVersion = (await store.head(this.gameId))?.version ?? 0;
    const request = { gameId: this.gameId, expectedVersion, command, events, recordedAt: Date.now() };
    const answer = await store.append(request, projectionsOf(this.tenantId, this.gameId));
    if (answer.kind !== "appended") throw new Error(`The game was answered with ${answer.kind}`);
    // So long may a page that was kept still be sent, while it is made anew.
    await setTimeout(1500);
  }
}

function played({ home, away }: Readonly<Record<"home" | "away", LiveSquad>>, seed: string, tipOff: number): readonly AddEvent[] {
  const { events } = simulateGame(
    { rules: fiba, home: home.team, away: away.team, officials: [], attendance: 812, tipOff },
    seededRandom(seed),
  );
  return clockedLog(hallTimes(events, fiba, tipOff), fiba);
}
