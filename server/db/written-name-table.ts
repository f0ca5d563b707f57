import type { NameScript, WrittenKind } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** Names in other scripts, as somebody typed them. NAME10 */
export type WrittenNameTables = {
  written_names: {
    tenant_id: TenantId;
    kind: WrittenKind;
    given_name: string;
    name: string;
    script: NameScript;
    written_given_name: string;
    written_name: string;
  };
};
