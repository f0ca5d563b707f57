import { z } from "zod";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { type Graphic, type GraphicsRequest, lineOfText, longestCaption } from "./graphics.ts";
import { type ByHandSetting, mostByHand } from "./score-by-hand.ts";

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

function perSide(most: number) {
  const count = z.int().min(0).max(most);
  return z.strictObject({ home: count, away: count }).nullable().exactOptional();
}

const period = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("regular"), number: z.int().min(1).max(4) }),
  z.strictObject({ kind: z.literal("overtime"), number: z.int().min(1).max(mostByHand.overtimes) }),
]);

const setting: z.ZodType<ByHandSetting> = z
  .strictObject({
    score: perSide(mostByHand.score),
    clock: z
      .strictObject({ period, remainingMs: z.int().min(0).max(mostByHand.remainingMs), running: z.boolean() })
      .nullable()
      .exactOptional(),
    fouls: perSide(mostByHand.fouls),
    timeouts: perSide(mostByHand.timeouts),
    line: line(1, mostByHand.line).nullable().exactOptional(),
  })
  .refine((groups) => Object.keys(groups).length > 0, "names no group");

const request: z.ZodType<GraphicsRequest> = z.strictObject({
  expectedRevision: z.int().min(0).max(2_000_000_000),
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("take"), graphic }),
    z.strictObject({ kind: z.literal("clear"), place: z.enum(["slot", "panel", "replay"]) }),
    z.strictObject({ kind: z.literal("clear-all") }),
    z.strictObject({ kind: z.literal("bug"), isOn: z.boolean() }),
    z.strictObject({ kind: z.literal("prepare"), graphic: graphic.nullable() }),
    z.strictObject({ kind: z.literal("by-hand"), setting }),
  ]),
});

/** What an operator's page has sent. */
export function readGraphicsRequest(value: unknown): GraphicsRequestReading {
  const reading = request.safeParse(value);
  if (reading.success) return { ok: true, request: reading.data };
  const [issue] = reading.error.issues;
  return { ok: false, detail: issue ? `${issue.path.join(".")}: ${issue.message}` : "The request could not be read." };
}
