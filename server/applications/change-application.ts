import { dayIn } from "#core/kernel/local-time.ts";
import type { Kysely } from "kysely";
import type {
  ApplicationChange,
  ApplicationOutcome,
  ApplicationStatus,
  EntryRefusal,
  TeamApplication,
  TeamEntry,
} from "#contract/application-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { teamApplicationsFor } from "../db/repositories/team-applications.ts";
import type { Database } from "../db/schema.ts";
import { teamApplication } from "../queries/applications/team-application.ts";
import { faultsOf, faultsOfDraft } from "./entry-faults.ts";
import { readEntry } from "./read-entry.ts";

export type ApplicationDesk = (tenantId: TenantId, change: ApplicationChange) => Promise<ApplicationOutcome>;

type Now = { readonly at: number; /** The league's, `yyyy-mm-dd`. */ readonly today: string };

/** Where an application goes from where by a button that sends no form. */
const steps: Readonly<
  Record<"revise" | "withdraw", { from: readonly ApplicationStatus[]; to: ApplicationStatus; beforeDeadline: boolean }>
> = {
  revise: { from: ["submitted"], to: "draft", beforeDeadline: true },
  withdraw: { from: ["open", "draft", "submitted"], to: "withdrawn", beforeDeadline: false },
};

/** Takes what people send for their applications. */
export function applicationDesk(db: Kysely<Database>, now: () => number): ApplicationDesk {
  return async (tenantId, change) => {
    const at = now();
    const application = await teamApplication(db, tenantId, change.uuid, at);
    if (!application) return { kind: "not-found" };
    const { intent, uuid, version } = change;
    if (intent === "revise" || intent === "withdraw") {
      const step = { uuid, expectedVersion: version, ...steps[intent], reason: null, at };
      await teamApplicationsFor(db, tenantId).step(step);
      return { kind: "stands" };
    }
    // Sent twice, or too late: how it stands says all.
    if (!application.isEditable) return { kind: "stands" };
    return fillIn(db, tenantId, { application, change, now: { at, today: await todayOf(db, tenantId, at) } });
  };
}

type Filling = { readonly application: TeamApplication; readonly change: ApplicationChange; readonly now: Now };

async function fillIn(db: Kysely<Database>, tenantId: TenantId, { application, change, now }: Filling): Promise<ApplicationOutcome> {
  const { intent, uuid, version } = change;
  const entry = readEntry(change.fields);
  const faults = intent === "submit" ? faultsOf(entry, now.today) : faultsOfDraft(entry);
  if (version !== application.version) return refused(application, entry, { kind: "conflict", faults });
  if (Object.keys(faults).length > 0) return refused(application, entry, { kind: "faults", faults });
  const to = intent === "submit" ? "submitted" : "draft";
  const step = {
    uuid,
    expectedVersion: version,
    from: ["open", "draft"],
    to,
    entry,
    reason: null,
    at: now.at,
    beforeDeadline: true,
  } as const;
  if (await teamApplicationsFor(db, tenantId).step(step)) return { kind: "stands" };
  // Somebody was faster by a moment.
  const newest = await teamApplication(db, tenantId, uuid, now.at);
  return newest?.isEditable ? refused(newest, entry, { kind: "conflict", faults }) : { kind: "stands" };
}

function refused(application: TeamApplication, entry: TeamEntry, refusal: EntryRefusal): ApplicationOutcome {
  return { kind: "refused", application: { ...application, entry, refusal } };
}

async function todayOf(db: Kysely<Database>, tenantId: TenantId, at: number): Promise<string> {
  const tenant = await db.selectFrom("tenants").select("time_zone").where("tenant_id", "=", tenantId).executeTakeFirstOrThrow();
  return dayIn(tenant.time_zone, at);
}
