import { officeThing } from "./office-thing.ts";

/** Rounds of the longest season there is. */
const lastRound = 200;

/**
 * A game as the schedule has it: who, in which round, when by the league's clocks, where. `day` alone where its hour is to follow; neither
 * where it is to be decided. How it went is its log's to say. SCHED18–SCHED20, SCHED23
 */
export const fixture = officeThing({
  name: "fixture",
  writers: ["league-office"],
  within: { "club-office": [], statistician: [], "competition-manager": ["make", "set", "remove"] },
  fields: {
    competition: { kind: "reference", to: "competition", required: true, fixed: true, list: 1 },
    round: { kind: "count", least: 1, most: lastRound, required: true, fixed: true, list: 2 },
    home: { kind: "reference", to: "team", required: true, fixed: true, list: 3 },
    away: { kind: "reference", to: "team", required: true, fixed: true, list: 4 },
    tipOff: { kind: "moment", list: 5 },
    day: { kind: "day", list: 6 },
    hall: { kind: "reference", to: "hall", list: 7 },
  },
  called: ({ home, away }) => `${home} ${away}`,
  faults: ({ home, away, tipOff, day }) => ({
    ...(home === away && { away: "OFF46" }),
    ...(tipOff !== null && day !== null && { day: "OFF46" }),
  }),
  shownOn: () => null,
  removal: "unless-named",
});
