import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { TenantId } from "#core/kernel/ids.ts";
import { demoTenants } from "./leagues/demo-tenants.ts";
import { demoId } from "./storing/insert-rows.ts";

/** What each league of the demo is called by, in every database. DEMO9 */
export const demoTenantIds: ReadonlyMap<string, TenantId> = new Map(
  demoTenants.map(({ tenant: { slug } }) => [slug, demoId("tenant", slug) as TenantId]),
);

/** Makes the demo in a thread of its own; comes back when it is there. */
export async function loadDemoBeside(at: { readonly databaseUrl: string; readonly filesFolder: string }): Promise<void> {
  const worker = new Worker(new URL("load-thread.ts", import.meta.url), { workerData: at });
  await once(worker, "message");
  await worker.terminate();
}
