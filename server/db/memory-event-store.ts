import type { StoredEvent } from "#core/game/events.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { type AppendAnswer, type Appended, type AppendRequest, type EventStore, type Projection, repeatedEventId } from "./event-store.ts";

type Log = {
  readonly events: StoredEvent[];
  readonly commands: Map<CommandId, { readonly payloadDigest: string; readonly answer: Appended }>;
};

/** Logs without a database, for tests and trials. Same promises, save that nothing outlives the process. */
export function memoryEventStore(): EventStore<null> {
  const logs = new Map<GameId, Log>();
  const lanes = new Map<GameId, Promise<unknown>>();

  async function appendAlone(request: AppendRequest, project: Projection<null> | undefined): Promise<AppendAnswer> {
    const { gameId, command, events } = request;
    const log: Log = logs.get(gameId) ?? { events: [], commands: new Map() };
    const refusal = refusalOf(request, log);
    if (refusal !== null) return refusal;

    const version = log.events.length;
    const answer = { epoch: 1, firstSequence: version + 1, version: version + events.length };
    await project?.(null, answer);
    for (const event of events) {
      const recording = { ...event.recording, commandId: command.commandId };
      log.events.push({ sequence: log.events.length + 1, epoch: 1, recordedAt: request.recordedAt, event: { ...event, recording } });
    }
    log.commands.set(command.commandId, { payloadDigest: command.payloadDigest, answer });
    logs.set(gameId, log);
    return { kind: "appended", ...answer };
  }

  return {
    append(request, project) {
      const turn = (lanes.get(request.gameId) ?? Promise.resolve()).then(() => appendAlone(request, project));
      lanes.set(
        request.gameId,
        turn.catch(() => undefined),
      );
      return turn;
    },
    async read(gameId, fromSequence = 1) {
      return logs.get(gameId)?.events.slice(Math.max(0, fromSequence - 1)) ?? [];
    },
    async head(gameId) {
      const log = logs.get(gameId);
      return log === undefined ? null : { epoch: 1, version: log.events.length };
    },
  };
}

function refusalOf({ command, events, expectedVersion }: AppendRequest, log: Log): AppendAnswer | null {
  const before = log.commands.get(command.commandId);
  if (before !== undefined) {
    const isSame = before.payloadDigest === command.payloadDigest;
    return isSame ? { kind: "answered-before", ...before.answer } : { kind: "command-id-taken", commandId: command.commandId };
  }
  if (expectedVersion !== log.events.length) return { kind: "conflict", version: log.events.length };
  const known = new Set(log.events.map(({ event }) => event.eventId));
  const taken = events.find(({ eventId }) => known.has(eventId))?.eventId ?? repeatedEventId(events);
  return taken === undefined ? null : { kind: "event-id-taken", eventId: taken };
}
