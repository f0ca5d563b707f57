import type { Kysely } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { isOpenWindow } from "#core/fantasy/transfer-windows.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import type { StoredRound } from "./stored-rounds.ts";

/** What the settings say when a round opens stays, though rounds that are added later may move the half of the season. FAN35 */
export async function openWindow(
  db: Kysely<Database>,
  season: FantasySeason,
  rounds: readonly StoredRound[],
  round: number,
): Promise<void> {
  const inOrder = rounds.map((one) => ({ round: one.round, isPlayoff: one.leg !== null }));
  if (!isOpenWindow(settingsInRound(season.versions, round), inOrder, round)) return;
  await db
    .updateTable("fantasy_rounds")
    .set({ unlimited: true })
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("round", "=", round)
    .execute();
}
