import { z } from "zod";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { type Graphic, type GraphicsRequest, lineOfText, longestCaption } from "./graphics.ts";

export type GraphicsRequestReading =
  | { readonly ok: true; readonly request: GraphicsRequest }
  | { readonly ok: false; readonly detail: string };

export const mostBytesOfGraphicsRequest = 4096;

const side = z.enum(["home", "away"]);

function line(least: number, most: number) {
  return z.string().trim().min(least).max(most).regex(lineOfText, "is no line of text");
}

const graphic: z.ZodType<Graphic> = z.discriminatedUnion("name", [
  z.strictObject({
    name: z.literal("lower-third"),
    playerKey: z
      .string()
      .min(1)
      .max(64)
      .transform((key) => key as PlayerKey),
  }),
  z.strictObject({ name: z.literal("coach"), side }),
  z.strictObject({ name: z.literal("team"), side }),
  z.strictObject({ name: z.literal("caption"), title: line(1, longestCaption.title), note: line(0, longestCaption.note) }),
  z.strictObject({ name: z.literal("starting-five"), side }),
  z.strictObject({ name: z.literal("quarter-summary") }),
  z.strictObject({ name: z.literal("team-comparison") }),
  z.strictObject({ name: z.literal("leaders") }),
  z.strictObject({ name: z.literal("standings") }),
  z.strictObject({ name: z.literal("replay-break") }),
]);

const request: z.ZodType<GraphicsRequest> = z.strictObject({
  expectedRevision: z.int().min(0).max(2_000_000_000),
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("take"), graphic }),
    z.strictObject({ kind: z.literal("clear"), place: z.enum(["slot", "panel", "replay"]) }),
    z.strictObject({ kind: z.literal("clear-all") }),
    z.strictObject({ kind: z.literal("bug"), isOn: z.boolean() }),
    z.strictObject({ kind: z.literal("prepare"), graphic: graphic.nullable() }),
  ]),
});

/** What an operator's page has sent. */
export function readGraphicsRequest(value: unknown): GraphicsRequestReading {
  const reading = request.safeParse(value);
  if (reading.success) return { ok: true, request: reading.data };
  const [issue] = reading.error.issues;
  return { ok: false, detail: issue ? `${issue.path.join(".")}: ${issue.message}` : "It cannot be read." };
}
