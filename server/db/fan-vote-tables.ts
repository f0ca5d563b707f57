import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";

/** The fans' vote for the player of a game. */
export type FanVoteTables = {
  fan_votes: { tenant_id: TenantId; game_id: GameId; opened_at: Date; closes_at: Date; closed_at: Date | null };
  /** What accounts chose: personal, while they are there. */
  fan_ballots: { tenant_id: TenantId; account_id: string; game_id: GameId; player_key: PlayerKey; voted_at: Date };
  /** What it came to, of nobody. */
  fan_vote_counts: { tenant_id: TenantId; game_id: GameId; player_key: PlayerKey; votes: number };
};
