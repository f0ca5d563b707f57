import { z } from "zod";
import { awardKinds } from "../awards.ts";
import { club, competition, day, href, name, page, slug, team } from "./basic-shapes.ts";
import { games, round } from "./game-shapes.ts";
import { listOf, named } from "./named-shape.ts";

const personFields = { slug, name, href, page };
const record = { games: z.int(), wins: z.int(), losses: z.int() };
const inLeague = { team, competition };
const present = z.array(z.object(inLeague)).describe("Whose latest game of the current season names him");

const honour = named(
  "Honour",
  "What a league named somebody its best for.",
  z.object({
    kind: z.enum([...awardKinds, "top-scorer"]),
    round: round.nullable().describe("Of the best of a round"),
    month: day.nullable().describe("Of the best of a month: its first day"),
    ...inLeague,
  }),
);

export const coachList = named(
  "Coaches",
  "A page of everybody who has coached a team here, who won most first.",
  listOf(
    z.object({
      ...personFields,
      ...record,
      seasons: z.object({ first: z.string(), last: z.string(), count: z.int() }).describe("By their names"),
      clubs: z.array(club).describe("The latest first"),
      present,
    }),
  ),
);

export const coach = named(
  "CoachWithCareer",
  "A coach with the games of his teams, in parts by league, phase and court.",
  z.object({
    ...personFields,
    present,
    stints: z.array(
      z.object({
        ...inLeague,
        phase: z.enum(["regular", "playoff"]),
        side: z.enum(["home", "away"]),
        ...record,
        champion: z.boolean().describe("The team won the league, and its last game names him"),
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
  final: z.int().describe("Of what decided a league, among those of the play-offs"),
};

export const refereeList = named(
  "Referees",
  "A page of the referees of a season, who had most games first.",
  listOf(z.object({ ...personFields, season: slug, ...counts })),
);

export const referee = named(
  "RefereeWithCareer",
  "A referee with his games by league, the latest season first.",
  z.object({ ...personFields, stints: z.array(z.object({ competition, ...counts })), links: z.object({ games: z.url() }) }),
);
export const refereeGames = games;
