import { access } from "#contract/office/access.ts";
import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import { locales } from "#contract/locale.ts";
import type { SetUpState } from "#contract/office-set-up.ts";
import type { OfficeForm, OfficeList, OfficePart, OfficeTables, OfficeThingShape } from "#contract/office-screens.ts";
import { newClubColours } from "#contract/office/club.ts";
import { choicesOf } from "./office-choices.ts";
import type { OfficeView, Store } from "./office-rows.ts";
import { tablesPart } from "./tables-part.ts";
import { typedControls } from "../../office/shown-lines.ts";
import { nameOfRow } from "../../office/row-names.ts";
import { everything, listOf, readQuestion } from "../../office/thing-list.ts";

type Part<Kind extends OfficePart["kind"]> = Extract<OfficePart, { readonly kind: Kind }>;

const linesOfToday = 12;
const linesOfScreen = 100;
const linesOfRow = 50;

/** What waits, tonight’s games, how much there is, what was changed last. OFF21, OFF77 */
export async function todayPart({ desk, visitor, stores }: OfficeView, setUp: SetUpState | null): Promise<Part<"today">> {
  const [seen, lines] = await Promise.all([
    desk.today.seen(visitor),
    desk.lines(visitor, { things: stores.map(({ thing }) => thing.name), most: linesOfToday, isWithoutLooks: true }),
  ]);
  return { kind: "today", setUp, lines, ...seen };
}

/** The changes of the office, or of one thing. OFF18 */
export async function changesPart({ desk, visitor, stores, isOwner }: OfficeView, asked: string | null): Promise<Part<"changes">> {
  const names = [...stores.map(({ thing }) => thing.name), ...(isOwner ? [access.name] : [])];
  const thing = asked !== null && names.includes(asked) ? asked : null;
  const lines = await desk.lines(visitor, { things: thing === null ? names : [thing], most: linesOfScreen + 1 });
  return { kind: "changes", thing, lines: lines.slice(0, linesOfScreen), isWhole: lines.length <= linesOfScreen };
}

export async function listPart(view: OfficeView, store: Store, asked: URLSearchParams): Promise<Part<"list">> {
  return { kind: "list", thing: shapeOf(view, store), list: await foundList(view, store, asked) };
}

/** A form as it was sent. `found`: what its choices look for, by field. */
type Again = Partial<OfficeForm> & { readonly found?: Readonly<Record<string, string>> };

/** A form for what there is not yet, as it was sent or empty. OFF13 */
export async function newPart(view: OfficeView, store: Store, asked: URLSearchParams, sent?: Again): Promise<Part<"row">> {
  const empty = emptyForm(store);
  const begun = store.thing.name === "club" ? newClubColours((await view.desk.lists.page(view.visitor, store, everything)).total) : {};
  const said = { ...empty, typed: { ...empty.typed, ...begun }, ...sent };
  const form = { ...said, choices: await choicesOf(view, store, { ...said, found: sent?.found ?? {} }, false) };
  return { kind: "row", thing: shapeOf(view, store), list: await foundList(view, store, asked), row: null, form, tables: null, lines: [] };
}

type RowAsked = {
  readonly slug: string;
  readonly asked: URLSearchParams;
  readonly sent?: Again | undefined;
  readonly tables?: Partial<OfficeTables> | undefined;
};

/** A row with its form and what became of it; `null`: there is none of this slug. OFF13, OFF18 */
export async function rowPart(view: OfficeView, store: Store, { slug, asked, sent, tables }: RowAsked): Promise<Part<"row"> | null> {
  const { desk, visitor } = view;
  const reading = await desk.row(visitor, store, slug, "screen");
  if (reading.kind !== "read") return null;
  const { id, values, revision } = reading.value;
  const empty = emptyForm(store);
  const stands = { ...empty.stands, ...typedControls(store.thing.fields, values, { timeZone: await desk.timeZone(visitor) }) };
  const typed = { ...stands, ...sent?.typed };
  const choices = await choicesOf(view, store, { typed, stands, found: sent?.found ?? {} }, true);
  return {
    kind: "row",
    thing: shapeOf(view, store),
    list: await foundList(view, store, asked),
    row: {
      slug,
      called: nameOfRow(store.thing, values, await desk.names(visitor, store, [reading.value])).title,
      page: await desk.pageOf(visitor, store, reading.value),
    },
    form: { ...empty, seen: revision, stands, ...sent, typed, choices },
    tables: store.thing.name === "fixture" ? await tablesPart(view, id, tables) : null,
    lines: await desk.lines(visitor, { things: [store.thing.name], rowId: id, most: linesOfRow, isLookedAt: true }),
  };
}

/** What of a thing its screens need. */
export function shapeOf({ doings }: Pick<OfficeView, "doings">, { thing }: Store): OfficeThingShape {
  const may = doings[thing.name] ?? [];
  return {
    name: thing.name,
    fields: thing.fields,
    isRemovable: thing.removal !== "never" && may.includes("remove"),
    isSingle: thing.isSingle === true,
    doings: may,
  };
}

async function foundList(view: OfficeView, store: Store, asked: URLSearchParams): Promise<OfficeList> {
  const { desk, visitor } = view;
  const question = readQuestion(store.thing.fields, asked);
  const page = await desk.lists.page(visitor, store, question);
  const names = await desk.names(visitor, store, page.rows);
  return listOf(store, page, question, { timeZone: await desk.timeZone(visitor), now: Date.now, names });
}

function emptyForm(store: Store): OfficeForm {
  const stands = Object.fromEntries(controlsOf(store.thing.fields).map((control) => [control, ""]));
  return { seen: null, typed: stands, stands, faults: {}, quarrels: {}, reason: "", choices: {} };
}

/** Every control of a form, in its order. */
function controlsOf(fields: Fields): readonly string[] {
  return Object.entries<Field>(fields).flatMap(([name, { kind }]) =>
    kind === "words" ? locales.filter((locale) => locale !== "sr-cyrl").map((locale) => `${name}.${locale}`) : [name],
  );
}

/** What a row of a thing that has a name is called. */
export function nameOf(values: Readonly<Record<string, unknown>>): string {
  const { name } = values;
  return typeof name === "string" ? name : "";
}
