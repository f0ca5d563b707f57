import { z } from "zod";
import { clutchFigures } from "#core/stats/clutch-season.ts";
import { competition, person, team } from "./basic-shapes.ts";
import { figures, named } from "./named-shape.ts";

const sums = {
  games: z.int().describe("Games with clutch time that the player or team took part in"),
  wins: z.int(),
  losses: z.int(),
  figures: figures(clutchFigures),
};

export const clutch = named(
  "Clutch",
  "Clutch stats: the last five minutes and overtimes while the teams were within five points. Times are in seconds.",
  z.object({
    competition,
    teams: z.array(z.object({ team, ...sums })).describe("For a team, seconds are clock time and plus-minus is the margin"),
    players: z.array(z.object({ player: person, team, ...sums })).describe("On court for at least a fifth of their team's clutch time"),
  }),
);
