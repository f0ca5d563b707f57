import process from "node:process";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { installationIn, lookAround, lookAtItsMachine } from "#server/doctor/look-around.ts";
import { type Finding, plainly } from "#server/doctor/plain-words.ts";
import { originOf } from "#server/http/site-origin.ts";

export const usage = "doctor [--no-hosts]";

const signs = { well: "well", look: "look", ill: "ILL " } as const satisfies Record<Finding["verdict"], string>;

/** Looks at the whole installation and says what to do. Ends with 1 when something is ill. */
export async function doctor(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { "no-hosts": { type: "boolean", default: false } } });
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const findings = (await lookAtAll(reading.config, !values["no-hosts"])).map(plainly);
  for (const { about, verdict, says, remedy } of findings)
    process.stdout.write(`${signs[verdict]}  ${about}: ${says}${remedy === null ? "" : `\n      → ${remedy}`}\n`);
  return findings.some(({ verdict }) => verdict === "ill") ? 1 : 0;
}

async function lookAtAll(config: Config, asksHosts: boolean) {
  const machine = await lookAtItsMachine(config);
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder, whenInUse: "join" }) : null;
  try {
    // What it may lose is one of our lines.
    const db = await openDatabase({ databaseUrl: config.databaseUrl ?? embedded?.databaseUrl ?? "", connections: 2, allowUnsafe: true });
    try {
      return await lookAround(
        {
          ...installationIn(config),
          db,
          proxiesFit: () => proxiesFit(config),
          leagues: asksHosts
            ? async () => (await listTenants(db)).map((tenant) => ({ tenantId: tenant.id, origin: originOf(tenant, config.port) }))
            : null,
        },
        machine,
      );
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

/** What the server has counted of it, asked where only this machine may ask. */
async function proxiesFit({ metricsHost, metricsPort }: Config): Promise<boolean | null> {
  try {
    const answer = await fetch(`http://${metricsHost}:${metricsPort}/metrics`, { signal: AbortSignal.timeout(3000) });
    const value = /^trusted_proxies_wrong (\d)/m.exec(await answer.text())?.[1];
    return value === undefined ? null : value === "0";
  } catch {
    return null;
  }
}
