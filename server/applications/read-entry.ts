import type { EnteredPlayer, TeamEntry } from "#contract/application-queries.ts";

/** More than anybody types; what is longer than a rule allows is shown back to be mended. */
const keptCharacters = 300;
const keptMessage = 3000;
/** Rows that are read at all; more than the rules allow are counted, so that nobody loses a player unnoticed. */
const rowsRead = 60;

/** What a form said, tidied: composed letters, single spaces, nothing at the ends. Whether it is right is asked later. */
export function readEntry(fields: URLSearchParams): TeamEntry {
  const line = (name: string) => tidy(fields.get(name), keptCharacters).replace(/ +/g, " ");
  return {
    clubName: line("clubName"),
    teamName: line("teamName"),
    city: line("city"),
    venue: line("venue"),
    primaryColor: line("primaryColor").toLowerCase(),
    secondaryColor: line("secondaryColor").toLowerCase(),
    contactName: line("contactName"),
    email: line("email"),
    phone: line("phone"),
    coach: line("coach"),
    players: readPlayers(fields, line),
    message: tidy(fields.get("message"), keptMessage).replace(/\r\n?/g, "\n"),
  };
}

/** Rows with something in them, one after the other. */
function readPlayers(fields: URLSearchParams, line: (name: string) => string): EnteredPlayer[] {
  return Array.from({ length: rowsRead }, (_, row) => ({
    givenName: line(`players.${row}.givenName`),
    familyName: line(`players.${row}.familyName`),
    birthDate: line(`players.${row}.birthDate`),
    shirt: line(`players.${row}.shirt`),
    guardianConsent: fields.get(`players.${row}.guardianConsent`) === "yes",
  })).filter(({ givenName, familyName, birthDate, shirt }) => givenName + familyName + birthDate + shirt !== "");
}

function tidy(text: string | null, most: number): string {
  const whole = (text ?? "")
    .slice(0, most * 2)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll("\u0000", "")
    .trim();
  return [...whole].slice(0, most).join("");
}
