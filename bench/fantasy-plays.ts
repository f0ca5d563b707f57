import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { GameEvent } from "#core/game/events.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { projectionsOf } from "#server/projections/run.ts";
import { fantasyQueriesFor } from "#server/queries/fantasy/fantasy-queries.ts";
import type { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { ms, report, timeMs } from "./fantasy-bars.ts";
import { median } from "./pinned-process.ts";

const turns = 8;
const playsInTurn = 30;
/** Ten times as quick as a round's games go. */
const pauseMs = 100;
/** While a round is played, as the server does it. */
const scoredEveryMs = 15_000;

/** `tables`: those of scoring tables; `db`: those of everything else. */
type Connections = { readonly db: Kysely<Database>; readonly tables: Kysely<Database> };
type Played = { readonly league: FantasyLeague; readonly gameId: GameId };

/**
 * A play of a live game written down where the fantasy game is played and its round under way, and in a league without. Nothing is
 * written for squads with a play: what it may cost is what is asked and worked out meanwhile. So after each play the answer is made
 * that all who watch their teams get, and the round is scored as often as the server does. Plays go by connections of their own, as those
 * of scoring tables do (server/start/live-line.ts). In turns; both games have the same log.
 */
export async function measurePlays(
  { db, tables }: Connections,
  { played, plain }: { readonly played: Played; readonly plain: Played },
  events: readonly GameEvent[],
): Promise<void> {
  const perLeague = playsInTurn * (turns + 2);
  const from = Math.max(0, Math.floor(events.length * 0.9) - perLeague);
  const logs = { with: new GameLog(tables, played), without: new GameLog(tables, plain) };
  for (const log of Object.values(logs)) await log.append(events.slice(0, from));
  const answers = fantasyQueriesFor(db, played.league.key.tenantId, () => undefined);
  const times = { with: [] as number[], without: [] as number[] };
  let scoredAfterMs = 0;
  for (let turn = 0; turn < turns + 2; turn++) {
    const next = events.slice(from + turn * playsInTurn, from + (turn + 1) * playsInTurn);
    // The first turns wake the compiler, and who begins changes.
    for (const side of turn % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const)) {
      let scoring: Promise<unknown> = Promise.resolve();
      for (const event of next) {
        const took = await timeMs(() => logs[side].append([event]));
        if (turn >= 2) times[side].push(took);
        if (side === "with") {
          await answers.ledgers(played.gameId);
          scoredAfterMs -= pauseMs;
          if (scoredAfterMs < 0) {
            scoredAfterMs = scoredEveryMs;
            scoring = advanceSeason(db, played.league.key);
          }
        }
        await sleep(pauseMs);
      }
      await scoring;
    }
  }
  for (const log of Object.values(logs)) await log.append(events.slice(from + perLeague));
  const said = `${ms(times.with)}, without ${ms(times.without)}`;
  report("append of a play with the game", said, median(times.with) / median(times.without), 1.05, true);
}

class GameLog {
  readonly #db: Kysely<Database>;
  readonly #played: Played;
  #version = 0;

  constructor(db: Kysely<Database>, played: Played) {
    this.#db = db;
    this.#played = played;
  }

  async append(events: readonly GameEvent[]): Promise<void> {
    if (events.length === 0) return;
    const { league, gameId } = this.#played;
    const { tenantId } = league.key;
    const command = { commandId: `bench-${this.#version}` as CommandId, payloadDigest: "bench" };
    const request = { gameId, expectedVersion: this.#version, command, events, recordedAt: Date.now() };
    const answer = await eventStoreFor(this.#db, tenantId).append(request, projectionsOf(tenantId, gameId));
    if (answer.kind !== "appended") throw new Error(`the play was answered with ${answer.kind}`);
    this.#version += events.length;
  }
}
