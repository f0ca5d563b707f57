import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

export type DemoLogos = { readonly logo: string; readonly broadcast: string };

/** The logos of one of the demo's leagues, as its branding has them. */
export async function demoLogos(db: Kysely<Database>, host: string): Promise<DemoLogos> {
  const { logo, broadcast } = await db
    .selectFrom("tenant_branding")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "tenant_branding.tenant_id")
    .select(["logo", "broadcast_logo_url as broadcast"])
    .where("host", "=", host)
    .executeTakeFirstOrThrow();
  if (logo["lg"] === undefined || broadcast === null) throw new Error(`${host} has no logos`);
  return { logo: logo["lg"], broadcast };
}
