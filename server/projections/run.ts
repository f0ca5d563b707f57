import type { Transaction } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameEvent } from "#core/game/events.ts";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { LogHead, Projection } from "../db/event-store.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "./drop-pages.ts";
import { projectGameBox } from "./game-box.ts";
import { countsInTable, projectResult, projectedGame, type ProjectedGame } from "./game-result.ts";
import { projectLeague } from "./league.ts";
import { projectPlayerLines } from "./player-lines.ts";

/** What an append to this game's log runs in its transaction: every read model, and the pages that show them. */
export function projectionsOf(tenantId: TenantId, gameId: GameId): Projection<Transaction<Database>> {
  return async (transaction) => {
    await dropPages(transaction, tenantId, await projectGame(transaction, tenantId, gameId));
  };
}

/** The same where not the log has changed but what stands beside it. Appends wait: a read model must not lag behind its log. */
export async function projectUnchangedLog(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await transaction
    .selectFrom("game_logs")
    .select("sequence")
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .forUpdate()
    .execute();
  await dropPages(transaction, tenantId, await projectGame(transaction, tenantId, gameId));
}

/**
 * Brings all that is read of one game up to its log, and the league's table and leaders where its result counts or
 * counted before. Answers with what pages were read from and has changed.
 */
async function projectGame(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly PageTag[]> {
  const game = await projectedGame(transaction, tenantId, gameId);
  const status = await projectGameAlone(transaction, tenantId, game);
  if (countsInTable(game.status) || countsInTable(status)) await projectLeague(transaction, tenantId, game.leagueId);
  return [pageTags.game(gameId), pageTags.league(game.leagueId)];
}

/** Without table and leaders, which a rebuild makes once for the whole league. Answers with the game's status. */
export async function projectGameAlone(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
): Promise<ProjectedGame["status"]> {
  const store = eventStoreFor(transaction, tenantId);
  const events = (await store.read(game.gameId)).map((stored) => stored.event);
  const head: LogHead = (await store.head(game.gameId)) ?? { epoch: 1, version: 0 };
  const rules = rulesOf(events, game);
  const plays = playsInForce(events);
  const state = foldPlays(plays, rules);
  const box = boxScoreOf(state);
  await projectGameBox(transaction, tenantId, game.gameId, head, { state, plays, box });
  await projectPlayerLines(transaction, tenantId, game, box);
  return projectResult(transaction, tenantId, game, state);
}

/** A game is folded by the rules its log was written under; an empty log by the league's. */
function rulesOf(events: readonly GameEvent[], game: ProjectedGame): RuleSet {
  const profile = events[0]?.recording.ruleProfile ?? game.ruleProfile;
  const rules = ruleSetOf(profile);
  if (!rules) throw new Error(`Game ${game.gameId} is played by rules nobody knows: ${profile}`);
  return rules;
}
