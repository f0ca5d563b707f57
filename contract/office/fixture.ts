import { boxComesTo, readTypedBox, type TypedBox, writtenBox } from "#core/game/typed-box.ts";
import { readWrittenScore, typedRulings, writtenScore } from "#core/game/typed-result.ts";
import { longestName, nameFault } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** As `78:70 (20:18, …)` with a dozen overtimes. */
const longestScore = 120;
/** Sixty lines of every figure that a sheet has. */
const longestBox = 12_000;
const dayMs = 86_400_000;

const official = { kind: "line", most: longestName, names: "person" } as const;

/** Rounds of the longest season there is. */
const lastRound = 200;

/**
 * A game as the schedule has it: who, in which round, when by the league's clocks, where. `day` alone where its hour is to follow; neither
 * where it is to be decided. How it ended, where no more is known of it, is typed here and kept in its log, as all that is true of a game
 * is. SCHED18–SCHED20, SCHED23, RESULT1
 */
export const fixture = officeThing({
  name: "fixture",
  writers: ["league-office"],
  within: { "club-office": [], statistician: [], "competition-manager": ["make", "set", "remove"] },
  fields: {
    competition: { kind: "reference", to: "competition", required: true, fixed: true, list: 7, search: true },
    round: { kind: "count", least: 1, most: lastRound, required: true, fixed: true, list: 5 },
    home: { kind: "reference", to: "team", required: true, fixed: true, list: 1, search: true },
    away: { kind: "reference", to: "team", required: true, fixed: true, list: 2, search: true },
    tipOff: { kind: "moment", list: 3 },
    day: { kind: "day", list: 4 },
    hall: { kind: "reference", to: "hall", list: 6, search: true },
    postponed: { kind: "flag" },
    score: { kind: "line", most: longestScore, list: 8 },
    ruling: { kind: "choice", of: typedRulings },
    box: { kind: "text", most: longestBox },
    crewChief: official,
    umpire1: official,
    umpire2: official,
    commissioner: official,
  },
  tidied: (values, stood) => {
    const score = values.score === null ? null : readWrittenScore(values.score);
    const box = values.box === null ? null : readTypedBox(values.box);
    const postponed = values.postponed && !endsDelay(values, stood);
    return {
      ...values,
      postponed,
      ...(score !== null && { score: writtenScore(score) }),
      ...(box !== null && { box: writtenBox(box) }),
    };
  },
  called: ({ home, away }) => `${home} ${away}`,
  titled: ({ home, away }) => `${home} – ${away}`,
  faults: ({ home, away, tipOff, day, score, ruling, box }, today) => {
    const unsound = score === null ? {} : scoreFault(score, day ?? tipOff, today);
    return {
      ...(box !== null && boxFault(box, score)),
      ...unsound,
      // What is no score is told as that alone.
      ...(score !== null && ruling !== null && unsound.score === undefined && { ruling: "RESULT3" }),
      ...(home === away && { away: "OFF46" }),
      ...(tipOff !== null && day !== null && { day: "OFF46" }),
    };
  },
  shownOn: () => null,
  removal: "unless-named",
});

type When = { readonly tipOff: number | null; readonly day: string | null };

/** A game that has ended is postponed no more, nor one that gets a day other than that it was taken off. OFF88 */
function endsDelay(
  { tipOff, day, score, ruling }: When & { readonly score: string | null; readonly ruling: string | null },
  stood: (When & { readonly postponed: boolean }) | null,
): boolean {
  const isDatedAnew = stood !== null && (tipOff ?? day) !== null && (tipOff !== stood.tipOff || day !== stood.day);
  return score !== null || ruling !== null || (isDatedAnew && stood.postponed);
}

/** One that cannot be read, that nobody has won, or of a game to come. RESULT3 */
function scoreFault(text: string, when: string | number | null, today: string): { readonly score?: string } {
  const score = readWrittenScore(text);
  const isLevel = score !== null && score.total[0] === score.total[1];
  const isToCome = typeof when === "string" ? when > today : when !== null && when > Date.parse(today) + 2 * dayMs;
  return score === null || isLevel || isToCome ? { score: "RESULT3" } : {};
}

/** One that cannot be read, whose names are none, or that does not come to the score. WXR10 */
function boxFault(text: string, score: string | null): { readonly box?: string } {
  const total = score === null ? null : (readWrittenScore(score)?.total ?? null);
  // What is wrong with the score is told at the score.
  if (score !== null && total === null) return {};
  const box = soundBox(text);
  return box === null || total === null || !boxComesTo(box, total) ? { box: "WXR10" } : {};
}

/** A box score that can be kept, whatever the score is; `null`: it is too long, cannot be read, or its names are none. WXR10 */
export function soundBox(text: string): TypedBox | null {
  const box = text.length > longestBox ? null : readTypedBox(text);
  if (box === null) return null;
  const names = [...box.players.flatMap(({ familyName, givenName }) => [familyName, givenName]), ...box.coaches.map(({ name }) => name)];
  return names.every((name) => name === "" || nameFault("person", name) === null) ? box : null;
}
