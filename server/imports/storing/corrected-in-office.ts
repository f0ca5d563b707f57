import { sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

/** What of a game the office has put right by hand. */
export type Corrected = { readonly when: boolean; readonly hall: boolean };

/** Whether somebody of the office, and no file, has changed when or where a game was: no source puts it back. IMP26 */
export async function correctedInOffice(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<Corrected> {
  const changed = (field: string) =>
    sql`line.before -> 'values' -> ${field}::text is distinct from line.after -> 'values' -> ${field}::text`;
  const { rows } = await sql<Corrected>`
    select coalesce(bool_or(${changed("tipOff")} or ${changed("day")}), false) as "when", coalesce(bool_or(${changed("hall")}), false) as hall
    from office_changes line
    where line.tenant_id = ${tenantId} and line.thing = 'fixture' and line.row_id = ${gameId} and line.act = 'set'
      and line.import_id is null and line.source <> 'file'
      and not exists (select from office_changes undone where undone.tenant_id = line.tenant_id and undone.undoes = line.change_id)`.execute(
    transaction,
  );
  return rows[0] ?? { when: false, hall: false };
}
