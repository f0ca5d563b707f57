import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

const name = { kind: "line", most: longestName, names: "person" } as const;
const longestGrade = 40;
const longestPhone = 40;

/** A referee or commissioner on the league's list, with how the office reaches them: no page shows it. OFF47 */
export const official = officeThing({
  name: "official",
  writers: ["league-office", "officials-delegate"],
  fields: {
    familyName: { ...name, required: true, list: 1, search: true },
    givenName: { ...name, required: true, list: 2, search: true },
    role: { kind: "choice", of: ["referee", "commissioner"], required: true, list: 3 },
    town: { kind: "line", most: longestName, names: "brand", list: 4 },
    grade: { kind: "line", most: longestGrade, list: 5 },
    phone: { kind: "line", most: longestPhone },
    mail: { kind: "email" },
  },
  called: ({ givenName, familyName }) => `${givenName} ${familyName}`,
  faults: () => ({}),
  shownOn: () => [],
  removal: "unless-named",
});
