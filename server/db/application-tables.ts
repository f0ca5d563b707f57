import type { Generated } from "kysely";
import type { ApplicationStatus, TeamEntry } from "#contract/application-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "./row-ids.ts";
import type { Json, Moment } from "./schema.ts";

/** Teams that ask to be let into a league. */
export type ApplicationTables = {
  team_applications: {
    tenant_id: TenantId;
    application_id: Generated<string>;
    league_id: LeagueId;
    status: Generated<ApplicationStatus>;
    deadline: Date | null;
    version: Generated<number>;
    entry: Json<TeamEntry> | null;
    created_at: Moment;
    submitted_at: Date | null;
  };
  team_application_changes: {
    tenant_id: TenantId;
    application_id: string;
    version: number;
    status: ApplicationStatus;
    changed_at: Date;
    reason: string | null;
  };
};
