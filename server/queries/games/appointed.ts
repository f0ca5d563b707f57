import { type RawBuilder, sql } from "kysely";
import type { Official } from "#core/game/facts.ts";
import type { GamePage } from "../../db/game-boxes-table.ts";
import { appointedRoles } from "../../db/named-people-table.ts";
import { unpackJson } from "../../db/packed-json.ts";

/** Of `games`: it is still to be played, on a day that holds, or is being played. REF6 */
export const awaitsOfficials: RawBuilder<boolean> = sql`games.status in ('scheduled', 'date-to-be-decided', 'if-needed', 'open', 'live', 'interrupted')`;

/** Of the game of the query around it: whom the office appointed, as long as that can matter. REF6 */
export const appointedOf = sql<readonly Official[] | null>`case when ${awaitsOfficials} then (
  select json_agg(json_build_object('role', call.role, 'name', call.name) order by array_position(${sql.lit(`{${appointedRoles.join(",")}}`)}::text[], call.role))
  from game_appointments call where call.tenant_id = games.tenant_id and call.game_id = games.game_id) end`;

/** Whether the log names somebody: from then on it is right, and not who was appointed. `page` as base64. REF6 */
export function namesOfficials(page: string | null): boolean {
  return page !== null && unpackJson<GamePage>(Buffer.from(page, "base64")).officials.length > 0;
}
