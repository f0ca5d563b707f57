import { z } from "zod";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { type NamedKind, nameFault } from "#contract/fields/written-name.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import { type EntryFault, fewestPlayers, mostPlayers, type TeamEntry } from "#contract/application-queries.ts";

export type EntryFaults = Readonly<Record<string, EntryFault>>;

/** Of a text of several lines: control characters, and invisible ones that turn text around. */
const unsafeInLines = /(?!\n|\t)[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** In a league's papers people stand by the names of their documents. */
const notInDocuments = /[\p{N}\p{So}\p{Sm}\p{Sc}!?#%&*;]/u;
const phone = /^\+?[\d ()/.-]+$/;
const shirt = /^(?:0|00|[1-9]\d?)$/;

const longestMessage = 2000;
const oldestYears = 90;
const youngestYears = 5;
const ofAgeYears = 18;

/** What is wrong with an entry that is to be handed in, by field. `today` is the league's, as `yyyy-mm-dd`. APPL2 */
export function faultsOf(entry: TeamEntry, today: string): EntryFaults {
  const { success, error } = entrySchema(today).safeParse(entry);
  const faults: Record<string, EntryFault> = { ...rosterFaults(entry.players) };
  if (!success) for (const { path, message } of error.issues) faults[path.join(".")] = message as EntryFault;
  return faults;
}

/** A draft may lack anything; only what could not be shown again is refused. */
export function faultsOfDraft({ players }: TeamEntry): EntryFaults {
  return players.length > mostPlayers ? { players: "too-many-players" } : {};
}

function entrySchema(today: string) {
  const title = checked((text) => writtenFault("thing", text));
  const person = checked((text) => writtenFault("person", text) ?? (notInDocuments.test(text) ? "name" : null));
  const color = checked((text) => (/^#[0-9a-f]{6}$/.test(text) ? null : "color"));
  const player = z
    .object({
      givenName: person,
      familyName: person,
      birthDate: checked((text) => birthDateFault(text, today)),
      shirt: checked((text) => (text === "" ? "required" : shirt.test(text) ? null : "shirt")),
      guardianConsent: z.boolean(),
    })
    .superRefine(({ birthDate, guardianConsent }, context) => {
      if (guardianConsent || birthDateFault(birthDate, today) !== null || yearsLater(birthDate, ofAgeYears) <= today) return;
      context.addIssue({ code: "custom", path: ["guardianConsent"], message: "guardian" satisfies EntryFault });
    });
  return z.object({
    clubName: title,
    teamName: title,
    city: title,
    venue: title,
    primaryColor: color,
    secondaryColor: color,
    contactName: person,
    email: checked(emailFault),
    phone: checked(phoneFault),
    coach: person,
    players: z.array(player),
    message: checked((text) => ([...text].length > longestMessage ? "too-long" : unsafeInLines.test(text) ? "characters" : null)),
  });
}

function checked(faultOf: (text: string) => EntryFault | null) {
  return z.string().superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
  });
}

function writtenFault(kind: NamedKind, text: string): EntryFault | null {
  switch (nameFault(kind, text)) {
    case null:
      return null;
    case "empty":
      return "required";
    case "too-long":
      return "too-long";
    case "address":
      return "site-address";
    case "characters":
      return kind === "person" ? "name" : "characters";
  }
}

function phoneFault(text: string): EntryFault | null {
  if (text === "") return "required";
  const digits = text.replace(/\D/g, "").length;
  return phone.test(text) && digits >= 6 && digits <= 15 ? null : "phone";
}

function birthDateFault(text: string, today: string): EntryFault | null {
  if (text === "") return "required";
  if (readDay(text) === null) return "birth-date";
  return yearsLater(text, youngestYears) > today || yearsLater(text, oldestYears) <= today ? "age" : null;
}

/** The same day so many years later; the 29th of February sorts before the 1st of March also in years without one. */
function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** What is wrong among players: their number, a shirt worn twice, a person entered twice. */
function rosterFaults(players: TeamEntry["players"]): EntryFaults {
  const faults: Record<string, EntryFault> = {};
  if (players.length < fewestPlayers) faults["players"] = "too-few-players";
  if (players.length > mostPlayers) faults["players"] = "too-many-players";
  const shirts = new Set<string>();
  const persons = new Set<string>();
  players.forEach((player, row) => {
    const person = [player.givenName, player.familyName, player.birthDate].join("|").toLocaleLowerCase("und");
    if (persons.has(person)) faults[`players.${row}.familyName`] = "player-twice";
    if (player.shirt !== "" && shirts.has(player.shirt)) faults[`players.${row}.shirt`] = "shirt-taken";
    persons.add(person);
    shirts.add(player.shirt);
  });
  return faults;
}

function emailFault(text: string): EntryFault | null {
  if (text === "") return "required";
  // In a link to write to, a percent sign begins another sign: these are written to by hand, not only by the server.
  return readEmailAddress(text) === null || text.includes("%") ? "email" : null;
}
