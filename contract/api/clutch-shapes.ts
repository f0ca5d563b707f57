import { z } from "zod";
import { clutchFigures } from "#core/stats/clutch-season.ts";
import { competition, person, team } from "./basic-shapes.ts";
import { figures, named } from "./named-shape.ts";

const sums = {
  games: z.int().describe("Close and late ones with a part in it"),
  wins: z.int(),
  losses: z.int(),
  figures: figures(clutchFigures),
};

export const clutch = named(
  "Clutch",
  "What was done in the last five minutes and overtimes while the score was within five points. Times are in seconds.",
  z.object({
    competition,
    teams: z.array(z.object({ team, ...sums })).describe("Of a team the seconds are those of the clock, its plus-minus its margin"),
    players: z.array(z.object({ player: person, team, ...sums })).describe("On court for a fifth of their team's such time or more"),
  }),
);
