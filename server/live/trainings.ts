import type { Kysely } from "kysely";
import type { KeptTraining, Training } from "#contract/live/training.ts";
import type { TrainingLevel } from "#core/table/training-course.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { ScorerLink } from "./scorer-links.ts";

const mostShown = 50;

/** Kept once, however often it is told. Of the game itself nothing is touched. TRAIN5 */
export async function keepTraining(
  db: Kysely<Database>,
  tenantId: TenantId,
  { gameId, label }: Pick<ScorerLink, "gameId" | "label">,
  { trainingId, level, period, figures }: Training,
): Promise<void> {
  await db
    .insertInto("table_trainings")
    .values({ tenant_id: tenantId, training_id: trainingId, game_id: gameId, label, level, period, figures })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of one game, newest first. */
export async function trainingsOf(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly KeptTraining[]> {
  const rows = await db
    .selectFrom("table_trainings")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .orderBy("trained_at", "desc")
    .limit(mostShown)
    .execute();
  return rows.map(({ training_id, label, level, period, trained_at, figures }) => ({
    trainingId: training_id,
    label,
    level: level as TrainingLevel,
    period,
    trainedAt: trained_at.getTime(),
    figures,
  }));
}
