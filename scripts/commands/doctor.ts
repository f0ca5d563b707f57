import { existsSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readBackupHistory } from "#server/backup/backup-history.ts";
import { readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import {
  backupFinding,
  databaseFindings,
  type Finding,
  hostFindings,
  machineFindings,
  mailFinding,
  ownMachineFinding,
  proxyFinding,
  pushFinding,
} from "#server/doctor/findings.ts";
import { lookAtDatabase, lookAtMachine } from "#server/doctor/look-at-installation.ts";
import { faultOfMails } from "#server/doctor/look-at-mails.ts";
import { lookAtSite } from "#server/doctor/look-at-site.ts";
import { originOf } from "#server/http/site-origin.ts";

export const usage = "doctor [--no-hosts]";

const signs = { well: "well", look: "look", ill: "ILL " } as const satisfies Record<Finding["verdict"], string>;

/** Looks at the whole installation and says what to do. Ends with 1 when something is ill. */
export async function doctor(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { "no-hosts": { type: "boolean", default: false } } });
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const findings = await lookAtAll(reading.config, !values["no-hosts"]);
  for (const { about, verdict, says, remedy } of findings)
    process.stdout.write(`${signs[verdict]}  ${about}: ${says}${remedy === null ? "" : `\n      → ${remedy}`}\n`);
  return findings.some(({ verdict }) => verdict === "ill") ? 1 : 0;
}

async function lookAtAll(config: Config, asksHosts: boolean): Promise<Finding[]> {
  const findings = existsSync(config.dataFolder) ? machineFindings(await lookAtMachine(config.dataFolder)) : [];
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder, whenInUse: "join" }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? "";
  try {
    // What it may lose is one of our lines.
    const db = await openDatabase({ databaseUrl, connections: 2, allowUnsafe: true });
    try {
      const facts = await lookAtDatabase(db);
      findings.push(...databaseFindings(facts));
      // A schema of another version is told above, and does not know of everything below.
      if (facts.missingSteps > 0) return findings;
      const history = await readBackupHistory(db);
      const isMadeByItself = config.backup.atMinute !== null;
      findings.push(backupFinding({ now: Date.now(), since: history.since, isMadeByItself, fault: history.fault?.why ?? null }));
      findings.push(mailFinding(config.mail === null ? null : { fault: await faultOfMails(config.mail.smtpUrl) }, facts.mailsWaiting));
      findings.push(pushFinding(facts.hasPushKeys, config.pushContact));
      if (!asksHosts) return findings;
      const [game] = await db.selectFrom("games").select(["tenant_id", "game_id"]).limit(1).execute();
      for (const tenant of await listTenants(db)) {
        const stream = game?.tenant_id === tenant.id ? liveAddresses.stream([{ channel: `game:${game.game_id}`, position: null }]) : null;
        const origin = originOf(tenant, config.port);
        if (origin.startsWith("http:")) findings.push(ownMachineFinding(origin));
        else findings.push(...hostFindings(await lookAtSite({ host: new URL(origin).hostname, origin, stream, fetch }), Date.now()));
      }
      findings.push(proxyFinding(await proxiesFit(config), config.trustedProxies));
      return findings;
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
