import { yearsBetween } from "#core/kernel/calendar-day.ts";
import { type DraftRow, fieldText, type ImportDraft } from "./import-draft.ts";
import type { WorldPerson } from "./office-world.ts";
import { nameKey } from "./own-letters.ts";

const adulthood = 18;

/** Who somebody is: the league's own, the same person twice, two of one name; and what is only told. IMPF17, IMPF19 */
export function checkPeople(draft: ImportDraft): void {
  const kept = draft.rows.filter((row) => "family" in row && row["kind"] !== "official");
  matchPeople(draft, kept);
  const dropped = sameNames(draft, kept);
  warnOfShirts(draft, kept);
  for (const row of kept) {
    const born = row["born"];
    if (typeof born === "string" && yearsBetween(born, draft.world.today) < adulthood) draft.warnings.push({ at: row.at, kind: "minor" });
  }
  for (const at of dropped)
    draft.rows.splice(
      draft.rows.findIndex((row) => row.at === at),
      1,
    );
}

/** The league's people by both ways in which a name is written. */
function peopleByName(people: readonly WorldPerson[]): ReadonlyMap<string, readonly WorldPerson[]> {
  const byName = new Map<string, WorldPerson[]>();
  for (const person of people) {
    for (const key of new Set([nameKey(`${person.family} ${person.given}`), nameKey(`${person.given} ${person.family}`)])) {
      const same = byName.get(key);
      if (same) same.push(person);
      else byName.set(key, [person]);
    }
  }
  return byName;
}

function matchPeople(draft: ImportDraft, rows: readonly DraftRow[]): void {
  const byName = peopleByName(draft.world.people);
  for (const row of rows) {
    const named = row["role"] === "player" ? (byName.get(personKey(row)) ?? []) : [];
    const born = fieldText(row, "born");
    const found = known(named, born, fieldText(row, "club"));
    const near = found === null ? onceEach(named.filter((person) => isNear(person, born, fieldText(row, "club")))) : [];
    const match = near.length === 0 ? found : askedPerson(draft, row, near);
    set(row, "match", match?.id ?? null);
  }
}

/** By name and birth date; where one of them has no date by name and club, by the name alone if it is one. */
function known(named: readonly WorldPerson[], born: string, club: string): WorldPerson | null {
  const sure = named.find((person) => person.born !== null && person.born === born);
  if (sure) return sure;
  const open = onceEach(named.filter((person) => person.born === null || born === ""));
  const ofClub = open.filter((person) => person.club === club);
  if (ofClub.length === 1) return ofClub[0] as WorldPerson;
  return open.length === 1 && onceEach(named).length === 1 ? (open[0] as WorldPerson) : null;
}

/** Somebody whose name or date was put right stands there twice. */
function onceEach(named: readonly WorldPerson[]): readonly WorldPerson[] {
  return [...new Map(named.map((person) => [person.id, person])).values()];
}

/** Of the same name, and with nothing that says it is somebody else: one club, a slip in the date, or no date to tell them apart. */
function isNear(person: WorldPerson, born: string, club: string): boolean {
  return person.born === null || born === "" || (person.club !== null && person.club === club) || isSlipOf(person.born, born);
}

function askedPerson(draft: ImportDraft, row: DraftRow, near: readonly WorldPerson[]): WorldPerson | null {
  const proposal = near.length === 1 ? (near[0] as WorldPerson) : null;
  const name = `${fieldText(row, "given")} ${fieldText(row, "family")}`;
  const said = draft.book.askOfRow({ kind: "same-person", at: row.at, name, proposal: proposal?.id ?? null });
  if (said === undefined) return proposal;
  const id: unknown = typeof said === "object" && said !== null ? Object.values(said)[0] : said;
  return draft.world.people.find((person) => person.id === id) ?? null;
}

/** One figure typed wrongly, or day and month changed about. */
function isSlipOf(one: string, other: string): boolean {
  const [first, second] = [one.split("-"), other.split("-")];
  const different = first.filter((part, at) => part !== second[at]).length;
  return different === 1 || (first[0] === second[0] && first[1] === second[2] && first[2] === second[1]);
}

/** Rows that stand twice and are left out by the office's word. */
function sameNames(draft: ImportDraft, rows: readonly DraftRow[]): ReadonlySet<string> {
  const dropped = new Set<string>();
  const seen = new Map<string, DraftRow[]>();
  for (const row of rows) {
    const key = personKey(row);
    const before = seen.get(key) ?? [];
    seen.set(key, before.concat(row));
    const [born, club] = [row["born"] ?? null, row["club"]];
    if (row["role"] !== "player") continue;
    const players = before.filter((other) => other["role"] === "player");
    const twin = players.find((other) => born !== null && (other["born"] ?? null) === born);
    if (twin && twin["club"] === club) {
      const said = draft.book.askOfRow({ kind: "same-person-twice", at: row.at, proposal: { persons: 1 } });
      if (personsOf(said, 1) === 1) dropped.add(row.at);
    } else if (twin) {
      const said = draft.book.askOfRow({ kind: "two-clubs", at: row.at, proposal: { persons: 1, keep: "both" } });
      const keep = typeof said === "object" && said !== null ? ((said as { keep?: unknown }).keep ?? "both") : "both";
      if (personsOf(said, 1) !== 1) continue;
      if (keep === "both") set(row, "note", "second club");
      else dropped.add(keep === "second" || keep === "last" || keep === club ? twin.at : row.at);
    } else if (players.some((other) => born === null || (other["born"] ?? null) === null)) {
      draft.book.askOfRow({ kind: "same-name", at: row.at, proposal: { persons: 2 } });
    }
  }
  return dropped;
}

function personsOf(said: unknown, usual: number): number {
  const persons = typeof said === "object" && said !== null ? (said as { persons?: unknown }).persons : said;
  return typeof persons === "number" ? persons : usual;
}

function warnOfShirts(draft: ImportDraft, rows: readonly DraftRow[]): void {
  const first = new Map<string, string>();
  for (const row of rows) {
    if (row["number"] === null || row["number"] === undefined || row["club"] === null) continue;
    const key = `${fieldText(row, "club")}\n${fieldText(row, "number")}`;
    const by = first.get(key);
    if (by === undefined) first.set(key, row.at);
    else draft.warnings.push({ at: row.at, kind: "number-twice", by });
  }
}

function personKey(row: DraftRow): string {
  return nameKey(`${fieldText(row, "family")} ${fieldText(row, "given")}`);
}

/** What is found out of a row after all rows are read. */
function set(row: DraftRow, field: string, value: unknown): void {
  (row as Record<string, unknown>)[field] = value;
}
