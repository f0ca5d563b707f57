import { officeRoles } from "./office-roles.ts";
import { officeThing } from "./office-thing.ts";

/** Who may what, as the list of changes tells it: given and taken on its own screen. ROLE7 */
export const access = officeThing({
  name: "access",
  writers: [],
  fields: {
    role: { kind: "choice", of: officeRoles, required: true },
    part: { kind: "line", most: 200 },
    from: { kind: "day" },
    until: { kind: "day" },
  },
  // Whose it is stands in the account, and goes with it.
  called: () => "",
  faults: () => ({}),
  shownOn: () => [],
  removal: "never",
});
