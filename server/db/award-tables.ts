import type { Generated } from "kysely";
import type { AwardKind } from "#contract/awards.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId, PersonId, RoundId, TeamId } from "./row-ids.ts";
import type { Day } from "./schema.ts";

/** Who was named best. */
export type AwardTables = {
  awards: {
    tenant_id: TenantId;
    award_id: Generated<string>;
    league_id: LeagueId;
    kind: AwardKind;
    round_id: RoundId | null;
    month: Day;
    team_id: TeamId;
    person_id: PersonId | null;
    coach: string | null;
    news_id: string | null;
  };
};
