import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** A club in a competition, under the name that it bears there: a sponsor's, a second team's. NAME1 */
export const team = officeThing({
  name: "team",
  writers: ["league-office"],
  within: { "club-office": ["set"], "competition-manager": ["make", "set"] },
  fields: {
    competition: { kind: "reference", to: "competition", required: true, fixed: true, list: 2, search: true },
    club: { kind: "reference", to: "club", required: true, fixed: true, list: 3, search: true },
    name: { kind: "line", most: longestName, names: "thing", required: true, list: 1, search: true },
    shortName: { kind: "line", most: longestName, names: "thing", required: true },
    // So much of a name stands on a scoreboard.
    code: { kind: "line", most: 5, names: "thing", required: true, list: 4 },
  },
  called: ({ competition, club }) => `${competition} ${club}`,
  titled: ({ name }) => name,
  apart: ({ competition }) => competition,
  faults: () => ({}),
  shownOn: () => null,
  removal: "unless-named",
});
