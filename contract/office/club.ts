import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** A club as it is called now; what it was called in past seasons stands with these. NAME1, THEME1 */
export const club = officeThing({
  name: "club",
  writers: ["league-office"],
  within: { "club-office": ["set"], "competition-manager": [] },
  fields: {
    name: { kind: "line", most: longestName, names: "thing", required: true, list: 1, search: true },
    latinName: { kind: "line", most: longestName, names: "thing" },
    // So much of a name stands on a scoreboard.
    code: { kind: "line", most: 5, names: "thing", required: true, list: 2, search: true },
    firstColour: { kind: "colour", required: true },
    secondColour: { kind: "colour", required: true },
  },
  tidied: (values) => ({ ...values, latinName: values.latinName === values.name ? null : values.latinName }),
  called: ({ name }) => name,
  faults: () => ({}),
  shownOn: () => null,
  removal: "unless-named",
});
