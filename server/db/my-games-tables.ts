import type { Generated } from "kysely";
import type { ClaimState } from "#contract/my-games.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "./row-ids.ts";

/** Which player somebody is, where they were, what they predicted. */
export type MyGamesTables = {
  player_claims: {
    tenant_id: TenantId;
    claim_id: Generated<string>;
    account_id: string;
    person_id: PersonId;
    state: Generated<ClaimState>;
    note: Generated<string>;
    claimed_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    reason: string | null;
  };
  attended_games: { tenant_id: TenantId; account_id: string; game_id: GameId; marked_at: Date };
  predicted_games: {
    tenant_id: TenantId;
    account_id: string;
    game_id: GameId;
    winner: Side;
    margin: number | null;
    predicted_at: Date;
  };
};
