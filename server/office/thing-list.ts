import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import type { OfficeList, OfficeQuestion } from "#contract/office-screens.ts";
import { guardedIn } from "./guarded-fields.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { nameOfReference, nameOfRow, noNames, type RowNames } from "./row-names.ts";
import { toldColumns } from "./told-values.ts";

/** So many rows stand on one page of a list. */
export const rowsOfPage = 50;

/** All rows, from the first on. */
export const everything: OfficeQuestion = { words: "", sort: null, isDescending: false, without: null, having: {}, page: 1 };

/** Of few values: what a list can be narrowed by. */
const narrowing = ["choice", "flag", "reference"];

/** What an address asks of a list. What it does not know of is not asked. OFF15 */
export function readQuestion(fields: Fields, asked: URLSearchParams): OfficeQuestion {
  // What neither has a column nor is told as missing is long, or costs much to read of all rows: a box score, a text. OFF78
  const named = (name: string, isOffered: (field: Field) => boolean) => {
    const called = asked.get(name) ?? "";
    const field = Object.hasOwn(fields, called) ? fields[called] : undefined;
    return field && isOffered(field) ? called : null;
  };
  const isColumn = ({ list }: Field) => list !== undefined;
  const having = Object.entries<Field>(fields).flatMap(([name, { kind }]): [string, string][] => {
    const value = asked.get(name) ?? "";
    return narrowing.includes(kind) && value !== "" ? [[name, value]] : [];
  });
  return {
    words: (asked.get("q") ?? "").normalize("NFC").trim().slice(0, 100),
    sort: named("sort", isColumn),
    isDescending: asked.get("order") === "desc",
    without: named("without", (field) => isColumn(field) || field.wanted === true),
    having: Object.fromEntries(having),
    page: Math.max(1, Math.floor(Number(asked.get("page"))) || 1),
  };
}

/** Whether a question is about what rows name: then all of their names are asked for, else those of one page. */
export function asksForNames({ thing: { fields } }: OfficeStore<Fields>, { words, sort }: OfficeQuestion): boolean {
  const isReference = (name: string) => fields[name]?.kind === "reference";
  return (
    (sort !== null && isReference(sort)) || (words !== "" && Object.keys(fields).some((name) => fields[name]?.search && isReference(name)))
  );
}

/** All rows that the question means, in its order. OFF15 */
export function foundRows(
  store: OfficeStore<Fields>,
  rows: readonly OfficeRow[],
  question: OfficeQuestion,
  names: RowNames = noNames,
): readonly OfficeRow[] {
  const { fields } = store.thing;
  const spoken = (values: object, name: string) =>
    fields[name]?.kind === "reference" ? nameOfReference(fields, name, values as Values, names) : textOf(valueOf(values, name));
  const looked = Object.keys(fields).filter((name) => fields[name]?.search);
  const words = plain(question.words).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ values }) => {
    if (question.without !== null && !saysNothing(valueOf(values, question.without))) return false;
    if (Object.entries(question.having).some(([name, value]) => textOf(valueOf(values, name)) !== value)) return false;
    if (words.length === 0) return true;
    const text = plain(looked.map((name) => spoken(values, name)).join(" "));
    return words.every((word) => text.includes(word));
  });
  const { sort } = question;
  if (sort === null) return found;
  const keyed = fields[sort]?.kind === "reference" ? spoken : valueOf;
  const keys = new Map(found.map((row) => [row, keyed(row.values, sort)]));
  const sorted = found.toSorted((one, other) => compared(keys.get(one) ?? null, keys.get(other) ?? null));
  return question.isDescending ? sorted.toReversed() : sorted;
}

/** One page of the rows that a question means. */
export type FoundPage = { readonly page: number; readonly pages: number; readonly total: number; readonly rows: readonly OfficeRow[] };

/** Which page of so many rows is shown: the one that was asked for, the last where there are not so many. OFF15 */
export function pagePlace(total: number, asked: number): { readonly page: number; readonly pages: number; readonly from: number } {
  const pages = Math.max(1, Math.ceil(total / rowsOfPage));
  const page = Math.min(asked, pages);
  return { page, pages, from: (page - 1) * rowsOfPage };
}

/** The page of them that was asked for. */
export function pageOf(found: readonly OfficeRow[], question: OfficeQuestion): FoundPage {
  const { from, ...place } = pagePlace(found.length, question.page);
  return { ...place, total: found.length, rows: found.slice(from, from + rowsOfPage) };
}

/** Whether all rows are asked for in their own order: then a page of them is read, and no other row. OFF78 */
export function asksForAll({ words, sort, without, having }: OfficeQuestion): boolean {
  return words === "" && sort === null && without === null && Object.keys(having).length === 0;
}

/** The fields that a question is about: nothing else of all rows has to be read to answer it. OFF78 */
export function fieldsAsked(
  { thing: { fields } }: OfficeStore<Fields>,
  { words, sort, without, having }: OfficeQuestion,
): readonly string[] {
  const looked = words === "" ? [] : Object.keys(fields).filter((name) => fields[name]?.search);
  // What a reference is called may be told apart by what else its row names.
  const named = [...looked, sort ?? ""].some((name) => fields[name]?.kind === "reference") ? referencesIn(fields) : [];
  return [...new Set([...looked, ...named, ...[sort, without].filter((name) => name !== null), ...Object.keys(having)])];
}

function referencesIn(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === "reference");
}

/** Such a page as a screen tells it. `names`: of what its rows name. */
export function listOf(
  store: OfficeStore<Fields>,
  { page, rows, ...found }: FoundPage,
  question: OfficeQuestion,
  { names, ...clocks }: Parameters<typeof guardedIn>[2] & { readonly names: RowNames },
): OfficeList {
  const { thing } = store;
  const columns = columnsOf(thing.fields);
  return {
    ...found,
    question: { ...question, page },
    rows: rows.map(({ slug, values }) => ({
      slug,
      called: nameOfRow(thing, values, names).title,
      told: toldColumns(thing.fields, columns, { values, names, veiled: guardedIn(store, values, clocks) }),
    })),
  };
}

/** Fields that have a column, in its order. */
export function columnsOf(fields: Fields): readonly string[] {
  return Object.entries<Field>(fields)
    .filter(([, { list }]) => list !== undefined)
    .toSorted(([, one], [, other]) => (one.list ?? 0) - (other.list ?? 0))
    .map(([name]) => name);
}

type Values = Readonly<Record<string, FieldValue>>;

function valueOf(values: object, name: string): FieldValue {
  return (values as Values)[name] ?? null;
}

function saysNothing(value: FieldValue): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

function textOf(value: FieldValue): string {
  if (value === null) return "";
  return typeof value === "object" ? Object.values(value).join(" ") : value === true ? "yes" : value === false ? "no" : String(value);
}

/** Without marks and in small letters: an office types `petrovic` for Petrović. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "d").toLowerCase();
}

const collator = new Intl.Collator("sr-Latn", { numeric: true });

/** What says nothing comes last. */
function compared(one: FieldValue, other: FieldValue): number {
  if (saysNothing(one) || saysNothing(other)) return Number(saysNothing(one)) - Number(saysNothing(other));
  return typeof one === "number" && typeof other === "number" ? one - other : collator.compare(textOf(one), textOf(other));
}
