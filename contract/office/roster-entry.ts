import { officeThing } from "./office-thing.ts";

/** `0` and `00` are two shirts. FIBA Art. 4 */
const shirts = ["00", ...Array.from({ length: 100 }, (_, number) => String(number))] as const;
/** As the pages name them in each language. */
export const rosterPositions = ["PG", "SG", "SF", "PF", "C"] as const;

/** Somebody on a team's list, from a day until a day. Twice at the same time nobody is on one list. OFF45 */
export const rosterEntry = officeThing({
  name: "roster-entry",
  writers: ["league-office"],
  within: { "club-office": ["make", "set", "remove"], "competition-manager": ["make", "set", "remove"] },
  fields: {
    team: { kind: "reference", to: "team", search: true, required: true, fixed: true, list: 1 },
    person: { kind: "reference", to: "person", search: true, required: true, fixed: true, list: 2 },
    shirt: { kind: "choice", of: shirts, list: 3 },
    position: { kind: "choice", of: rosterPositions, list: 4 },
    captain: { kind: "flag" },
    // Without a first day from the beginning, without a last one until further notice.
    from: { kind: "day", list: 5 },
    until: { kind: "day", list: 6 },
  },
  called: ({ team, person }) => `${team} ${person}`,
  titled: ({ team, person }) => `${person}, ${team}`,
  faults: ({ from, until }) => (from !== null && until !== null && until < from ? { until: "OFF40" } : {}),
  // The team's list, their own page, and whatever tells where they have been.
  shownOn: () => null,
  removal: "unless-named",
});
