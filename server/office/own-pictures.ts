import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** Which fields name a picture that is not among this league's files: one of another league, of none, or a file that is no picture. OFF61 */
export async function ownPictures<Name extends string>(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  pictures: Readonly<Record<Name, string | null>>,
): Promise<Readonly<Partial<Record<Name, string>>>> {
  const named = Object.values<string | null>(pictures).filter((address) => address !== null);
  if (named.length === 0) return {} as Partial<Record<Name, string>>;
  const { rows } = await sql<{ address: string }>`
    select '/files/' || file_id || '/' || name as address from files
    where tenant_id = ${tenantId} and media_type like 'image/%' and '/files/' || file_id || '/' || name = any(${named}::text[])`.execute(
    transaction,
  );
  const known = new Set(rows.map(({ address }) => address));
  const faults = Object.entries<string | null>(pictures).filter(([, address]) => address !== null && !known.has(address));
  return Object.fromEntries(faults.map(([name]) => [name, "OFF61"])) as Partial<Record<Name, string>>;
}
