import { type Kysely, sql } from "kysely";
import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { typedField } from "#contract/fields/typed-field.ts";
import type { OfficeLineShown } from "#contract/office-screens.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { apart } from "./merge-values.ts";
import type { OfficeHand, OfficeState } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { storeOf } from "./things.ts";

/** Which lines of the list are asked for. */
export type LinesAsked = {
  readonly things: readonly string[];
  readonly rowId?: string;
  readonly changeId?: string;
  readonly most: number;
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
};

/** Changes as a screen tells them, newest first: who, what stood before and after, and whether it can still be taken back. OFF18 */
export async function shownLines(db: Kysely<Database>, hand: OfficeHand, asked: LinesAsked): Promise<readonly OfficeLineShown[]> {
  const { rows } = await sql<Row>`
    select line.change_id as "changeId", line.thing, line.act, line.at, account.name as who, line.acted_as as "actedAs", line.source,
      line.reason, line.before, line.after, last.after ->> 'slug' as slug, last.number = line.number as "isLast"
    from office_changes line
    left join accounts account using (account_id)
    cross join lateral (
      select number, after from office_changes later
      where later.tenant_id = line.tenant_id and later.thing = line.thing and later.row_id = line.row_id
      order by number desc limit 1) last
    where line.tenant_id = ${hand.tenantId} and line.thing = any(${asked.things}::text[])
      and (${asked.rowId ?? null}::uuid is null or line.row_id = ${asked.rowId ?? null}::uuid)
      and (${asked.changeId ?? null}::uuid is null or line.change_id = ${asked.changeId ?? null}::uuid)
    order by line.number desc limit ${asked.most}`.execute(db);
  return rows.flatMap((row) => {
    const store = storeOf(row.thing);
    return store === null ? [] : [shownLine(store, row, hand)];
  });
}

function shownLine(store: OfficeStore<Fields>, { before, after, at, isLast, ...line }: Row, hand: OfficeHand): OfficeLineShown {
  const state = after ?? before;
  return {
    ...line,
    at: at.getTime(),
    called: state === null ? "" : store.thing.called(state.values),
    changed: changedControls(store.thing.fields, { before: before?.values ?? {}, after: after?.values ?? {} }, hand),
    canUndo: isLast,
  };
}

type Values = Readonly<Record<string, FieldValue>>;

/** What differs, control by control, in the order of the form and as it would be typed. */
export function changedControls(
  fields: Fields,
  { before, after }: { readonly before: Values; readonly after: Values },
  hand: Pick<OfficeHand, "timeZone">,
): OfficeLineShown["changed"] {
  const [was, is] = [typedControls(fields, before, hand), typedControls(fields, after, hand)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((control) => ({ control, was: was[control] ?? "", is: is[control] ?? "" }))
    .filter((each) => each.was !== each.is)
    .toSorted((one, other) => placeOf(fields, one.control) - placeOf(fields, other.control));
}

/** A row as a form has it: a text for each control, `way.sr` for the words of a language. */
export function typedControls(fields: Fields, values: Values, hand: Pick<OfficeHand, "timeZone">): Readonly<Record<string, string>> {
  const controls = [...apart(fields, values)].flatMap(([control, value]): [string, string][] => {
    const field: Field | undefined = fields[control.split(".", 1)[0] ?? ""];
    if (field === undefined) return [];
    return [[control, field.kind === "words" ? (typeof value === "string" ? value : "") : typedField(field, value, hand)]];
  });
  return Object.fromEntries(controls);
}

function placeOf(fields: Fields, control: string): number {
  return Object.keys(fields).indexOf(control.split(".", 1)[0] ?? "");
}
