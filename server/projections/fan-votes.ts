import { sql, type Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import { fanVoteRuleOf, isPlayedOut } from "#core/league/fan-vote.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import { placeInTime } from "../db/game-time.ts";

/** So long after the hour it was to begin at a game is over, also one whose log comes later: from another system, the next day. */
export const longestGameMs = 6 * 3_600_000;
const hourMs = 3_600_000;

type Ended = {
  readonly gameId: GameId;
  readonly tipOff: Date | null;
  readonly settings: CompetitionSettings;
  readonly now: Date;
  /** It was opened before, and could not be ended: its game was not over. */
  readonly isWaiting: boolean;
};
type GameProgress = Parameters<typeof isPlayedOut>[0] & { readonly score_alone: boolean };

/**
 * The fans' vote of each game that has just been played out begins, in the transaction that says so; of one that was opened
 * again meanwhile its hours begin anew, unless it has ended. The caller holds the games. FANVOTE1 FANVOTE5
 */
export async function openFanVotes(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  games: readonly { readonly gameId: GameId; readonly before: GameProgress; readonly after: GameProgress }[],
): Promise<void> {
  // Whose players nobody knows of, of them nobody is voted for.
  const ended = games
    .filter(({ before, after }) => isPlayedOut(after) && !after.score_alone && !isPlayedOut(before))
    .map(({ gameId }) => gameId);
  if (ended.length === 0) return;
  const { rows } = await sql<Ended>`
    select games.game_id as "gameId", ${placeInTime} as "tipOff", leagues.settings, now() as now,
      exists (select from fan_votes vote
        where vote.tenant_id = games.tenant_id and vote.game_id = games.game_id and vote.closed_at is null) as "isWaiting"
    from games join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    where games.tenant_id = ${tenantId} and games.game_id = any(${ended}::uuid[])`.execute(transaction);
  const opened = rows.flatMap((row) => voteOf(row) ?? []);
  if (opened.length > 0) {
    await transaction
      .insertInto("fan_votes")
      .values(opened.map((vote) => ({ tenant_id: tenantId, closed_at: null, ...vote })))
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "game_id"])
          .doUpdateSet({ closes_at: sql`greatest(fan_votes.closes_at, excluded.closes_at)` })
          .where("fan_votes.closed_at", "is", null),
      )
      .execute();
  }
  if (opened.length > 0 || rows.some(({ isWaiting }) => isWaiting)) await dropPages(transaction, tenantId, [pageTags.fanVotes]);
}

/** `null`: fans are not asked, or its hours are over already. */
function voteOf({ gameId, tipOff, settings, now }: Ended) {
  const { hours } = fanVoteRuleOf(settings);
  if (tipOff === null || hours === 0) return null;
  const openedAt = Math.min(now.getTime(), tipOff.getTime() + longestGameMs);
  const closesAt = openedAt + hours * hourMs;
  return closesAt > now.getTime() ? { game_id: gameId, opened_at: new Date(openedAt), closes_at: new Date(closesAt) } : null;
}
