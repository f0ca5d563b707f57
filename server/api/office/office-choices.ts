import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import type { OfficeChoices, OfficeForm, OfficeFound } from "#contract/office-screens.ts";
import type { OfficeRow } from "../../office/office-store.ts";
import { nameOfRow, wholeName } from "../../office/row-names.ts";
import { everything, type FoundPage } from "../../office/thing-list.ts";
import type { OfficeView, Store } from "./office-rows.ts";

type Chooser = Pick<OfficeView, "desk" | "visitor" | "stores">;

/** A list that is longer than one of its pages is not shown whole, but looked through by typed words. OFF56 */
export const mostChoices = 50;
/** So many of what is found stand there. */
const mostFound = 20;

/** What each reference of a form may name: all, or what is chosen and what was found. `isThere`: what is fixed is not asked again. OFF56 */
export async function choicesOf(
  view: Chooser,
  { thing }: Store,
  { typed, stands, found }: Pick<OfficeForm, "typed" | "stands"> & { readonly found: Readonly<Record<string, string>> },
  isThere: boolean,
): Promise<OfficeForm["choices"]> {
  const known = new Map<Store, FoundPage>();
  const choices: Record<string, OfficeChoices> = {};
  for (const [name, field] of Object.entries<Field>(thing.fields)) {
    const to = field.kind === "reference" ? view.stores.find((store) => store.thing.name === field.to) : undefined;
    if (!to) continue;
    const first = known.get(to) ?? (await view.desk.lists.page(view.visitor, to, everything));
    known.set(to, first);
    const own = [...new Set([typed[name] ?? "", stands[name] ?? ""])].filter((slug) => slug !== "");
    const chosen = async () => called(view, to, await view.desk.lists.called(view.visitor, to, own));
    const base = { to: to.thing.name, more: 0 };
    if (isThere && field.fixed === true) choices[name] = { ...base, words: null, rows: await chosen() };
    else if (first.total <= mostChoices) choices[name] = { ...base, words: null, rows: await called(view, to, first.rows) };
    else {
      const words = found[name] ?? "";
      const { rows: some, more } = words === "" ? { rows: [], more: 0 } : await foundRowsOf(view, to, words);
      const others = (await chosen()).filter(({ slug }) => !some.some((each) => each.slug === slug));
      choices[name] = { ...base, words, more, rows: [...others, ...some] };
    }
  }
  return choices;
}

/** The first rows that words find, and how many more there are. */
export async function foundRowsOf(view: Pick<Chooser, "desk" | "visitor">, store: Store, words: string): Promise<OfficeFound> {
  const asked = words.normalize("NFC").trim().slice(0, 100);
  const { total, rows: all } = await view.desk.lists.page(view.visitor, store, { ...everything, words: asked });
  const rows = await called(view, store, all.slice(0, mostFound));
  return { rows, more: total - rows.length };
}

/** What a form looks for, by field; a search that was typed since it was shown is one, whatever button was pressed. */
export function soughtIn(
  fields: Fields,
  sent: URLSearchParams,
): { readonly found: Readonly<Record<string, string>>; readonly isSought: boolean } {
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === "reference");
  const found = Object.fromEntries(references.map((name) => [name, (sent.get(`find.${name}`) ?? "").trim().slice(0, 100)]));
  const isNew = references.some((name) => found[name] !== "" && found[name] !== (sent.get(`found.${name}`) ?? ""));
  return { found, isSought: sent.has("find") || isNew };
}

async function called(
  { desk, visitor }: Pick<Chooser, "desk" | "visitor">,
  { thing, ...store }: Store,
  rows: readonly OfficeRow[],
): Promise<OfficeFound["rows"]> {
  const names = await desk.names(visitor, { thing, ...store }, rows);
  return rows.map(({ slug, values }) => ({ slug, called: wholeName(nameOfRow(thing, values, names)) }));
}
