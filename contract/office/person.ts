import { yearsBetween } from "#core/kernel/calendar-day.ts";
import { absences, availabilityReasons } from "../availability.ts";
import { longestName } from "../fields/written-name.ts";
import { greatestHeightCm, greatestWeightKg, isCountry, leastHeightCm, leastWeightKg } from "../person-details.ts";
import { officeThing } from "./office-thing.ts";

const name = { kind: "line", most: longestName, names: "person" } as const;

/** Whose body is nobody's business before. BIO2 */
const ofAge = 18;

/** Somebody who plays, as the league knows them. A name in another spelling is left out where it is the same. NAME1, BIO1, BIO2 */
export const person = officeThing({
  name: "person",
  writers: ["league-office"],
  within: { "club-office": ["make", "set"], "competition-manager": ["make", "set"] },
  fields: {
    givenName: { ...name, required: true, list: 2, search: true },
    familyName: { ...name, required: true, list: 1, search: true },
    latinGivenName: name,
    latinFamilyName: name,
    scoreboardGivenName: name,
    scoreboardFamilyName: name,
    born: { kind: "day", list: 3, wanted: true },
    nationality: { kind: "line", most: 2, codes: "country", list: 4, wanted: true },
    height: { kind: "count", least: leastHeightCm, most: greatestHeightCm },
    weight: { kind: "count", least: leastWeightKg, most: greatestWeightKg },
    // As it was said last; nothing of whoever is available. AVAIL1–AVAIL3, OFF95
    absence: { kind: "choice", of: absences },
    absenceReason: { kind: "choice", of: availabilityReasons },
    absentSince: { kind: "day" },
    expectedBack: { kind: "day" },
  },
  tidied: (values) => ({
    ...values,
    ...(values.absence === null && { absenceReason: null, absentSince: null, expectedBack: null }),
    latinGivenName: values.latinGivenName === values.givenName ? null : values.latinGivenName,
    latinFamilyName: values.latinFamilyName === values.familyName ? null : values.latinFamilyName,
  }),
  called: ({ givenName, familyName }) => `${givenName} ${familyName}`,
  faults: ({ born, nationality, weight, absence, absentSince, expectedBack }, today) => ({
    ...(absence !== null && absentSince === null && { absentSince: "OFF95" }),
    ...(absentSince !== null && expectedBack !== null && expectedBack <= absentSince && { expectedBack: "OFF40" }),
    ...(born !== null && born > today && { born: "OFF10" }),
    ...(nationality !== null && !isCountry(nationality) && { nationality: "BIO1" }),
    ...(weight !== null && (born === null || yearsBetween(born, today) < ofAge) && { weight: "BIO2" }),
  }),
  // A minor’s day of birth is for eligibility alone.
  guarded: ({ born }, today) => (born !== null && yearsBetween(born, today) < ofAge ? ["born"] : []),
  // Their own page, the lists of whatever teams they were on, and the games they played.
  shownOn: () => null,
  removal: "unless-named",
});
