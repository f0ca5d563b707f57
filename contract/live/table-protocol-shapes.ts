import { z } from "zod";
import { flagKinds } from "#core/game/facts.ts";
import type { CommandId } from "#core/kernel/ids.ts";
import { eventIdSchema, factPayloads } from "./fact-schemas.ts";
import { type GameCommandAnswers, liveRoles } from "./game-command.ts";
import type { Lease, LeaseAnswer, LeaseRequest } from "./lease.ts";
import type { LinkAnswer } from "./link-answer.ts";
import { commandShape, commandsShape, linkShape, momentShape } from "./read-game-commands.ts";

/*
 * What the document of the table's protocol says of bodies and answers. What is read is here as the server reads it; what is told
 * is held to its type by the compiler, and to what the server really tells by the test of the example client.
 */

const role = z.enum(liveRoles);
const deviceId = z.string().regex(/^[\w.:-]{4,64}$/, "deviceId: is no id");
const leaseNumber = z.int().min(1).max(2_000_000_000);
const moment = z.int().describe("Epoch milliseconds of the server's timeline");
const count = z.int().min(0);
const position = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}$/)
  .describe("epoch.sequence");

export const leaseRequestShape = z.strictObject({
  deviceId,
  ask: z.discriminatedUnion("kind", [
    z
      .strictObject({ kind: z.literal("take") })
      .describe("Free, promised to me, or wanted for four seconds: mine. Held by me: the same again"),
    z.strictObject({ kind: z.literal("renew"), number: leaseNumber }).describe("I am still here"),
    z.strictObject({ kind: z.literal("want") }).describe("I want it from its holder; take it when `grantedAt` has come"),
    z.strictObject({ kind: z.literal("keep"), number: leaseNumber }).describe("The holder refuses whoever wants it"),
    z.strictObject({ kind: z.literal("hand-over"), number: leaseNumber, toDeviceId: deviceId }),
    z.strictObject({ kind: z.literal("release"), number: leaseNumber }),
  ]),
}) satisfies z.ZodType<LeaseRequest>;

const lease = z.object({
  role,
  number: leaseNumber,
  deviceId,
  holder: z.string().describe("The label of the holder's link"),
  until: moment,
  promisedTo: z.string().nullable(),
  wanted: z.object({ deviceId: z.string(), grantedAt: moment }).nullable(),
}) satisfies z.ZodType<Lease>;

const commandId = z
  .string()
  .regex(/^[\w.:-]{8,64}$/)
  .transform((text) => text as CommandId);
const answer = z.discriminatedUnion("kind", [
  z
    .object({
      commandId,
      kind: z.literal("accepted"),
      firstSequence: count,
      version: count.describe("The next command's baseVersion"),
      epoch: count,
      flags: z.array(z.enum(flagKinds)),
    })
    .describe("Kept for good. `flags`: taken, although something about it could not be decided"),
  z
    .object({ commandId, kind: z.literal("refused"), rule: z.string(), detail: z.string() })
    .describe("The rules say no; nothing was written. Not to be sent again as it is"),
  z
    .object({ commandId, kind: z.literal("behind"), version: count })
    .describe("Others have written what this depends on: read the log, decide again, send it under the same id"),
  z
    .object({ commandId, kind: z.literal("command-id-taken") })
    .describe("The id has come before with another content. A new id is needed; the game is flagged"),
]);

const eventToFold = {
  sequence: z.int().min(1).describe("Without a gap, from 1"),
  at: z.number().describe("When the key was pressed, epoch milliseconds"),
};
const told = { moment: momentShape, link: linkShape, fact: z.unknown().describe("A Fact") };
const orderKey = z.string().describe("Orders the game: plays in force, compared as text");
const event = z.discriminatedUnion("op", [
  z.object({ op: z.literal("add"), eventId: eventIdSchema, orderKey, ...told, ...eventToFold }),
  z.object({ op: z.literal("amend"), eventId: eventIdSchema, target: eventIdSchema, ...told, ...eventToFold }),
  z.object({ op: z.literal("void"), eventId: eventIdSchema, target: eventIdSchema, ...eventToFold }),
  z.object({ op: z.literal("move"), eventId: eventIdSchema, target: eventIdSchema, orderKey, ...eventToFold }),
]);

/** What is told by the calls of the table, by the name it has in the document. */
export const tableShapes = {
  Commands: commandsShape.extend({ commands: z.array(commandShape).min(1).max(50) }),
  CommandAnswers: z.object({ answers: z.array(answer) }) satisfies z.ZodType<GameCommandAnswers>,
  LeaseRequest: leaseRequestShape,
  LeaseAnswer: z.object({ granted: z.boolean(), lease: lease.nullable(), now: moment }) satisfies z.ZodType<LeaseAnswer>,
  Leases: z.object({ leases: z.array(lease), now: moment }),
  Link: z.object({ role, label: z.string(), expiresAt: moment, now: moment }) satisfies z.ZodType<LinkAnswer>,
  Log: z.object({ gameId: z.string(), position, ruleProfile: z.string(), events: z.array(event) }),
} as const;

const channel = z.string();
/** `data:` of the stream's messages, by the name behind `event:`. */
export const streamShapes = {
  hello: z.object({ protocol: z.literal(1), serverTime: z.number(), heartbeatMs: z.int(), build: z.string().nullable() }),
  events: z
    .object({ channel, from: position, to: position, events: z.array(event), now: z.looseObject({ status: z.string() }) })
    .describe("More of a game's log. `from` is what you have, else ask anew from your own position"),
  reset: z
    .object({ channel, to: position, reason: z.enum(["epoch", "too-far-behind", "unknown-position", "mended"]) })
    .describe("Read the log anew; it stands at least at `to`"),
  state: z
    .object({ channel, revision: z.number(), state: z.looseObject({ kind: z.string() }) })
    .describe("The newest of a channel that tells a state, whole; a smaller revision than the last is left out"),
  heartbeat: z.object({ serverTime: z.number(), positions: z.record(z.string(), position) }),
  bye: z
    .object({ code: z.enum(["draining", "slow", "too-many-channels", "link-expired"]), retryAfterMs: z.number().nullable() })
    .describe("The server closes. Come back after so long; null: not with this link"),
} as const;

/** Of each fact what may be sent beside its `type`. */
export const factShapes = factPayloads;
