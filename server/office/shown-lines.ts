import { sql, type Transaction } from "kysely";
import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { access } from "#contract/office/access.ts";
import { typedField } from "#contract/fields/typed-field.ts";
import type { OfficeDifference, OfficeLineShown, OfficeTold } from "#contract/office-screens.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { tellsOfLog } from "./change-lines.ts";
import { apart } from "./merge-values.ts";
import { guardedIn } from "./guarded-fields.ts";
import type { OfficeHand, OfficeState } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { nameOfRow, noNames, type RowNames, rowNames } from "./row-names.ts";
import { storeOf } from "./things.ts";
import { differencesOf } from "./told-values.ts";

/** Which lines of the list are asked for. */
export type LinesAsked = {
  readonly things: readonly string[];
  readonly rowId?: string;
  readonly changeId?: string;
  readonly most: number;
  /** Things of which only these rows, and what whoever looks has changed, are theirs to see. ROLE3 */
  readonly within?: { readonly things: readonly string[]; readonly rowIds: readonly string[] };
  /** What few may see is told, since it stands on the screen beside it. */
  readonly isLookedAt?: boolean;
  /** Changes alone: not who has looked at what few may see. */
  readonly isWithoutLooks?: boolean;
};

type Row = {
  readonly changeId: string;
  readonly thing: string;
  readonly act: OfficeLineShown["act"];
  readonly at: Date;
  readonly who: string | null;
  readonly actedAs: string;
  readonly source: OfficeSource;
  readonly reason: string | null;
  readonly before: OfficeState | null;
  readonly after: OfficeState | null;
  readonly slug: string | null;
  readonly isLast: boolean;
  /** Of a role that was given or taken: whose. */
  readonly holder: string | null;
};

/** Changes as a screen tells them, newest first: who, what stood before and after, and whether it can still be taken back. OFF18 */
export async function shownLines(
  transaction: Transaction<Database>,
  hand: OfficeHand,
  asked: LinesAsked,
): Promise<readonly OfficeLineShown[]> {
  const { rows } = await sql<Row>`
    select line.change_id as "changeId", line.thing, line.act, line.at, account.name as who, line.acted_as as "actedAs", line.source,
      line.reason, line.before, line.after, last.after ->> 'slug' as slug, last.number = line.number as "isLast", holder.name as "holder"
    from office_changes line
    left join accounts account using (account_id)
    left join accounts holder on line.thing = 'access' and holder.account_id = line.row_id
    cross join lateral (
      select number, after from office_changes later
      where later.tenant_id = line.tenant_id and later.thing = line.thing and later.row_id = line.row_id
      order by number desc limit 1) last
    where line.tenant_id = ${hand.tenantId} and line.thing = any(${asked.things}::text[])
      and (${asked.rowId ?? null}::uuid is null or line.row_id = ${asked.rowId ?? null}::uuid)
      and (${asked.changeId ?? null}::uuid is null or line.change_id = ${asked.changeId ?? null}::uuid)
      and (line.thing <> all(${asked.within?.things ?? []}::text[]) or line.row_id = any(${asked.within?.rowIds ?? []}::uuid[])
        or line.account_id = ${hand.accountId}::uuid)
    order by line.number desc limit ${asked.most}`.execute(transaction);
  const told = rows.flatMap(({ thing, before, after }) => {
    const store = storeOf(thing);
    return store === null ? [] : [before, after].flatMap((state) => (state ? [{ thing: store.thing, values: state.values }] : []));
  });
  const names = await rowNames(transaction, hand.tenantId, told);
  const lines = rows.flatMap((row) => {
    if (row.thing === access.name) return [accessLine(row)];
    const store = storeOf(row.thing);
    return store === null ? [] : [shownLine(store, row, { hand, names, isLookedAt: asked.isLookedAt === true })];
  });
  if (asked.isWithoutLooks || asked.changeId !== undefined || !asked.things.includes("person")) return lines;
  return [...lines, ...(await looksAsLines(transaction, hand, asked))].toSorted((one, other) => other.at - one.at).slice(0, asked.most);
}

