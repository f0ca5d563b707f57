import type { Transaction } from "kysely";
import { fieldFaultText } from "#contract/fields/field-fault.ts";
import type { Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { readFields } from "#contract/fields/read-field.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { Database } from "../../db/schema.ts";
import { changeThing } from "../change.ts";
import type { OfficeFault, OfficeHand, OfficeOrder, OfficeOutcome } from "../office-change.ts";
import type { OfficeStore } from "../office-store.ts";
import { storeOf, type ThingName } from "../things.ts";
import type { Warning } from "./import-draft.ts";
import { withoutCorrected } from "./kept-corrections.ts";

export type WrittenCounts = { readonly made: number; readonly changed: number; readonly same: number };

/** A row that the door does not take: where it stands in the file, which thing it would be, and why not. */
export type RefusedRow = { readonly at: string; readonly thing: string; readonly why: string };

/**
 * Of a thing a field that stands beside what a file says, and cannot stand any more where it does not fit it: the file goes before. A box
 * score beside another score, or beside a ruling. WXR12
 */
const yielding: Readonly<Partial<Record<ThingName, { readonly field: string; readonly kind: string }>>> = {
  fixture: { field: "box", kind: "box-dropped" },
};

type Values = Readonly<Record<string, FieldValue>>;

/** Writes the rows of one import through the door, and counts what became of them. IMPW2 */
export class ImportWriter {
  readonly refused: RefusedRow[] = [];
  readonly warnings: Warning[] = [];
  /** Fields that the office has put right since an earlier import said what this file says again. IMPW8 */
  kept = 0;
  readonly #counts = new Map<string, { made: number; changed: number; same: number }>();
  readonly #standing = new Map<ThingName, Map<string, Values>>();
  /** Where a row that was made stands in the file, by its id. */
  readonly #places = new Map<string, string>();
  readonly #transaction: Transaction<Database>;
  readonly #hand: OfficeHand;

  constructor(transaction: Transaction<Database>, hand: OfficeHand) {
    this.#transaction = transaction;
    this.#hand = hand;
  }

  get counts(): Readonly<Record<string, WrittenCounts>> {
    return Object.fromEntries(this.#counts);
  }

  /**
   * Makes a row, or brings the one of this slug to what is said. Answers with what it is called; `null`: the door refuses it, and why stands
   * in `refused`.
   */
  async put(thing: ThingName, at: string, slug: string | null, typed: Readonly<Record<string, unknown>>): Promise<string | null> {
    if (slug !== null && (await this.#isSo(thing, slug, typed))) return this.#count(thing, "same", slug);
    const store = storeOf(thing) as OfficeStore<Fields>;
    if (slug !== null) {
      await this.#hand.batch?.makeWaiting(this.#transaction, this.#hand.tenantId);
      const open = await withoutCorrected(this.#transaction, store, this.#hand, slug, typed);
      this.kept += Object.keys(typed).length - Object.keys(open).length;
      if (Object.keys(open).length === 0 || (await this.#isSo(thing, slug, open))) return this.#count(thing, "same", slug);
      typed = open;
    }
    const asked = { changeId: crypto.randomUUID(), reason: null, typed };
    const order = slug === null ? ({ ...asked, act: "make" } as const) : ({ ...asked, act: "set", slug, seen: null } as const);
    const outcome = await this.#change(thing, at, order);
    if (outcome.kind !== "stored" && outcome.kind !== "same") {
      this.refused.push({ at, thing, why: whyNot(outcome) });
      return null;
    }
    if (outcome.kind === "stored" && slug === null) this.#places.set(outcome.id, at);
    if (outcome.kind === "stored" && slug !== null) (await this.#valuesOf(thing)).delete(slug);
    return this.#count(thing, outcome.kind === "same" ? "same" : slug === null ? "made" : "changed", outcome.slug);
  }

  /** As the door takes it; where only something that stands is against it, without that, and it is told. */
  async #change(thing: ThingName, at: string, order: Extract<OfficeOrder, { readonly act: "make" | "set" }>): Promise<OfficeOutcome> {
    const store = storeOf(thing) as OfficeStore<Fields>;
    const outcome = await changeThing(this.#transaction, store, this.#hand, order);
    const { field, kind } = yielding[thing] ?? {};
    if (field === undefined || kind === undefined || order.act !== "set" || field in order.typed) return outcome;
    if (outcome.kind !== "faults" || Object.keys(outcome.faults).some((name) => name !== field)) return outcome;
    const without = await changeThing(this.#transaction, store, this.#hand, { ...order, typed: { ...order.typed, [field]: null } });
    if (without.kind === "stored") this.warnings.push({ at, kind });
    return without;
  }

  /** Makes what waits, and tells what of it the other rows refuse. OFF50 */
  async end(): Promise<void> {
    const { batch, tenantId } = this.#hand;
    await batch?.makeWaiting(this.#transaction, tenantId);
    for (const [id, { thing, faults }] of batch?.refused ?? []) {
      const told: Record<string, OfficeFault> = {};
      for (const [name, rule] of Object.entries(faults)) told[name] = { code: "rule", rule };
      this.refused.push({ at: this.#places.get(id) ?? "", thing, why: whyNot({ kind: "faults", faults: told }) });
    }
  }

  #count(thing: ThingName, what: keyof WrittenCounts, slug: string): string {
    const counts = this.#counts.get(thing) ?? { made: 0, changed: 0, same: 0 };
    counts[what] += 1;
    this.#counts.set(thing, counts);
    return slug;
  }

  /** Whether a row is already as it is said, by all rows of the thing, which are read once: of a file that comes again nothing is written. */
  async #isSo(thing: ThingName, slug: string, typed: Readonly<Record<string, unknown>>): Promise<boolean> {
    const stands = (await this.#valuesOf(thing)).get(slug);
    const { values, faults } = readFields(storeOf(thing)?.thing.fields ?? {}, typed, this.#hand);
    if (stands === undefined || Object.keys(faults).length > 0) return false;
    return Object.entries(values).every(([name, value]) => canonicalJson({ value }) === canonicalJson({ value: stands[name] ?? null }));
  }

  async #valuesOf(thing: ThingName): Promise<Map<string, Values>> {
    const known = this.#standing.get(thing);
    if (known) return known;
    const rows = (await storeOf(thing)?.rows(this.#transaction, this.#hand.tenantId, null)) ?? [];
    const values = new Map(rows.map((row) => [row.slug, row.values as Values]));
    this.#standing.set(thing, values);
    return values;
  }
}

/** Why the door does not take a row, in one line. */
export function whyNot(outcome: Exclude<OfficeOutcome, { readonly kind: "stored" | "same" }>): string {
  if (outcome.kind === "faults")
    return Object.entries(outcome.faults)
      .map(([name, fault]) => (fault.code === "rule" ? `${name} is against ${fault.rule}` : `${name} ${fieldFaultText(fault)}`))
      .join("; ");
  if (outcome.kind === "refused") return outcome.why === "named" ? `named by ${Object.keys(outcome.by).join(", ")}` : outcome.why;
  return outcome.kind;
}
