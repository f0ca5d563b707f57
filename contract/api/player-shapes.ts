import { z } from "zod";
import { countStatistics } from "#core/stats/history/statistics.ts";
import { absence, club, competition, day, person, portrait, slug, team } from "./basic-shapes.ts";
import { playedGame } from "./league-shapes.ts";
import { figures, listOf, named } from "./named-shape.ts";

const playerFields = {
  ...person.shape,
  shirt: z.string().nullable(),
  position: z.string().nullable(),
  birthDate: day.nullable(),
  heightCm: z.int().nullable().describe("`null`: not known"),
  weightKg: z.int().nullable().describe("`null`: not known, or the player may be a minor"),
  nationality: z.string().nullable().describe("Country the player represents, ISO 3166-1 alpha-2; `null`: not known"),
  games: z.int().describe("Played, in all seasons"),
  portrait: portrait.nullable(),
};
const clubless = z.object({ name: team.shape.name, club: team.shape.club, code: z.string() }).nullable().describe("Of the latest team");
export const playerList = named("Players", "A page of players, by slug.", listOf(z.object({ ...playerFields, team: clubless })));

const totals = named(
  "CareerTotals",
  "Totals over games; null where no game recorded it. Times are in seconds.",
  z.object({ games: z.int(), starts: z.int(), wins: z.int(), losses: z.int(), totals: figures(countStatistics) }),
);
const seasonName = z.object({ slug, name: z.string() });
const stay = named(
  "Stay",
  "An unbroken spell at one club, over one or more seasons.",
  z.object({
    club,
    firstSeason: seasonName,
    from: day.nullable().describe("In the first season; null: from the start of it"),
    lastSeason: seasonName,
    until: day.nullable().describe("In the last season; null: to the end of it"),
    present: z.boolean(),
  }),
);
export const transfer = named(
  "Transfer",
  "A change of clubs.",
  z.object({
    player: person,
    from: club.nullable().describe("null: not known"),
    to: club.nullable().describe("null: not known"),
    day: day.nullable().describe("First day on the new roster, or else the last on the old one; null: before the season began"),
  }),
);
export const transferList = named("Transfers", "A page of changes of club, worked out from the rosters of two seasons.", listOf(transfer));
const phase = z.enum(["regular", "playoff"]);
export const playerWithCareer = named(
  "PlayerWithCareer",
  "A player with career totals and season by season.",
  z.object({
    ...playerFields,
    team: team.nullable(),
    absence: absence.nullable(),
    competition: competition.nullable().describe("Of the latest team"),
    seasons: z.array(z.object({ competition, phase, team, sums: totals })),
    clubs: z.array(stay).describe("Clubs whose rosters the player was on, latest first"),
    career: z.array(z.object({ phase: z.enum(["all", "regular", "playoff"]), sums: totals })),
    links: z.object({ games: z.url(), calendar: z.url() }),
  }),
);

export const playerGames = named(
  "PlayerGames",
  "A page of a player's games, newest first.",
  listOf(
    z.object({
      game: playedGame,
      side: z.enum(["home", "away"]),
      won: z.boolean().nullable(),
      starter: z.boolean(),
      figures: figures(countStatistics),
    }),
  ),
);
