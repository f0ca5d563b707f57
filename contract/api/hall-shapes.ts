import { z } from "zod";
import { competition, href, name, page, slug, team } from "./basic-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const hallFields = {
  slug,
  name,
  address: name.nullable().describe("Street and number; `null`: not known"),
  city: name.nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable().describe("WGS 84, in degrees"),
  seats: z.int().nullable(),
  href,
  page,
};
const homeTeams = z.array(z.object({ team, competition })).describe("Home teams in the current season");
const attendance = z.object({ games: z.int(), total: z.int(), most: z.int().nullable() }).describe("Over games with known attendance");

const crowd = z
  .object({ games: z.int(), total: z.int(), most: z.int().nullable() })
  .describe("Over the team's games with known attendance");

export const attendanceList = named(
  "Attendance",
  "A page of teams with the attendance at their games, newest season first.",
  listOf(
    z.object({
      team,
      competition,
      home: crowd,
      away: crowd,
      seated: z.int().describe("Spectators at home games in halls with known capacity"),
      seats: z.int().describe("Total capacity of those games"),
    }),
  ),
);

export const hallList = named(
  "Halls",
  "A page of the halls of the current season, by name.",
  listOf(z.object({ ...hallFields, homeTeams, attendance })),
);

export const hall = named(
  "HallWithAttendance",
  "A hall with directions and attendance, season by season.",
  z.object({
    ...hallFields,
    homeTeams,
    way: z.object({ text: z.string(), locale: z.string() }).nullable().describe("How to get there, in the closest available language"),
    seasons: z.array(z.object({ season: slug, name: z.string(), attendance })),
  }),
);
