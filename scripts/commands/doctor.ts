import process from "node:process";
import { parseArgs } from "node:util";
import type { DoctorLine } from "#contract/doctor.ts";
import { readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connection.ts";
import { DatabaseStartError } from "#server/db/database-start-error.ts";
import { lookAtCluster } from "#server/db/own-cluster.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { mailFinding } from "#server/doctor/findings.ts";
import { faultOfMails } from "#server/doctor/look-at-mails.ts";
import { installationIn, lookAround, lookAtItsMachine } from "#server/doctor/look-around.ts";
import { type Finding, plainly } from "#server/doctor/plain-words.ts";
import {
  clusterFinding,
  foundBackupFinding,
  missingFolderFinding,
  secretsFinding,
  silentDatabaseFinding,
} from "#server/doctor/terminal-findings.ts";
import { originOf } from "#server/http/site-origin.ts";

export const usage = "doctor [--no-hosts]";

const signs = { well: "well", look: "look", ill: "ILL " } as const satisfies Record<Finding["verdict"], string>;

/**
 * Looks at the whole installation and says what to do. Starts, makes and changes nothing: of a stopped database is told what can be seen
 * from outside. Ends with 1 when something is ill. DOCTOR1
 */
export async function doctor(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { "no-hosts": { type: "boolean", default: false } } });
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const findings = (await lookAtAll(reading.config, !values["no-hosts"])).filter((finding) => finding !== null);
  for (const { about, verdict, says, remedy } of findings)
    process.stdout.write(`${signs[verdict]}  ${about}: ${says}${remedy === null ? "" : `\n      → ${remedy}`}\n`);
  return findings.some(({ verdict }) => verdict === "ill") ? 1 : 0;
}

async function lookAtAll(config: Config, asksHosts: boolean): Promise<readonly (Finding | null)[]> {
  const machine = await lookAtItsMachine(config);
  if (config.databaseUrl !== null) return lookWith(config.databaseUrl, config, machine, asksHosts);
  if (machine.length === 0) return [missingFolderFinding(config.dataFolder)];
  const cluster = await lookAtCluster(config.dataFolder);
  if (cluster.kind === "running") return lookWith(cluster.databaseUrl, config, machine, asksHosts);
  return [...machine.map(plainly), clusterFinding(cluster), ...(await lookWithout(config))];
}

/** What can be known without asking the database. */
async function lookWithout({ backup, mail, ...keys }: Config): Promise<readonly (Finding | null)[]> {
  return [
    await foundBackupFinding(backup.folder, Date.now()),
    await secretsFinding(keys, null),
    mail === null ? null : plainly(mailFinding({ fault: await faultOfMails(mail.smtpUrl) }, 0)),
  ];
}

async function lookWith(databaseUrl: string, config: Config, machine: readonly DoctorLine[], asksHosts: boolean) {
  // What it may lose is one of our lines.
  const db = await openDatabase({ databaseUrl, connections: 2, allowUnsafe: true }).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) return error;
    throw error;
  });
  if (db instanceof DatabaseStartError) return [...machine.map(plainly), silentDatabaseFinding(db.message), ...(await lookWithout(config))];
  try {
    const lines = await lookAround(
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
    return [...lines.map(plainly), await secretsFinding(config, db)];
  } finally {
    await db.destroy();
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
