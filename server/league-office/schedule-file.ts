import { z } from "zod";
import { isTimeZone } from "#core/kernel/local-time.ts";
import { slugShape } from "#core/kernel/slug.ts";
import { nameSchema } from "#contract/fields/name-schema.ts";
import { roundsNeeded, type ScheduleProblem } from "#core/league/schedule/schedule-problem.ts";
import { secondHalves } from "#core/league/schedule/round-robin.ts";
import { roundDates } from "./round-dates.ts";
import { wishFile, wishOf } from "./schedule-wishes.ts";
import { UnreadableSchedule } from "./unreadable-schedule.ts";
import { writtenDay } from "./written-day.ts";

const slug = z.string().regex(slugShape, "must be small letters, digits and hyphens");
const name = nameSchema("brand");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 19:00");
const weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);
const slot = z.strictObject({ weekday, time: time.optional(), name: name.optional(), games: z.int().positive().optional() });

const scheduleFile = z.strictObject({
  timeZone: z.string(),
  season: z.strictObject({ from: writtenDay, to: writtenDay }),
  legs: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).default(2),
  secondHalf: z.enum(secondHalves).default("mirrored"),
  teams: z.array(z.strictObject({ slug, name: name.optional(), venue: slug.optional() })).min(2, "must be at least two"),
  venues: z
    .array(
      z
        .strictObject({
          slug,
          name: name.optional(),
          latitude: z.number().min(-90).max(90).optional(),
          longitude: z.number().min(-180).max(180).optional(),
        })
        .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), "has half a place"),
    )
    .default([]),
  slots: z.array(slot).default([]),
  rounds: z.union([
    z.strictObject({ from: writtenDay, everyDays: z.int().min(1).max(366).default(7), except: z.array(writtenDay).default([]) }),
    z.array(z.strictObject({ from: writtenDay, slots: z.array(slot).optional() })),
  ]),
  wishes: z.array(wishFile).default([]),
});
export type ScheduleFile = z.infer<typeof scheduleFile>;
export type SlotInFile = z.infer<typeof slot>;

/** What a schedule's file asks for, and the names to speak of teams and halls by. */
export type ReadSchedule = {
  readonly problem: ScheduleProblem;
  readonly timeZone: string;
  readonly names: ReadonlyMap<string, string>;
};

/**
 * Reads a schedule's file (docs/formats/schedule.md).
 *
 * @throws UnreadableSchedule
 */
export function readSchedule(text: string): ReadSchedule {
  const file = parsed(text);
  refuseUnknownZone(file.timeZone);
  refuseTwice("team", file.teams);
  refuseTwice("venue", file.venues);
  for (const { slug: team, venue } of file.teams) {
    if (venue !== undefined && !file.venues.some((known) => known.slug === venue))
      throw new UnreadableSchedule(`team ${team} plays at ${venue}, which is not among the venues`);
  }
  const needed = roundsNeeded(file.teams.length, file.legs);
  const rounds = roundDates(file, needed);
  const games = Math.floor(file.teams.length / 2);
  for (const [index, { slots }] of rounds.entries()) {
    const room = slots.reduce((sum, { games: fit }) => sum + (fit ?? Infinity), 0);
    if (slots.length > 0 && room < games)
      throw new UnreadableSchedule(`round ${index + 1} has slots for ${room} games, and ${games} to play`);
  }
  return {
    problem: {
      teams: file.teams.map(({ slug: team, venue }) => ({ slug: team, venue: venue ?? null })),
      venues: file.venues.map(({ slug: venue, latitude, longitude }) => ({
        slug: venue,
        place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
      })),
      legs: file.legs,
      secondHalf: file.secondHalf,
      rounds,
      wishes: file.wishes.map((wish, index) => wishOf(wish, index, file, needed)),
    },
    timeZone: file.timeZone,
    names: new Map([...file.teams, ...file.venues].map((named) => [named.slug, named.name ?? named.slug])),
  };
}

function parsed(text: string): ScheduleFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableSchedule(`no JSON: ${(error as Error).message.split("\n")[0]}`);
  }
  const read = scheduleFile.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join(".") ?? "";
  throw new UnreadableSchedule(`${where === "" ? "the file" : where}: ${issue?.message ?? "is not understood"}`);
}

function refuseUnknownZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw new UnreadableSchedule(`time zone ${timeZone} is not known; it must be like Europe/Belgrade`);
}

function refuseTwice(what: string, list: readonly { readonly slug: string }[]): void {
  const twice = list.find((one, index) => list.findIndex((other) => other.slug === one.slug) !== index);
  if (twice) throw new UnreadableSchedule(`${what} ${twice.slug} stands there twice`);
}
