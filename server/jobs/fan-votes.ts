import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import { fanVoteRuleOf } from "#core/league/fan-vote.ts";
import { dropPages } from "../db/drop-pages.ts";
import { pagesOfVotedFor } from "../db/pages-of-voted-for.ts";
import { playedOut } from "../db/played-out.ts";
import type { Database } from "../db/schema.ts";
import type { Publications } from "./publication-times.ts";

type Due = { readonly tenantId: TenantId; readonly gameId: GameId; readonly settings: CompetitionSettings };

/**
 * Counts the fans' votes whose hour has come, and says when the next one ends. What it ends is announced to all nodes with its
 * transaction, so there is nothing more to tell. A game that is not played out at that hour is waited for. FANVOTE3 FANVOTE5
 */
export async function endFanVotes(db: Kysely<Database>): Promise<Publications> {
  const { rows } = await sql<{ seenAt: Date; due: readonly Due[]; nextInMs: number | null }>`
    select now() as "seenAt",
      (select ceil(extract(epoch from min(closes_at) - now()) * 1000)::float8 from fan_votes
        where closed_at is null and closes_at > now()) as "nextInMs",
      (select coalesce(json_agg(json_build_object('tenantId', vote.tenant_id, 'gameId', vote.game_id, 'settings', leagues.settings)), '[]')
        from fan_votes vote
        join games on games.tenant_id = vote.tenant_id and games.game_id = vote.game_id
        join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
        where vote.closed_at is null and vote.closes_at <= now() and ${playedOut}) as due`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A question without a table answers with one row.");
  // One that fails holds up none behind it; it is tried again with the next look.
  const ends = await Promise.allSettled(row.due.map(async (due) => endFanVote(db, due)));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw new Error("A fans' vote could not be ended.", { cause: failed.reason });
  return { seenAt: row.seenAt, out: [], nextInMs: row.nextInMs };
}

/** Once, whichever nodes try: a ballot that came in time is waited for, and none comes after. */
async function endFanVote(db: Kysely<Database>, { tenantId, gameId, settings }: Due): Promise<void> {
  const { leastVotes } = fanVoteRuleOf(settings);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("fan_votes")
      .set({ closed_at: sql`now()` })
      .where("tenant_id", "=", tenantId)
      .where("game_id", "=", gameId)
      .where("closed_at", "is", null)
      .where("closes_at", "<=", sql<Date>`now()`)
      // It may have been opened again since it was looked for.
      .where(sql<boolean>`exists (select from games
        where games.tenant_id = fan_votes.tenant_id and games.game_id = fan_votes.game_id and ${playedOut})`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await sql`
      insert into fan_vote_counts (tenant_id, game_id, player_key, votes)
      select tenant_id, game_id, player_key, votes from (
        select ballot.tenant_id, ballot.game_id, ballot.player_key, count(*) as votes, sum(count(*)) over () as total
        from fan_ballots ballot join accounts on accounts.account_id = ballot.account_id and accounts.blocked_at is null
        where ballot.tenant_id = ${tenantId} and ballot.game_id = ${gameId}
        group by ballot.tenant_id, ballot.game_id, ballot.player_key) counted
      where total >= ${leastVotes}`.execute(transaction);
    await dropPages(transaction, tenantId, [pageTags.game(gameId), ...(await pagesOfVotedFor(transaction, tenantId, gameId))]);
  });
}
