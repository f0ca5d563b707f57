import { z } from "zod";
import { flagKinds } from "#core/game/flag-kinds.ts";
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
      .describe("If free, promised to me, or requested four seconds ago: mine. If already mine: no change"),
    z.strictObject({ kind: z.literal("renew"), number: leaseNumber }).describe("I am still here"),
    z.strictObject({ kind: z.literal("want") }).describe("Requests it from its holder; take it once `grantedAt` has passed"),
    z.strictObject({ kind: z.literal("keep"), number: leaseNumber }).describe("The holder refuses the request"),
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
    .describe("Stored. `flags`: accepted, although something about it could not be decided"),
  z
    .object({ commandId, kind: z.literal("refused"), rule: z.string(), detail: z.string() })
    .describe("Refused by the rules; nothing was written. Do not resend unchanged"),
  z
    .object({ commandId, kind: z.literal("behind"), version: count })
    .describe("Others have changed what this depends on: read the log, decide again, resend with the same id"),
  z
    .object({ commandId, kind: z.literal("command-id-taken") })
    .describe("The id was used before with different content. Use a new id; the game is flagged"),
]);

const eventToFold = {
  sequence: z.int().min(1).describe("From 1, without gaps"),
  at: z.number().describe("When the key was pressed, epoch milliseconds"),
};
const told = { moment: momentShape, link: linkShape, fact: z.unknown().describe("A Fact") };
const orderKey = z.string().describe("Sort key of plays in force, compared as text");
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
    .describe("More of a game's log. `from` should be your position; otherwise ask again from it"),
  reset: z
    .object({ channel, to: position, reason: z.enum(["epoch", "too-far-behind", "unknown-position", "mended"]) })
    .describe("Read the log again; it is at least at `to`"),
  state: z
    .object({ channel, revision: z.number(), state: z.looseObject({ kind: z.string() }) })
    .describe("The latest state of a channel, complete; ignore revisions lower than the last"),
  heartbeat: z.object({ serverTime: z.number(), positions: z.record(z.string(), position) }),
  bye: z
    .object({ code: z.enum(["draining", "slow", "too-many-channels", "link-expired"]), retryAfterMs: z.number().nullable() })
    .describe("The server is closing. Reconnect after this long; null: not with this link"),
} as const;

/** Of each fact what may be sent beside its `type`. */
export const factShapes = factPayloads;
