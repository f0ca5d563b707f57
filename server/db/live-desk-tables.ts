import type { Generated } from "kysely";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { TrainingFigures } from "#core/table/training-marks.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ScorerLinkId } from "./row-ids.ts";
import type { Moment } from "./schema.ts";

/** Links to the table of a game, and who holds its roles. */
export type LiveDeskTables = {
  link_keys: { tenant_id: TenantId; key: Buffer };
  scorer_links: {
    tenant_id: TenantId;
    link_id: Generated<ScorerLinkId>;
    game_id: GameId;
    role: LiveRole;
    label: string;
    created_at: Moment;
    expires_at: Date;
    revoked_at: Date | null;
  };
  table_trainings: {
    tenant_id: TenantId;
    training_id: string;
    game_id: GameId;
    label: string;
    level: string;
    period: number;
    trained_at: Moment;
    figures: TrainingFigures;
  };
  game_leases: {
    tenant_id: TenantId;
    game_id: GameId;
    role: LiveRole;
    number: number;
    link_id: ScorerLinkId;
    device_id: string;
    held_until: Date;
    promised_to: string | null;
    wanted_by: string | null;
    wanted_since: Date | null;
  };
};
