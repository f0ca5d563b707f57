import { type Kysely, sql } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { ScoresheetAnswer } from "#contract/scoresheet-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { scoresheetRecordOf } from "#core/stats/scoresheet-record.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import { readLogs } from "../../db/read-logs.ts";
import type { Database } from "../../db/schema.ts";
import { foldLog } from "../../projections/game-box.ts";
import { gameView } from "../games/game-view.ts";
import type { GameAddress, GameRef, PlayoffGameAddress } from "#contract/refs.ts";

/** Three steps: the game as its page shows it, which row it is, and its log. */
export async function scoresheetView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: GameAddress | PlayoffGameAddress,
): Promise<ScoresheetAnswer | null> {
  const game = await gameView(db, tenantId, note, address, { plays: false, lineups: false });
  if (!game) return null;
  const row = await logOf(db, tenantId, game.summary.ref);
  if (!row || row.writtenAt === null) return { game, log: null };
  const log = (await readLogs(db, tenantId, [row.gameId])).get(row.gameId);
  if (!log) return { game, log: null };
  const { plays, state } = await foldLog(log, row.ruleProfile);
  return { game, log: { record: scoresheetRecordOf(plays, state.rules), rules: state.rules, writtenAt: row.writtenAt } };
}

function logOf(db: Kysely<Database>, tenantId: TenantId, ref: GameRef) {
  return gamesInRounds(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("seasons.slug", "=", ref.seasonSlug)
    .where("leagues.slug", "=", ref.leagueSlug)
    .where("rounds.slug", "=", ref.roundSlug)
    .where("games.slug", "=", ref.gameSlug)
    .select([
      "games.game_id as gameId",
      sql<string>`coalesce(games.rule_profile, leagues.rule_profile)`.as("ruleProfile"),
      sql<number | null>`(
        select (extract(epoch from max(event.recorded_at)) * 1000)::bigint from game_events event
        where event.tenant_id = games.tenant_id and event.game_id = games.game_id)`.as("writtenAt"),
    ])
    .executeTakeFirst();
}
