import { randomUUID } from "node:crypto";
import type { GameCommand } from "#contract/live/game-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { shot } from "#tests/support/games/table-facts.ts";

const fact = shot("h4");
const moment = { period: { kind: "regular", number: 1 }, gameClockMs: 300_000, shotClockMs: null, clockQuality: "auto" } as const;

/** A basket told by a table that has seen so much of its game. */
export function basketCommand(baseVersion: number): GameCommand {
  const change = { op: "add", eventId: randomUUID() as EventId, moment, link: null, fact, after: null } as const;
  return { commandId: randomUUID() as CommandId, baseVersion, epoch: 1, occurredAt: Date.now(), changes: [change], reason: null };
}
