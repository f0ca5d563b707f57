import type { Generated } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";

/** What somebody is of whom logs say the name alone. */
export type NamedRole = "coach" | "referee";

/** People whom logs know by name alone: `docs/decisions/0032-named-people.md`. */
export type NamedPeopleTable = {
  named_people: {
    tenant_id: TenantId;
    role: NamedRole;
    /** `search_key(name)`. */
    name_key: string;
    slug: string;
    name: string;
    transliterable: Generated<boolean>;
    /** The key of whoever this spelling means; `null`: it stands for itself. */
    same_as: Generated<string | null>;
  };
};
