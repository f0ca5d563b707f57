import { z } from "zod";
import { trainingLevels, type TrainingLevel } from "#core/table/training-course.ts";
import { type TrainingFigures, trainingMarks } from "#core/table/training-marks.ts";

/** What came of a training, as the page that held it tells the server. TRAIN5 */
export type Training = {
  /** Told again it is kept once. */
  readonly trainingId: string;
  readonly level: TrainingLevel;
  /** From 1. */
  readonly period: number;
  readonly figures: TrainingFigures;
};

export type KeptTraining = Training & { readonly label: string; readonly trainedAt: number };

export const mostBytesOfTraining = 4096;

const count = z.int().min(0).max(100_000);
const delay = z.number().min(0).max(86_400_000).nullable();

const shape = z.strictObject({
  trainingId: z.uuid(),
  level: z.enum(trainingLevels),
  period: z.int().min(1).max(30),
  figures: z.strictObject({
    plays: count,
    marks: z.strictObject(
      Object.fromEntries(trainingMarks.map((mark) => [mark, count])) as Record<(typeof trainingMarks)[number], typeof count>,
    ),
    boxDistance: count,
    delayMedianMs: delay,
    delayP95Ms: delay,
    keys: count,
    leastKeys: count,
    corrections: count,
  }),
}) satisfies z.ZodType<Training>;

/** A training as it was sent; a text: what is wrong with it. */
export function readTraining(value: unknown): Training | string {
  const reading = shape.safeParse(value);
  return reading.success ? reading.data : (reading.error.issues[0]?.message ?? "no training");
}
