import type { GeneratedAlways, Generated, JSONColumnType } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { SectionShowing } from "#contract/sections.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** What the office has changed. */
export type OfficeTables = {
  office_changes: OfficeChangesTable;
  office_looks: OfficeLooksTable;
  office_uploads: OfficeUploadsTable;
  officials: OfficialsTable;
  role_links: RoleLinksTable;
  tenant_sections: TenantSectionsTable;
};

export type OfficeAct = "make" | "set" | "remove" | "undo";
/** `list`: a list of one thing that was read back. OFF71 */
export type OfficeSource = "screen" | "call" | "command" | "file" | "list";

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

/** Who has looked at what few may see. ROLE8 */
type OfficeLooksTable = {
  tenant_id: TenantId;
  look_id: Generated<string>;
  at: Generated<Date>;
  thing: string;
  /** `null`: so many rows at once. */
  row_id: string | null;
  rows: number;
  account_id: string | null;
  acted_as: string;
  source: OfficeSource;
};

/** Files that were tried and are not stored yet. WIZ11 */
type OfficeUploadsTable = {
  tenant_id: TenantId;
  upload_id: Generated<string>;
  account_id: string;
  made_at: Date;
  content: Buffer;
};

/** Links that give a role, once. ROLE6 */
type RoleLinksTable = {
  tenant_id: TenantId;
  link_id: Generated<string>;
  digest: Buffer;
  role: string;
  scope_kind: "tenant" | "competition" | "club" | "game";
  scope_id: string;
  begins_on: string | null;
  ends_on: string | null;
  label: string;
  made_by: string;
  made_at: Date;
  expires_at: Date;
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

/** What the office has said of the sections of its site. OFF63 */
type TenantSectionsTable = {
  tenant_id: TenantId;
  section: string;
  showing: SectionShowing | null;
  place: number | null;
  names: JSONColumnType<Readonly<Partial<Record<Locale, string>>>>;
};
