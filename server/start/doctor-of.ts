import type { Kysely } from "kysely";
import type { DoctorLine } from "#contract/doctor.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { installationIn, lookAround, lookAtItsMachine } from "../doctor/look-around.ts";
import { originOf } from "../http/site-origin.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { Metrics } from "../metrics.ts";

type Parts = {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly tenants: Pick<TenantDirectory, "tenants">;
  readonly metrics: Pick<Metrics, "proxiesFit">;
};

/** The doctor of a running server. Whoever asks while it looks is told what it finds: hosts and mails are asked once at a time. DOCTOR3 */
export function doctorOf({ config, db, tenants, metrics }: Parts): () => Promise<readonly DoctorLine[]> {
  const installation = {
    ...installationIn(config),
    db,
    proxiesFit: async () => metrics.proxiesFit(),
    leagues: async () => tenants.tenants.map((tenant) => ({ tenantId: tenant.id, origin: originOf(tenant, config.port) })),
  };
  let looking: Promise<readonly DoctorLine[]> | null = null;
  return async () => {
    looking ??= lookAtItsMachine(installation)
      .then((machine) => lookAround(installation, machine))
      .finally(() => {
        looking = null;
      });
    return looking;
  };
}
