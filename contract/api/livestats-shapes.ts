import { z } from "zod";
import { named } from "./named-shape.ts";

/** What is counted for players (`s…`) and for teams (`tot_s…`). */
export const liveStatsCounts = [
  "FieldGoalsMade",
  "FieldGoalsAttempted",
  "FieldGoalsPercentage",
  "ThreePointersMade",
  "ThreePointersAttempted",
  "ThreePointersPercentage",
  "TwoPointersMade",
  "TwoPointersAttempted",
  "TwoPointersPercentage",
  "FreeThrowsMade",
  "FreeThrowsAttempted",
  "FreeThrowsPercentage",
  "ReboundsDefensive",
  "ReboundsOffensive",
  "ReboundsTotal",
  "Assists",
  "Turnovers",
  "Steals",
  "Blocks",
  "BlocksReceived",
  "FoulsPersonal",
  "FoulsOn",
  "Points",
  "PointsInThePaint",
  "PointsSecondChance",
  "PointsFastBreak",
] as const;
/** Of teams alone, `tot_s…`. */
export const liveStatsTeamCounts = [
  "ReboundsTeam",
  "ReboundsTeamDefensive",
  "ReboundsTeamOffensive",
  "TurnoversTeam",
  "FoulsTeam",
  "FoulsTotal",
  "PointsFromTurnovers",
  "BenchPoints",
  "BiggestLead",
  "BiggestScoringRun",
  "LeadChanges",
  "TimesScoresLevel",
  "TimeLeading",
] as const;
/** FIBA's efficiency, the game score, the performance index rating. */
export const liveStatsIndices = ["eff_1", "eff_3", "eff_5"] as const;

/** What was not recorded is left out. */
function numbers<const Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, z.number().optional()])) as Record<Name, z.ZodOptional<z.ZodNumber>>;
}

const yesOrNo = z.union([z.literal(0), z.literal(1)]);
const periodType = z.enum(["REGULAR", "OVERTIME"]);
const what = {
  actionNumber: z.int().describe("Stays the same for as long as the action exists"),
  previousAction: z.union([z.int(), z.literal("")]).describe("The action it belongs to"),
  actionType: z.string(),
  subType: z.string(),
  tno: z.int().min(0).max(2),
  pno: z.int().min(0).describe("Key in pl; 0: the team, or no one"),
  player: z.string(),
  shirtNumber: z.string(),
};

const action = named(
  "LiveStatsAction",
  "An action. In order of the game by period, clock (downwards), s1 + s2, actionNumber.",
  z.object({
    ...what,
    period: z.int().describe("Overtimes count from 1 again"),
    periodType,
    gt: z.string().describe("Time left in the period, MM:SS"),
    clock: z.string().describe("The same with hundredths, MM:SS:CC"),
    s1: z.int(),
    s2: z.int(),
    lead: z.int(),
    success: yesOrNo,
    scoring: yesOrNo.describe("1: a shot or a free throw, made or missed"),
    qualifier: z.array(z.string()),
  }),
);

const shot = named(
  "LiveStatsShot",
  "A field goal attempt; x and y in percent of the whole court, from its bottom left corner.",
  z.object({ ...what, r: yesOrNo, x: z.number(), y: z.number(), p: z.int(), per: z.int(), perType: periodType }),
);

const player = named(
  "LiveStatsPlayer",
  "A player with a stat line. What was not recorded is left out.",
  z.object({
    firstName: z.string(),
    familyName: z.string(),
    internationalFirstName: z.string(),
    internationalFamilyName: z.string(),
    name: z.string(),
    scoreboardName: z.string(),
    shirtNumber: z.string(),
    playingPosition: z.string(),
    starter: yesOrNo,
    captain: yesOrNo,
    active: yesOrNo.describe("On the court"),
    sMinutes: z.string().optional(),
    ...numbers([...liveStatsCounts.map((name) => `s${name}` as const), "sPlusMinusPoints", ...liveStatsIndices]),
  }),
);

const team = named(
  "LiveStatsTeam",
  "A team with its totals; pN_score are its points in the N-th period, ot_score those of all overtimes together.",
  z.looseObject({
    name: z.string(),
    nameInternational: z.string(),
    shortName: z.string(),
    code: z.string(),
    coach: z.string(),
    assistcoach1: z.string().optional(),
    assistcoach2: z.string().optional(),
    score: z.int(),
    full_score: z.int(),
    fouls: z.int().describe("Of the team in the last period"),
    tot_sMinutes: z.string().optional(),
    ...numbers([
      ...[...liveStatsCounts, ...liveStatsTeamCounts].map((name) => `tot_s${name}` as const),
      ...liveStatsIndices.map((name) => `tot_${name}` as const),
    ]),
    pl: z.record(z.string(), player),
    shot: z.array(shot),
  }),
);

export const liveStatsGame = named(
  "LiveStatsGame",
  "A game in the format of a FIBA LiveStats data.json, as far as it was recorded. What that file repeats for display is left out.",
  z.object({
    fullcourtGameId: z
      .string()
      .optional()
      .describe("The game's id here, which LiveStats files do not have: it identifies the game when imported again"),
    clock: z.string().describe("MM:SS, at the last action"),
    period: z.int(),
    periodType,
    inOT: yesOrNo,
    periodsMax: z.int(),
    periodLength: z.number().describe("Minutes"),
    periodLengthREGULAR: z.number(),
    periodLengthOVERTIME: z.number(),
    attendance: z.int(),
    totalTimeAdded: z.literal(0),
    disableMatch: z.literal(0),
    officials: z.record(z.string(), z.object({ name: z.string() })).describe("referee1 to referee3, commissioner"),
    tm: z.object({ 1: team.describe("The home side"), 2: team }),
    pbp: z.array(action).describe("Newest first"),
  }),
);

export type LiveStatsGame = z.infer<typeof liveStatsGame>;
export type LiveStatsTeam = z.infer<typeof team>;
export type LiveStatsPlayer = z.infer<typeof player>;
export type LiveStatsAction = z.infer<typeof action>;
export type LiveStatsShot = z.infer<typeof shot>;
