import { type DraftRow, fieldText, type ImportDraft } from "./import-draft.ts";
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

function matchPeople(draft: ImportDraft, rows: readonly DraftRow[]): void {
  for (const row of rows) {
    const key = personKey(row);
    const named = draft.world.people.filter(
      (person) => nameKey(`${person.family} ${person.given}`) === key || nameKey(`${person.given} ${person.family}`) === key,
    );
    const born = row["born"];
    const sure = named.find((person) => person.born !== null && person.born === born);
    const near = named.filter(
      (person) =>
        person.born === null ||
        born === undefined ||
        born === null ||
        (person.club !== null && person.club === row["club"]) ||
        isSlipOf(person.born, fieldText(row, "born")),
    );
    const choice = sure ?? (near.length === 1 ? near[0] : undefined);
    if (sure === undefined && near.length > 0) {
      const said = draft.book.askOfRow({
        kind: "same-person",
        at: row.at,
        name: `${fieldText(row, "given")} ${fieldText(row, "family")}`,
        proposal: choice?.id ?? null,
      });
      const id: unknown = typeof said === "object" && said !== null ? Object.values(said)[0] : said;
      set(row, "match", draft.world.people.find((person) => person.id === id)?.id ?? (said === undefined ? (choice?.id ?? null) : null));
    } else set(row, "match", sure?.id ?? null);
  }
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
    seen.set(key, [...before, row]);
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

/** Whole years from a birth to a day. */
function yearsBetween(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** What is found out of a row after all rows are read. */
function set(row: DraftRow, field: string, value: unknown): void {
  (row as Record<string, unknown>)[field] = value;
}
