import { z } from "zod";
import { hasLocalShape, readLocalMoment } from "#core/kernel/local-time.ts";
import type { Weight, Wish } from "#core/league/schedule/schedule-problem.ts";
import { weekdayNumber } from "./round-dates.ts";
import type { ScheduleFile } from "./schedule-file.ts";
import { UnreadableSchedule } from "./unreadable-schedule.ts";
import { writtenDay } from "./written-day.ts";

const weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);
const importance = { hard: z.boolean().optional(), weight: z.int().min(1).max(100).optional() };
const round = z.union([z.int().positive(), z.literal("last")]);
const localMoment = z.string().refine(hasLocalShape, "must be like 2026-10-14T20:45, in the file's time zone");

const otherGame = z.strictObject({ team: z.string(), at: localMoment, latitude: z.number().optional(), longitude: z.number().optional() });

/** A wish as a schedule's file has it. Hard unless it has a weight, 1 to 100. */
export const wishFile = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("venue-clash"), hours: z.number().positive(), ...importance }),
  z.strictObject({
    kind: z.literal("gap"),
    hours: z.number().positive(),
    kmPerHour: z.number().positive().optional(),
    otherGames: z.array(otherGame).default([]),
    ...importance,
  }),
  z.strictObject({
    kind: z.literal("blocked"),
    teams: z.array(z.string()).default([]),
    venues: z.array(z.string()).default([]),
    from: writtenDay,
    to: writtenDay.optional(),
    ...importance,
  }),
  z.strictObject({
    kind: z.literal("not-both-home"),
    teams: z.array(z.string()).min(2, "must be at least two"),
    within: z.enum(["round", "day"]).default("round"),
    ...importance,
  }),
  z.strictObject({
    kind: z.literal("derby"),
    teams: z.tuple([z.string(), z.string()]),
    rounds: z.array(round).min(1),
    falls: z.enum(["on", "off"]),
    ...importance,
  }),
  z.strictObject({
    kind: z.literal("plays"),
    team: z.string(),
    rounds: z.array(round).min(1),
    at: z.enum(["home", "away", "bye", "either"]),
    against: z.string().optional(),
    ...importance,
  }),
  z.strictObject({
    kind: z.literal("slot"),
    team: z.string(),
    at: z.enum(["home", "away", "either"]).default("home"),
    weekdays: z.array(weekday).default([]),
    times: z.array(z.string()).default([]),
    names: z.array(z.string()).default([]),
    ...importance,
  }),
]);
type WishInFile = z.infer<typeof wishFile>;

/** The wish as the search takes it: every team, hall and round it names is there. */
export function wishOf(wish: WishInFile, index: number, file: ScheduleFile, rounds: number): Wish {
  const complain = (reason: string) => new UnreadableSchedule(`wishes.${index}: ${reason}`);
  if (wish.hard === true && wish.weight !== undefined) throw complain("is hard and has a weight");
  for (const team of teamsOf(wish)) {
    if (!file.teams.some(({ slug }) => slug === team)) throw complain(`unknown team ${team}`);
  }
  if ("teams" in wish && new Set(wish.teams).size < wish.teams.length) throw complain("names a team twice");
  const weight: Weight = wish.weight ?? (wish.hard === false ? 10 : "hard");
  const roundsOf = (list: readonly (number | "last")[]) =>
    list.map((number) => {
      if (number !== "last" && number > rounds) throw complain(`there is no round ${number} of ${rounds}`);
      return number === "last" ? rounds : number;
    });
  switch (wish.kind) {
    case "venue-clash":
      return { kind: wish.kind, weight, hours: wish.hours };
    case "gap":
      return {
        kind: wish.kind,
        weight,
        hours: wish.hours,
        kmPerHour: wish.kmPerHour ?? null,
        otherGames: wish.otherGames.map(({ team, at, latitude, longitude }) => {
          const moment = readLocalMoment(at, file.timeZone);
          if (moment.kind === "refused") throw complain(`${at} ${moment.reason}`);
          return { team, tipOff: moment.at, place: latitude === undefined || longitude === undefined ? null : { latitude, longitude } };
        }),
      };
    case "blocked": {
      const to = wish.to ?? wish.from;
      if (to < wish.from) throw complain(`ends on ${to}, before it begins`);
      const unknown = wish.venues.find((venue) => !file.venues.some(({ slug }) => slug === venue));
      if (unknown !== undefined) throw complain(`unknown venue ${unknown}`);
      return { kind: wish.kind, weight, teams: wish.teams, venues: wish.venues, from: wish.from, to };
    }
    case "not-both-home":
      return { kind: wish.kind, weight, teams: wish.teams, within: wish.within };
    case "derby":
      return { kind: wish.kind, weight, teams: wish.teams, rounds: roundsOf(wish.rounds), falls: wish.falls };
    case "plays":
      if (wish.against === wish.team) throw complain(`${wish.team} cannot play against itself`);
      return { kind: wish.kind, weight, team: wish.team, rounds: roundsOf(wish.rounds), at: wish.at, against: wish.against ?? null };
    case "slot":
      return {
        kind: wish.kind,
        weight,
        team: wish.team,
        at: wish.at,
        weekdays: wish.weekdays.map(weekdayNumber),
        times: wish.times,
        names: wish.names,
      };
  }
}

function teamsOf(wish: WishInFile): string[] {
  switch (wish.kind) {
    case "venue-clash":
      return [];
    case "gap":
      return wish.otherGames.map(({ team }) => team);
    case "blocked":
    case "not-both-home":
    case "derby":
      return [...wish.teams];
    case "plays":
      return wish.against === undefined ? [wish.team] : [wish.team, wish.against];
    case "slot":
      return [wish.team];
  }
}
