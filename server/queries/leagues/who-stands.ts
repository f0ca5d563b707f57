import { type RawBuilder, sql } from "kysely";

/** In a query over `named_people` as `spelled`: who stands for that spelling, himself where nobody else does. COACH2 */
export const whoStands: RawBuilder<unknown> = sql`join named_people stands on stands.tenant_id = spelled.tenant_id
  and stands.role = spelled.role and stands.name_key = coalesce(spelled.same_as, spelled.name_key)`;
