import type { GeneratedAlways, Generated, JSONColumnType } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";

/** What the office has changed. */
export type OfficeTables = { office_changes: OfficeChangesTable; officials: OfficialsTable };

export type OfficeAct = "make" | "set" | "remove" | "undo";
export type OfficeSource = "screen" | "call" | "command" | "file";

/** A row as it stood: its slug and its fields by name; where it was taken away, what no field says as well, by column. */
export type StoredSnapshot = {
  readonly slug: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly kept?: Readonly<Record<string, unknown>>;
};

type OfficeChangesTable = {
  tenant_id: TenantId;
  change_id: string;
  number: GeneratedAlways<string>;
  at: Generated<Date>;
  thing: string;
  row_id: string;
  act: OfficeAct;
  account_id: string | null;
  acted_as: string;
  source: OfficeSource;
  reason: string | null;
  before: JSONColumnType<StoredSnapshot> | null;
  after: JSONColumnType<StoredSnapshot> | null;
  undoes: string | null;
  /** The import that it came by; `null`: by itself. IMPW2 */
  import_id: Generated<string | null>;
};

/** The league's list of officials: no page shows it. OFF47 */
type OfficialsTable = {
  tenant_id: TenantId;
  official_id: Generated<string>;
  slug: string;
  given_name: string;
  family_name: string;
  role: "referee" | "commissioner";
  town: string | null;
  grade: string | null;
  phone: string | null;
  mail: string | null;
};
