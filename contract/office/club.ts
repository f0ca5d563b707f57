import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** A club as it is called now; what it was called in past seasons stands with these. NAME1, THEME1 */
export const club = officeThing({
  name: "club",
  writers: ["league-office"],
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

/** Colours of clubs that have not said theirs: told apart beside each other, and none of them black. */
const firstColours = [
  "#1f3a5f",
  "#a3242b",
  "#1d6b45",
  "#6b3fa0",
  "#b4530f",
  "#0f6f80",
  "#8a1f5c",
  "#5b5f1d",
  "#2d4fb0",
  "#7a4a21",
] as const;

/** What a new club begins with, `place`: how many there are before it. OFF54 */
export function newClubColours(place: number): { readonly firstColour: string; readonly secondColour: string } {
  return { firstColour: firstColours[place % firstColours.length] ?? firstColours[0], secondColour: "#ffffff" };
}
