import { rankingPolicies } from "#core/league/ranking-policies.ts";
import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** Rules of play with the playing times that leagues use: two halves, shorter quarters for the young. */
const playingRules = [
  "fiba-2026",
  "fiba-2026/2x20+5",
  "fiba-2026/4x8+5",
  "fiba-2026/4x12+5",
  "fiba",
  "fiba/2x20+5",
  "fiba/4x8+5",
  "fiba/4x12+5",
] as const;
/** More than any league has. */
const lastPlace = 1000;
const mostTeams = 100;
const mostVoteHours = 24 * 14;

/** A league or tournament of one season, with what it decides of its table, its leaders and its fans' votes. RANK23, LEAD1, FANVOTE1 */
export const competition = officeThing({
  name: "competition",
  writers: ["league-office"],
  within: { "club-office": [], "competition-manager": ["set"] },
  fields: {
    season: { kind: "reference", to: "season", required: true, fixed: true, list: 2 },
    name: { kind: "line", most: longestName, names: "thing", required: true, list: 1, search: true },
    type: { kind: "choice", of: ["league", "tournament"], required: true, list: 3 },
    rules: { kind: "choice", of: playingRules, required: true },
    ranking: { kind: "choice", of: rankingPolicies.map(({ id }) => id), required: true },
    place: { kind: "count", least: 0, most: lastPlace, required: true, list: 4 },
    onHomePage: { kind: "flag" },
    relegationPlaces: { kind: "count", least: 0, most: mostTeams },
    leaderGamesPercent: { kind: "count", least: 0, most: 100 },
    fanVoteHours: { kind: "count", least: 1, most: mostVoteHours },
  },
  called: ({ season, name }) => `${season} ${name}`,
  titled: ({ season, name }) => `${name} ${season}`,
  faults: () => ({}),
  shownOn: () => null,
  removal: "unless-named",
});
