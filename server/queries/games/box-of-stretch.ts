import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { boxScoreOfStretch, type StretchBox } from "#core/stats/box-score-of-stretch.ts";
import type { Stretch } from "#core/stats/stretch.ts";
import { readLogs } from "../../db/read-logs.ts";
import type { Database } from "../../db/schema.ts";
import { playsByTheirRules } from "../../projections/game-box.ts";

/** A part of a game out of its log: kept for every part, boxes would be many times what is ever asked for. BOX13 */
export async function boxOfStretch(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { gameId, ruleProfile }: { readonly gameId: GameId; readonly ruleProfile: string },
  stretch: Pick<Stretch, "from" | "to">,
): Promise<StretchBox | null> {
  note(pageTags.game(gameId));
  const log = (await readLogs(db, tenantId, [gameId])).get(gameId);
  if (!log) return null;
  const { plays, rules } = await playsByTheirRules(log, ruleProfile);
  return boxScoreOfStretch(plays, rules, stretch);
}
