import { z } from "zod";
import { competition, person, team } from "./basic-shapes.ts";
import { named } from "./named-shape.ts";

const possessions = z.int().nullable().describe("Counted in the play-by-play; null where a source does not record turnovers");

export const combinations = named(
  "Combinations",
  "Teammates who were on court together for at least a minute per counted game of their team. Times are in seconds.",
  z.object({
    competition,
    games: z.object({
      counted: z.int().describe("Games whose substitutions show who was on court at every second"),
      played: z.int(),
    }),
    combinations: z.array(
      z.object({
        team,
        players: z.array(person),
        games: z.int().describe("Games they were on court together in"),
        seconds: z.int(),
        pointsFor: z.int(),
        pointsAgainst: z.int(),
        possessionsFor: possessions,
        possessionsAgainst: possessions,
      }),
    ),
  }),
);
