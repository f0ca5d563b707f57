import { sql, type Transaction } from "kysely";
import type { Official } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { RefereeRole } from "../db/named-people-table.ts";
import type { Database } from "../db/schema.ts";
import { writeChanged } from "../db/write-changed.ts";
import { makeNamedPeopleKnown } from "./named-people.ts";

type Refereed = { readonly gameId: GameId; readonly officials: readonly Official[] };

const roles: readonly string[] = ["crew-chief", "umpire-1", "umpire-2"] satisfies RefereeRole[];

/** Who refereed these games, as their logs name them; each place once, the table's people not at all. REF1 */
export async function writeReferees(transaction: Transaction<Database>, tenantId: TenantId, games: readonly Refereed[]): Promise<void> {
  const rows = games.flatMap(({ gameId, officials }) => {
    const named = officials.filter(({ role, name }) => roles.includes(role) && /[\p{L}\p{N}]/u.test(name));
    const byRole = new Map(named.map(({ role, name }) => [role, name.trim()]));
    return [...byRole].map(([role, name]) => ({ tenant_id: tenantId, game_id: gameId, name, role }));
  });
  await sql`delete from game_referees gone
    where tenant_id = ${tenantId} and game_id = any(${games.map(({ gameId }) => gameId)}::uuid[]) and not exists (
      select from unnest(${rows.map((row) => row.game_id)}::uuid[], ${rows.map(({ role }) => role)}::text[]) as kept (game_id, role)
      where kept.game_id = gone.game_id and kept.role = gone.role)`.execute(transaction);
  await writeChanged(transaction, "game_referees", ["tenant_id", "game_id", "role"], rows);
  await makeNamedPeopleKnown(
    transaction,
    tenantId,
    "referee",
    rows.map(({ name }) => name),
  );
}
