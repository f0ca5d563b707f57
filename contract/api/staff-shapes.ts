import { z } from "zod";
import { awardKinds } from "../awards.ts";
import { club, competition, day, href, name, page, slug, team } from "./basic-shapes.ts";
import { games, round } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const personFields = { slug, name, href, page };
const record = { games: z.int(), wins: z.int(), losses: z.int() };
const inLeague = { team, competition };
const present = z.array(z.object(inLeague)).describe("Teams named in the latest game of the current season");

const honour = named(
  "Honour",
  "An award of a league.",
  z.object({
    kind: z.enum([...awardKinds, "top-scorer"]),
    round: round.nullable().describe("For an award of a round"),
    month: day.nullable().describe("For an award of a month: its first day"),
    ...inLeague,
  }),
);

export const coachList = named(
  "Coaches",
  "A page of everyone who has coached a team here, most wins first.",
  listOf(
    z.object({
      ...personFields,
      ...record,
      seasons: z.object({ first: z.string(), last: z.string(), count: z.int() }).describe("By their names"),
      clubs: z.array(club).describe("Latest first"),
      present,
    }),
  ),
);

export const coach = named(
  "CoachWithCareer",
  "A coach with their teams' games, by league, phase and home or away.",
  z.object({
    ...personFields,
    present,
    stints: z.array(
      z.object({
        ...inLeague,
        phase: z.enum(["regular", "playoff"]),
        side: z.enum(["home", "away"]),
        ...record,
        champion: z.boolean().describe("The team won the league with this coach on the scoresheet of its last game"),
      }),
    ),
    honours: z.array(honour),
    links: z.object({ games: z.url() }),
  }),
);
export const coachGames = games;

const counts = {
  games: z.int(),
  crewChief: z.int(),
  playoff: z.int(),
  final: z.int().describe("Finals, counted among the play-off games"),
};

export const refereeList = named(
  "Referees",
  "A page of the referees of a season, most games first.",
  listOf(z.object({ ...personFields, season: slug, ...counts })),
);

export const referee = named(
  "RefereeWithCareer",
  "A referee with their games by league, latest season first.",
  z.object({ ...personFields, stints: z.array(z.object({ competition, ...counts })), links: z.object({ games: z.url() }) }),
);
export const refereeGames = games;
