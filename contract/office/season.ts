import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** A year of play. Its competitions, entries and rosters are its own. OFF40, OFF41 */
export const season = officeThing({
  name: "season",
  writers: ["league-office"],
  within: { "competition-manager": [] },
  fields: {
    name: { kind: "line", most: longestName, names: "thing", required: true, list: 1, search: true },
    from: { kind: "day", list: 2 },
    until: { kind: "day", list: 3 },
    // The one that the site speaks of: at most one at a time.
    current: { kind: "flag", list: 4 },
  },
  called: ({ name }) => name,
  faults: ({ from, until }) => (from !== null && until !== null && until < from ? { until: "OFF40" } : {}),
  shownOn: () => null,
  removal: "unless-named",
});
