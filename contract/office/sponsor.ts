import { longestName } from "../fields/written-name.ts";
import { pageTags } from "../page-tags.ts";
import { officeThing } from "./office-thing.ts";

/** Places in a row of sponsors: more than any page has room for. */
const lastPlace = 1000;

/** Who pays for the league, and where their mark leads. They are shown from their first day to their last, in the order of their places. OFF60 */
export const sponsor = officeThing({
  name: "sponsor",
  writers: ["league-office", "editor"],
  fields: {
    name: { kind: "line", most: longestName, names: "brand", required: true, list: 1, search: true },
    website: { kind: "address", required: true, list: 2 },
    logo: { kind: "picture" },
    darkLogo: { kind: "picture", ground: "dark" },
    from: { kind: "day", list: 4 },
    until: { kind: "day", list: 5 },
    place: { kind: "count", least: 0, most: lastPlace, required: true, list: 3 },
  },
  called: ({ name }) => name,
  faults: ({ from, until }) => (from !== null && until !== null && until < from ? { until: "OFF40" } : {}),
  shownOn: () => [pageTags.site],
  removal: "unless-named",
});
