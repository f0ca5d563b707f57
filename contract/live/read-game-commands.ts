import { z } from "zod";
import type { Link } from "#core/game/facts.ts";
import type { CommandId } from "#core/kernel/ids.ts";
import { clockMs, eventIdSchema, factSchema, lineShape } from "./fact-schemas.ts";
import { type GameCommand, mostCommandsAtOnce } from "./game-command.ts";

/** No table sends more at once: fifty commands, each with a team's whole list of players, would be half of it. */
export const mostBytesOfCommands = 256 * 1024;

const commandId = z.string().regex(/^[\w.:-]{8,64}$/, "is no id");
const changesInCommand = 40;
const linkKinds = ["assist-of", "block-of", "rebound-of", "steal-of", "foul-drawn-of", "free-throw-of", "turnover-of"] as const;

export const momentShape = z.strictObject({
  period: z.strictObject({ kind: z.enum(["regular", "overtime"]), number: z.int().min(1).max(20) }),
  gameClockMs: clockMs.nullable(),
  shotClockMs: clockMs.nullable(),
  clockQuality: z.enum(["auto", "hand", "estimated"]),
});

export const linkShape: z.ZodType<Link | null> = z.strictObject({ to: eventIdSchema, kind: z.enum(linkKinds) }).nullable();
const told = { moment: momentShape, link: linkShape, fact: factSchema };
const place = { after: eventIdSchema.nullable() };
const aimed = { eventId: eventIdSchema, target: eventIdSchema };

const change = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("add"), eventId: eventIdSchema, ...told, ...place }),
  z.strictObject({ op: z.literal("amend"), ...aimed, ...told }),
  z.strictObject({ op: z.literal("void"), ...aimed }),
  z.strictObject({ op: z.literal("move"), ...aimed, ...place }),
]);

const command = z.strictObject({
  commandId: commandId.transform((text) => text as CommandId),
  baseVersion: z.int().min(0).max(1_000_000),
  epoch: z.int().min(1).max(1_000_000),
  occurredAt: z.int().min(0).max(8.64e15),
  changes: z.array(change).min(1).max(changesInCommand),
  reason: lineShape.min(1).nullable(),
  lenient: z.boolean().optional(),
}) satisfies z.ZodType<GameCommand>;

const batch = z.strictObject({
  deviceId: z.string().regex(/^[\w.:-]{4,64}$/, "is no id"),
  lease: z.int().min(1).max(2_000_000_000).nullable(),
  commands: z.array(z.looseObject({ commandId })).min(1).max(mostCommandsAtOnce),
});

/** For the document of the protocol, which says of a command all that is read of it. */
export { batch as commandsShape, command as commandShape };

export type ReadCommand =
  | { readonly kind: "command"; readonly command: GameCommand }
  /** Its id can be read and the rest not: it alone is refused, so that those behind it are not held up. LIVE1 */
  | { readonly kind: "unreadable"; readonly commandId: CommandId; readonly detail: string };

export type CommandsReading =
  | { readonly ok: true; readonly deviceId: string; readonly lease: number | null; readonly commands: readonly ReadCommand[] }
  | { readonly ok: false; readonly detail: string };

/** Reads what was sent as a batch of commands; in one line what is wrong where it is none. */
export function readGameCommands(body: unknown): CommandsReading {
  const reading = batch.safeParse(body);
  if (!reading.success) return { ok: false, detail: faultIn(reading.error) };
  const { deviceId, lease, commands } = reading.data;
  return { ok: true, deviceId, lease, commands: commands.map(readCommand) };
}

function readCommand(given: { readonly commandId: string }): ReadCommand {
  const reading = command.safeParse(given);
  if (reading.success) return { kind: "command", command: reading.data };
  return { kind: "unreadable", commandId: given.commandId as CommandId, detail: faultIn(reading.error) };
}

function faultIn(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join(".") || "body"}: ${issue?.message ?? "unreadable"}`.slice(0, 300);
}
