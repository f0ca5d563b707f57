import { type Kysely, sql } from "kysely";
import type { TeamApplication } from "#contract/application-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";

/** As PostgreSQL writes a random id (version 4); nothing else is looked for. */
const randomId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An invitation as it stands; `null`: this tenant has none of this id. One round trip. */
export async function teamApplication(
  db: Kysely<Database>,
  tenantId: TenantId,
  uuid: string,
  now: number,
): Promise<TeamApplication | null> {
  if (!randomId.test(uuid)) return null;
  const row = await db
    .selectFrom("team_applications as application")
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "application.tenant_id").onRef("leagues.league_id", "=", "application.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("application.tenant_id", "=", tenantId)
    .where("application.application_id", "=", uuid)
    .select([
      "application.status",
      "application.deadline",
      "application.version",
      "application.entry",
      "leagues.slug as leagueSlug",
      "leagues.name",
      "leagues.transliterable",
      "seasons.slug as seasonSlug",
      "seasons.name as seasonName",
      sql<string | null>`(
        select change.reason from team_application_changes change
        where change.tenant_id = application.tenant_id and change.application_id = application.application_id
          and change.version = application.version)`.as("reason"),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const deadline = row.deadline?.getTime() ?? null;
  const isLate = deadline !== null && now >= deadline;
  return {
    uuid,
    competition: { seasonSlug: row.seasonSlug, leagueSlug: row.leagueSlug, name: localName(row.name, row.transliterable) },
    seasonName: row.seasonName,
    status: row.status,
    deadline,
    isLate,
    isEditable: !isLate && (row.status === "open" || row.status === "draft"),
    version: row.version,
    entry: row.entry,
    reason: row.reason,
    refusal: null,
  };
}
