import { officeThing } from "./office-thing.ts";

/** Who may what, as the list of changes tells it: given and taken on its own screen. ROLE7 */
export const access = officeThing({
  name: "access",
  writers: [],
  fields: {
    role: { kind: "line", most: 40, required: true },
    part: { kind: "line", most: 200 },
    from: { kind: "day" },
    until: { kind: "day" },
    // Of a link to a game’s table: whose it is.
    label: { kind: "line", most: 80 },
  },
  // Whose it is stands in the account, and goes with it.
  called: () => "",
  faults: () => ({}),
  shownOn: () => [],
  removal: "never",
});
