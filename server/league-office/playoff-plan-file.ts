import { z } from "zod";
import { firstDay, isWithinCalendar, lastDay, readDay } from "#core/kernel/calendar-day.ts";
import { homePattern, usualPattern } from "#core/league/playoff/home-pattern.ts";
import { type DuelFormat, fibaForfeits, type PlayoffPlan, stages } from "#core/league/playoff/playoff-plan.ts";

/** A plan file that cannot be read, told in one line. */
export class UnreadablePlan extends Error {}

/**
 * A plan of play-offs from parsed JSON: the shape of `PlayoffPlan`, with what is usual left out. Patterns may be short
 * (`2-2-1`), a series without one has the usual, tip-offs are ISO 8601 with their offset, or a day alone. Teams stand by slug.
 * Whether the plan holds together is for `checkPlan`. Throws `UnreadablePlan`.
 */
export function readPlan(json: unknown): PlayoffPlan {
  const answer = planShape.safeParse(json);
  if (answer.success) return answer.data;
  const [first, ...rest] = answer.error.issues;
  const at = first?.path.join(".") || "the plan";
  throw new UnreadablePlan(`${at}: ${first?.message ?? "unreadable"}${rest.length === 0 ? "" : ` (and ${rest.length} more)`}`);
}

const place = z.number().int().min(1);
const slug = z.string().min(1);

const source = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("seed"), seed: place, table: slug.nullable().default(null) }),
  z.strictObject({ kind: z.literal("winner"), round: slug, duel: slug }),
  z.strictObject({ kind: z.literal("loser"), round: slug, duel: slug }),
  z.strictObject({ kind: z.literal("remaining"), round: slug, place }),
  z.strictObject({ kind: z.literal("team"), team: slug }),
  z.strictObject({ kind: z.literal("bye") }),
]);

const pattern = z.string().transform((text, context) => {
  const letters = homePattern(text);
  if (letters !== null) return letters;
  context.addIssue({ code: "custom", message: `${JSON.stringify(text)} is no home pattern: 2-2-1, or H, A and N for each game` });
  return z.NEVER;
});

const format = z.discriminatedUnion("kind", [
  z
    .strictObject({ kind: z.literal("series"), bestOf: z.number().int().min(1), pattern: pattern.optional() })
    .transform((series): DuelFormat => ({ ...series, pattern: series.pattern ?? usualPattern(series.bestOf) })),
  z.strictObject({ kind: z.literal("aggregate"), pattern: pattern.default("AH") }),
]);

const carried = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("nothing") }),
  z.strictObject({ kind: z.literal("fixed"), first: z.number().int().min(0), second: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal("meetings") }),
]);

const momentWithOffset = z.iso.datetime({ offset: true });

/** A moment, or a day alone whose time is to follow. DATE1, SCHED23 */
const tipOff = z.string().transform((text, context): number | string => {
  if (readDay(text) !== null) return text;
  const at = momentWithOffset.safeParse(text).success ? Date.parse(text) : Number.NaN;
  if (isWithinCalendar(at)) return at;
  const usual = "a moment with its offset, such as 2027-05-01T20:00:00+02:00, or a day, 2027-05-01";
  context.addIssue({ code: "custom", message: `${usual}, between ${firstDay} and ${lastDay}` });
  return z.NEVER;
});

const stage = z.enum(stages);

const duel = z.strictObject({
  slug,
  stage: stage.optional(),
  places: z.tuple([place, place]).nullable().default(null),
  first: source,
  second: source,
  format,
  carried: carried.default({ kind: "nothing" }),
  tipOffs: z.array(tipOff.nullable()).default([]),
  ruling: z.enum(["first", "second", "nobody"]).nullable().default(null),
});

const round = z
  .strictObject({ slug, stage, duels: z.array(duel) })
  .transform((each) => ({ ...each, duels: each.duels.map((own) => ({ ...own, stage: own.stage ?? each.stage })) }));

const planShape = z.strictObject({
  rounds: z.array(round),
  places: z.array(z.strictObject({ place, from: z.array(source), order: z.enum(["shared", "by-seed"]).default("shared") })).default([]),
  forfeits: z.strictObject({ losesSeriesUpToBestOf: z.number().int().min(0), outAfter: place.nullable() }).default(fibaForfeits),
  meetings: place.optional(),
});
