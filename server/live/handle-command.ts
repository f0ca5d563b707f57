import type { GameCommandAnswer, LiveRole } from "#contract/live/game-command.ts";
import type { ReadCommand } from "#contract/live/read-game-commands.ts";
import { mayWrite } from "#contract/live/role-rights.ts";
import { decideCommand } from "#core/game/decide-command.ts";
import type { EventToFold, GameEvent, Recording } from "#core/game/events.ts";
import type { FactType } from "#core/game/facts.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { orderKeyAfter } from "#core/game/order-key.ts";
import type { PlacedCommand } from "../db/postgres-event-store.ts";
import { flagsBetween, type LoadedGame } from "./loaded-game.ts";
import { logDigest, payloadDigest } from "./log-digest.ts";

/** Who sent a command, and when it came. */
export type Sender = {
  readonly role: LiveRole;
  /** The label of his link. */
  readonly actor: string;
  readonly deviceId: string;
  readonly lease: number | null;
  /** Epoch milliseconds of the server's timeline. */
  readonly receivedAt: number;
};

/** Why nothing of a sender is taken now. */
export type StandingRefusal = { readonly rule: string; readonly detail: string };

/** How a sender stands at the table when his turn comes. */
export type SenderStanding = {
  /** `null`: he holds his role. */
  readonly refusal: StandingRefusal | null;
  /** What somebody above him tells. BRIDGE1 */
  readonly isOutranked: (type: FactType) => boolean;
};

export type HandledCommand = { readonly answer: GameCommandAnswer; readonly toAppend: PlacedCommand | null };

/**
 * Answers one command on top of the loaded game, which takes its events in. The answer holds when the events are kept; if
 * they cannot be, the loaded game is no longer what the log says, and is thrown away.
 */
export function handleCommand(
  loaded: LoadedGame,
  read: ReadCommand,
  sender: Sender,
  { refusal, isOutranked }: SenderStanding,
): HandledCommand {
  if (read.kind === "unreadable") return unwritten({ commandId: read.commandId, kind: "refused", rule: "LIVE1", detail: read.detail });
  const { command } = read;
  const { commandId } = command;
  const { game, answered } = loaded;
  const digest = payloadDigest(command);
  const before = answered.get(commandId);
  if (before?.payloadDigest === digest) return unwritten(acceptedAnswer(loaded, commandId, before.firstSequence, before.version));
  // Who lost his role may ask what became of his commands, and nothing else.
  if (refusal !== null) return unwritten({ commandId, kind: "refused", ...refusal });
  if (before) return idTaken(loaded, commandId, digest, before.firstSequence, sender);
  const firstSequence = game.version + 1;
  const decision = decideCommand(game, command, {
    deviceId: sender.deviceId,
    mayWrite: (type) => mayWrite(sender.role, type),
    isOutranked,
    isLeague: sender.role === "league",
    receivedAt: sender.receivedAt,
    digest: () => logDigest(game.events),
  });
  if (decision.kind === "refused") return unwritten({ commandId, kind: "refused", rule: decision.rule, detail: decision.detail });
  if (decision.kind === "behind") return unwritten({ commandId, kind: "behind", version: game.version });
  const recording = recordingOf(loaded, commandId, sender, { baseSequence: command.baseVersion, occurredAt: decision.at });
  const events = decision.events.map((event): GameEvent => ({ ...event, recording, reason: command.reason }));
  const toAppend = keep(loaded, commandId, digest, events, firstSequence, sender.receivedAt);
  return { answer: acceptedAnswer(loaded, commandId, firstSequence, toAppend.version), toAppend };
}

/** The first one stands; that somebody's device mixes up its ids is for all to see. LIVE5 */
function idTaken(loaded: LoadedGame, commandId: CommandId, digest: string, firstSequence: number, sender: Sender): HandledCommand {
  const { game } = loaded;
  const answer: GameCommandAnswer = { commandId, kind: "command-id-taken" };
  const flagId = `${commandId}~taken-${digest.slice(0, 12)}`;
  if (loaded.answered.has(flagId as CommandId)) return { answer, toAppend: null };
  const period = game.state.periods[game.state.periodIndex]?.period ?? ({ kind: "regular", number: 1 } as const);
  const flag: EventToFold = {
    op: "add",
    eventId: flagId as EventId,
    orderKey: orderKeyAfter(game.plays.at(-1)?.orderKey ?? null),
    moment: { period, gameClockMs: null, shotClockMs: null, clockQuality: "auto" },
    link: null,
    fact: {
      type: "flag.raise",
      kind: "command-id-taken",
      detail: `${commandId} of ${sender.deviceId}`,
      about: game.events[firstSequence - 1]?.eventId ?? null,
    },
  };
  const sequence = game.version + 1;
  game.take({ ...flag, sequence, at: sender.receivedAt, deviceId: null });
  const recording = recordingOf(loaded, flagId as CommandId, sender, { baseSequence: null, occurredAt: sender.receivedAt });
  const event: GameEvent = { ...flag, recording: { ...recording, deviceId: null }, reason: null };
  return { answer, toAppend: keep(loaded, flagId as CommandId, digest, [event], sequence, sender.receivedAt) };
}

function keep(
  { game, answered }: LoadedGame,
  commandId: CommandId,
  digest: string,
  events: readonly GameEvent[],
  firstSequence: number,
  recordedAt: number,
): PlacedCommand {
  const { epoch, version } = game;
  answered.set(commandId, { payloadDigest: digest, firstSequence, version });
  return { command: { commandId, payloadDigest: digest }, events, recordedAt, epoch, firstSequence, version };
}

function recordingOf(
  { ruleProfile }: LoadedGame,
  commandId: CommandId,
  { role, actor, deviceId, lease }: Sender,
  seen: Pick<Recording, "baseSequence" | "occurredAt">,
): Recording {
  const leaseToken = lease === null ? null : String(lease);
  return { commandId, actor, role: role as Recording["role"], deviceId, leaseToken, ...seen, ruleProfile };
}

function acceptedAnswer({ game }: LoadedGame, commandId: CommandId, firstSequence: number, version: number): GameCommandAnswer {
  const flags = flagsBetween(game, firstSequence, version);
  return { commandId, kind: "accepted", firstSequence, version, epoch: game.epoch, flags };
}

function unwritten(answer: GameCommandAnswer): HandledCommand {
  return { answer, toAppend: null };
}
