import type { Kysely } from "kysely";
import type { ApplicationStatus, TeamEntry } from "#contract/application-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../in-transaction.ts";
import type { LeagueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type NewTeamApplication = {
  readonly leagueId: LeagueId;
  /** Epoch milliseconds; `null`: no last day. */
  readonly deadline: number | null;
  /** Random where none is given, as it has to be for anything but a demo. */
  readonly uuid?: string;
};

export type ApplicationStep = {
  readonly uuid: string;
  /** Nothing is changed if another version stands there. */
  readonly expectedVersion: number;
  /** Nor if it is in none of these states. */
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  /** Left as it is where none is given. */
  readonly entry?: TeamEntry;
  readonly reason: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Only while the last day has not passed. */
  readonly beforeDeadline: boolean;
};

/** Whoever knows an invitation may send its form again and again: of its steps the last ones stay written down. GUARD15 */
export const mostChangesKept = 100;

/** The team applications of one tenant. */
export function teamApplicationsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes an invitation and answers with its id; one that is there already stays as it is. */
    async create({ leagueId, deadline, uuid }: NewTeamApplication): Promise<string> {
      const row = { tenant_id: tenantId, league_id: leagueId, deadline: deadline === null ? null : new Date(deadline) };
      const made = await db
        .insertInto("team_applications")
        .values(uuid === undefined ? row : { ...row, application_id: uuid })
        .onConflict((conflict) => conflict.columns(["tenant_id", "application_id"]).doNothing())
        .returning("application_id")
        .executeTakeFirst();
      if (made) return made.application_id;
      if (uuid === undefined) throw new Error("a random id was taken");
      return uuid;
    },

    /** Takes one step, and writes it down; `false`: it stood elsewhere, and nothing was changed. */
    async step({ uuid, expectedVersion, from, to, entry, reason, at, beforeDeadline }: ApplicationStep): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const changedAt = new Date(at);
        const version = expectedVersion + 1;
        const { numUpdatedRows } = await transaction
          .updateTable("team_applications")
          .set({ status: to, version })
          .$if(entry !== undefined, (update) => update.set({ entry: JSON.stringify(entry) }))
          .$if(to === "submitted", (update) => update.set({ submitted_at: changedAt }))
          .where("tenant_id", "=", tenantId)
          .where("application_id", "=", uuid)
          .where("version", "=", expectedVersion)
          .where("status", "in", from)
          .$if(beforeDeadline, (update) =>
            update.where((where) => where.or([where("deadline", "is", null), where("deadline", ">", changedAt)])),
          )
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .insertInto("team_application_changes")
          .values({ tenant_id: tenantId, application_id: uuid, version, status: to, changed_at: changedAt, reason })
          .execute();
        await transaction
          .deleteFrom("team_application_changes")
          .where("tenant_id", "=", tenantId)
          .where("application_id", "=", uuid)
          .where("version", "<=", version - mostChangesKept)
          .execute();
        return true;
      });
    },
  };
}
