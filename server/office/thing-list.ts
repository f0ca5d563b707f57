import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import type { OfficeList, OfficeQuestion } from "#contract/office-screens.ts";
import { guardedIn } from "./guarded-fields.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { nameOfReference, nameOfRow, noNames, type RowNames } from "./row-names.ts";
import { toldColumns } from "./told-values.ts";

/** So many rows stand on one page of a list. */
export const rowsOfPage = 50;

/** Of few values: what a list can be narrowed by. */
const narrowing = ["choice", "flag", "reference"];

/** What an address asks of a list. What it does not know of is not asked. OFF15 */
export function readQuestion(fields: Fields, asked: URLSearchParams): OfficeQuestion {
  const named = (name: string) => {
    const field = asked.get(name) ?? "";
    return Object.hasOwn(fields, field) ? field : null;
  };
  const having = Object.entries<Field>(fields).flatMap(([name, { kind }]): [string, string][] => {
    const value = asked.get(name) ?? "";
    return narrowing.includes(kind) && value !== "" ? [[name, value]] : [];
  });
  return {
    words: (asked.get("q") ?? "").normalize("NFC").trim().slice(0, 100),
    sort: named("sort"),
    isDescending: asked.get("order") === "desc",
    without: named("without"),
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

type Found = { readonly page: number; readonly pages: number; readonly total: number; readonly rows: readonly OfficeRow[] };

/** The page of them that was asked for, the last where there are not so many. OFF15 */
export function pageOf(found: readonly OfficeRow[], question: OfficeQuestion): Found {
  const pages = Math.max(1, Math.ceil(found.length / rowsOfPage));
  const page = Math.min(question.page, pages);
  return { page, pages, total: found.length, rows: found.slice((page - 1) * rowsOfPage, page * rowsOfPage) };
}

/** Such a page as a screen tells it. `names`: of what its rows name. */
export function listOf(
  store: OfficeStore<Fields>,
  { page, rows, ...found }: Found,
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

/** How many rows lack what is wanted of them, by field; what none lacks is left out. OFF21 */
export function gapsOf(
  store: OfficeStore<Fields>,
  rows: readonly OfficeRow[],
): readonly { readonly field: string; readonly count: number }[] {
  return Object.entries<Field>(store.thing.fields).flatMap(([field, { wanted }]) => {
    const count = wanted ? rows.filter(({ values }) => saysNothing(valueOf(values, field))).length : 0;
    return count > 0 ? [{ field, count }] : [];
  });
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
