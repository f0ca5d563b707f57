import { type RawBuilder, sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { AppointedRole } from "../db/named-people-table.ts";
import type { Database } from "../db/schema.ts";
import { appointmentsFor, namedTwice } from "../league-office/appointments.ts";

/** What a field of a game calls each place. */
const places = {
  crewChief: "crew-chief",
  umpire1: "umpire-1",
  umpire2: "umpire-2",
  commissioner: "commissioner",
} as const satisfies Readonly<Record<string, AppointedRole>>;
type Place = keyof typeof places;
export type AppointedOfficials = Readonly<Record<Place, string | null>>;

const fields = Object.keys(places) as Place[];

/** Whom the office has appointed to the `game` of the query around it, each in the column of its field. */
export const appointedColumns: RawBuilder<unknown> = sql.join(
  fields.map(
    (field) => sql`(select call.name from game_appointments call
      where call.tenant_id = game.tenant_id and call.game_id = game.game_id and call.role = ${places[field]}) as ${sql.ref(field)}`,
  ),
);

/** The fields in which two rows of a game differ. */
export function appointedAnew(before: AppointedOfficials | undefined, values: AppointedOfficials): readonly Place[] {
  return fields.filter((field) => (before?.[field] ?? null) !== values[field]);
}

/** Where somebody stands on two places, spelled as they may be. REF4 */
export async function appointedTwice(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  values: AppointedOfficials,
): Promise<Readonly<Partial<Record<Place, string>>>> {
  const named = fields.flatMap((field) => (values[field] === null ? [] : [{ field, role: places[field], name: values[field] }]));
  const name = named.length < 2 ? null : await namedTwice(transaction, tenantId, named);
  const twice = named.findLast((one) => one.name === name);
  return name === null ? {} : { [twice?.field ?? "crewChief"]: "REF4" };
}

/** Who came and who went. REF4, OFF94 */
export async function writeAppointed(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  id: string,
  { before, after }: { readonly before: AppointedOfficials | undefined; readonly after: AppointedOfficials },
): Promise<void> {
  const gameId = id as GameId;
  const changed = appointedAnew(before, after);
  if (changed.length === 0) return;
  const appointments = appointmentsFor(transaction, tenantId);
  for (const field of changed) if (after[field] === null) await appointments.takeBack(gameId, places[field]);
  const came = changed.flatMap((field) => (after[field] === null ? [] : [{ role: places[field], name: after[field] }]));
  const answer = came.length === 0 ? null : await appointments.appoint(gameId, came);
  if (answer && answer.kind !== "kept") throw new Error(`An appointment that the office may make was refused: ${answer.kind}`);
}