type Look = Pick<Row, "changeId" | "at" | "who" | "actedAs" | "source" | "slug"> & {
  readonly called: string | null;
  readonly rows: number;
};

/** Who has looked at what few may see; all of that is of people. ROLE8 */
async function looksAsLines(transaction: Transaction<Database>, hand: OfficeHand, asked: LinesAsked): Promise<readonly OfficeLineShown[]> {
  const { rows } = await sql<Look>`
    select look.look_id as "changeId", look.at, account.name as who, look.acted_as as "actedAs", look.source, look.rows, person.slug,
      person.given_name || ' ' || person.family_name as called
    from office_looks look
    left join accounts account using (account_id)
    left join persons person on person.tenant_id = look.tenant_id and person.person_id = look.row_id
    where look.tenant_id = ${hand.tenantId} and (${asked.rowId ?? null}::uuid is null or look.row_id = ${asked.rowId ?? null}::uuid)
      and (${asked.within?.things.includes("person") !== true} or look.row_id = any(${asked.within?.rowIds ?? []}::uuid[])
        or look.account_id = ${hand.accountId}::uuid)
    order by look.at desc limit ${asked.most}`.execute(transaction);
  return rows.map(({ at, called, rows: count, ...look }) => ({
    ...look,
    thing: "person",
    act: "look",
    at: at.getTime(),
    reason: null,
    called: called ?? "",
    rows: count,
    changed: [],
    canUndo: false,
  }));
}

/** Who may what from then on: given back or taken on its own screen. ROLE7 */
function accessLine({ before, after, at, isLast: _, holder, ...line }: Row): OfficeLineShown {
  const label = (after ?? before)?.values["label"];
  const changed = differencesOf(access.fields, { before: before?.values ?? {}, after: after?.values ?? {}, names: noNames });
  return {
    ...line,
    slug: null,
    at: at.getTime(),
    called: holder ?? (typeof label === "string" ? label : ""),
    changed,
    canUndo: false,
  };
}

function shownLine(
  store: OfficeStore<Fields>,
  row: Row,
  { hand, names, isLookedAt }: { readonly hand: OfficeHand; readonly names: RowNames; readonly isLookedAt: boolean },
): OfficeLineShown {
  const { before, after, at, isLast, holder: _, ...line } = row;
  const state = after ?? before;
  const guarded = new Set(isLookedAt ? [] : [before, after].flatMap((each) => (each ? guardedIn(store, each.values, hand) : [])));
  const veiled = ({ control, was, is }: OfficeDifference) =>
    guarded.has(control) ? { control, was: was && veil, is: is && veil } : { control, was, is };
  return {
    ...line,
    at: at.getTime(),
    called: state === null ? "" : nameOfRow(store.thing, state.values, names).title,
    changed: differencesOf(store.thing.fields, { before: before?.values ?? {}, after: after?.values ?? {}, names }).map(veiled),
    canUndo: isLast && !tellsOfLog({ before, after }),
  };
}

/** In place of what few may see. ROLE8 */
const veil: OfficeTold = { kind: "veiled", value: null };

type Values = Readonly<Record<string, FieldValue>>;

/** A row as a form has it: a text for each control, `way.sr` for the words of a language. */
export function typedControls(fields: Fields, values: Values, hand: Pick<OfficeHand, "timeZone">): Readonly<Record<string, string>> {
  const controls = [...apart(fields, values)].flatMap(([control, value]): [string, string][] => {
    const field: Field | undefined = fields[control.split(".", 1)[0] ?? ""];
    if (field === undefined) return [];
    return [[control, field.kind === "words" ? (typeof value === "string" ? value : "") : typedField(field, value, hand)]];
  });
  return Object.fromEntries(controls);
}
