import type { FieldFault } from "#contract/fields/field-fault.ts";
import type { FieldValue } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { OfficeBatch } from "./office-batch.ts";

/** Who writes: a person, whose roles are read anew, or the installation's operator at a terminal. */
export type OfficeHand = {
  readonly tenantId: TenantId;
  /** The league's clocks. */
  readonly timeZone: string;
  /** The league's own day is read from it; epoch milliseconds. */
  readonly now: () => number;
  readonly accountId: string | null;
  readonly source: OfficeSource;
  /** The import that its changes come by; absent: each by itself. IMPW2 */
  readonly importId?: string;
  /** Of many changes at once; absent: each is one by itself. */
  readonly batch?: OfficeBatch;
};

/** What somebody wants to be stored. `typed`: the fields that are said anew, as a form, a file or a call says them. */
export type OfficeOrder = {
  /** Made by whoever asks, a UUID: sent twice, it is one change. */
  readonly changeId: string;
  readonly reason: string | null;
} & (
  | { readonly act: "make"; readonly typed: Readonly<Record<string, unknown>> }
  | {
      readonly act: "set";
      readonly slug: string;
      /** The revision that was seen; `null`: the row as it is, whoever changed it meanwhile. */
      readonly seen: string | null;
      readonly typed: Readonly<Record<string, unknown>>;
    }
  | { readonly act: "remove"; readonly slug: string; readonly seen: string | null }
  | { readonly act: "undo"; readonly undoes: string }
);

type Values = Readonly<Record<string, FieldValue>>;
/** `kept`: what no field says of a row that is taken away, or comes back. */
export type OfficeState = { readonly slug: string; readonly values: Values; readonly kept?: Readonly<Record<string, unknown>> };

/** A field that two have changed: what it was for both, and what each wants. */
export type OfficeQuarrel = { readonly was: FieldValue; readonly stands: FieldValue; readonly wanted: FieldValue };

export type OfficeFault = FieldFault | { readonly code: "rule"; readonly rule: string };

/** What became of an order. */
export type OfficeOutcome =
  | {
      readonly kind: "stored";
      readonly id: string;
      readonly slug: string;
      /** The change by which the row stands as it does. */
      readonly revision: string;
      readonly values: Values | null;
      /** Fields that somebody else had changed meanwhile, and that stay as they left them. */
      readonly merged: readonly string[];
    }
  | { readonly kind: "same"; readonly id: string; readonly slug: string; readonly values: Values }
  | { readonly kind: "no-role" }
  | { readonly kind: "not-found" }
  | { readonly kind: "faults"; readonly faults: Readonly<Record<string, OfficeFault>> }
  /** Somebody else has changed the same fields: both stand in `quarrels`. */
  | { readonly kind: "conflict"; readonly revision: string; readonly quarrels: Readonly<Record<string, OfficeQuarrel>> }
  /**
   * `named`: rows of these tables name it still, so many; `built-on`: the row was changed after what is to be undone; `in-log`: that stands
   * in a game's log alone, and is taken back there.
   */
  | { readonly kind: "refused"; readonly why: "named"; readonly by: Readonly<Record<string, number>> }
  | { readonly kind: "refused"; readonly why: "built-on"; readonly revision: string }
  | { readonly kind: "refused"; readonly why: "never-removed" | "name-taken" | "undone-already" | "in-log" };
