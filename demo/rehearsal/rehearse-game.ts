import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { AddEvent } from "#core/game/events.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import type { Database } from "#server/db/schema.ts";
import { projectionsOf } from "#server/projections/run.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { clockedLog } from "../live/clocked-log.ts";
import { hallTimes } from "../live/hall-times.ts";
import type { ReplayTime } from "../live/replay-game.ts";
import { atSpeed } from "./at-speed.ts";

export type Rehearsal = {
  readonly from: TenantId;
  readonly to: TenantId;
  readonly gameId: GameId;
  /** Epoch milliseconds. */
  readonly tipOff: number;
  readonly speed: number;
};

/** The lines of a game as they will be written, corrections applied, with hands on its clocks. */
export async function rehearsalScript(db: Kysely<Database>, { from, gameId, tipOff, speed }: Rehearsal): Promise<readonly AddEvent[]> {
  const reading = await readLogAfter(db, from, gameId);
  const rules = reading && ruleSetOf(reading.ruleProfile);
  if (!reading || !rules) throw new Error("There is no such game, or no rules for it");
  const instants = new Map(reading.events.map(({ eventId, at }) => [eventId, at]));
  const events = playsInForce(reading.events).map(({ eventId, orderKey, moment, link, fact }, index): AddEvent => ({
    op: "add",
    eventId,
    orderKey,
    moment,
    link,
    fact,
    reason: null,
    recording: {
      commandId: "rehearsal" as CommandId,
      actor: "rehearsal",
      role: "simulator",
      deviceId: null,
      leaseToken: null,
      baseSequence: index,
      occurredAt: instants.get(eventId) ?? null,
      ruleProfile: rules.id,
    },
  }));
  if (events.length === 0) throw new Error("Nothing was ever written down of this game");
  return atSpeed(clockedLog(hallTimes(events, rules, tipOff), rules), { rules, tipOff, speed });
}

/** Writes a script line by line as its time comes, until it ends or the signal aborts. */
export async function rehearseGame(
  db: Kysely<Database>,
  { to, gameId }: Rehearsal,
  script: readonly AddEvent[],
  { time, signal }: { readonly time: ReplayTime; readonly signal: AbortSignal },
): Promise<void> {
  const store = eventStoreFor(db, to);
  for (let written = 0; written < script.length && !signal.aborted;) {
    const next = script[written]?.recording.occurredAt ?? 0;
    const waitMs = next - time.now();
    if (waitMs > 0) {
      await time.wait(waitMs, signal).catch(() => undefined);
      continue;
    }
    const due = script.findIndex(({ recording }, index) => index > written && (recording.occurredAt ?? 0) > time.now());
    const events = script.slice(written, due < 0 ? script.length : due);
    const { version = 0, epoch = 1 } = (await store.head(gameId)) ?? {};
    const command = {
      commandId: `rehearsal-${epoch}-${events[0]?.eventId ?? ""}` as CommandId,
      payloadDigest: createHash("sha256").update(JSON.stringify(events)).digest("hex"),
    };
    const answer = await store.append(
      { gameId, expectedVersion: version, command, events, recordedAt: time.now() },
      projectionsOf(to, gameId),
    );
    // An operator who rehearses wrote just now: what is due is written after it.
    if (answer.kind === "conflict") continue;
    if (answer.kind !== "appended") throw new Error(`The rehearsal was answered with ${answer.kind}`);
    written += events.length;
  }
}
