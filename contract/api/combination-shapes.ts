import { z } from "zod";
import { competition, person, team } from "./basic-shapes.ts";
import { named } from "./named-shape.ts";

const possessions = z.int().nullable().describe("Counted in the play-by-play; null where one of the sources keeps no turnovers");

export const combinations = named(
  "Combinations",
  "Team mates who were on court together for a minute per counted game of their team or more. Times are in seconds.",
  z.object({
    competition,
    games: z.object({
      counted: z.int().describe("Those whose substitutions tell for every second who was on court"),
      played: z.int(),
    }),
    combinations: z.array(
      z.object({
        team,
        players: z.array(person),
        games: z.int().describe("In which they were together"),
        seconds: z.int(),
        pointsFor: z.int(),
        pointsAgainst: z.int(),
        possessionsFor: possessions,
        possessionsAgainst: possessions,
      }),
    ),
  }),
);
