import { z } from "zod";
import { competition, href, name, page, slug, team } from "./basic-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const hallFields = {
  slug,
  name,
  address: name.nullable().describe("Street and number; `null`: nobody told"),
  city: name.nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable().describe("WGS 84, in degrees"),
  seats: z.int().nullable(),
  href,
  page,
};
const homeTeams = z.array(z.object({ team, competition })).describe("Who is at home there in the current season");
const attendance = z
  .object({ games: z.int(), total: z.int(), most: z.int().nullable() })
  .describe("Of the games whose attendance was told");

const crowd = z
  .object({ games: z.int(), total: z.int(), most: z.int().nullable() })
  .describe("Of the team's games whose attendance was told");

export const attendanceList = named(
  "Attendance",
  "A page of teams and how many came to their games, newest season first.",
  listOf(
    z.object({
      team,
      competition,
      home: crowd,
      away: crowd,
      seated: z.int().describe("Who came to its home games in halls whose seats are known"),
      seats: z.int().describe("How many could have come to those"),
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
  "A hall with the way there and how many came, season by season.",
  z.object({
    ...hallFields,
    homeTeams,
    way: z.object({ text: z.string(), locale: z.string() }).nullable().describe("How to get there, in the nearest language there is"),
    seasons: z.array(z.object({ season: slug, name: z.string(), attendance })),
  }),
);
