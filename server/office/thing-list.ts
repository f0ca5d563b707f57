import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import type { OfficeList, OfficeQuestion } from "#contract/office-screens.ts";
import { guardedIn } from "./guarded-fields.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

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

/** All rows that the question means, in its order. OFF15 */
export function foundRows(store: OfficeStore<Fields>, rows: readonly OfficeRow[], question: OfficeQuestion): readonly OfficeRow[] {
  const { fields } = store.thing;
  const looked = Object.keys(fields).filter((name) => fields[name]?.search);
  const words = plain(question.words).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ values }) => {
    if (question.without !== null && !saysNothing(valueOf(values, question.without))) return false;
    if (Object.entries(question.having).some(([name, value]) => textOf(valueOf(values, name)) !== value)) return false;
    if (words.length === 0) return true;
    const text = plain(looked.map((name) => textOf(valueOf(values, name))).join(" "));
    return words.every((word) => text.includes(word));
  });
  const { sort } = question;
  if (sort === null) return found;
  const sorted = found.toSorted((one, other) => compared(valueOf(one.values, sort), valueOf(other.values, sort)));
  return question.isDescending ? sorted.toReversed() : sorted;
}

/** The page of them that was asked for, the last where there are not so many. OFF15 */
export function listOf(
  store: OfficeStore<Fields>,
  rows: readonly OfficeRow[],
  question: OfficeQuestion,
  clocks: Parameters<typeof guardedIn>[2],
): OfficeList {
  const found = foundRows(store, rows, question);
  const pages = Math.max(1, Math.ceil(found.length / rowsOfPage));
  const page = Math.min(question.page, pages);
  return {
    question: { ...question, page },
    total: found.length,
    pages,
    rows: found.slice((page - 1) * rowsOfPage, page * rowsOfPage).map(({ slug, values }) => {
      const veiled = guardedIn(store, values, clocks);
      const told = columnsOf(store.thing.fields).map((name) => [name, veiled.includes(name) ? null : valueOf(values, name)] as const);
      return { slug, called: store.thing.called(values), values: Object.fromEntries(told), veiled };
    }),
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

function valueOf(values: object, name: string): FieldValue {
  return (values as Readonly<Record<string, FieldValue>>)[name] ?? null;
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
