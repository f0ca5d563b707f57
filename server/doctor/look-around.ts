import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import type { DoctorLine } from "#contract/doctor.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readBackupHistory } from "../backup/backup-history.ts";
import type { Database } from "../db/schema.ts";
import {
  backupFinding,
  databaseFindings,
  hostFindings,
  machineFindings,
  mailFinding,
  ownMachineFinding,
  proxyFinding,
  pushFinding,
} from "./findings.ts";
import { lookAtDatabase, lookAtMachine } from "./look-at-installation.ts";
import { faultOfMails } from "./look-at-mails.ts";
import { lookAtSite } from "./look-at-site.ts";

type InstallationSettings = Pick<Installation, "dataFolder" | "pushContact" | "trustedProxies"> & {
  readonly backup: { readonly atMinute: number | null };
  readonly mail: { readonly smtpUrl: string } | null;
};

/** An installation, as whoever looks was told of it. */
export type Installation = {
  readonly db: Kysely<Database>;
  readonly dataFolder: string;
  readonly backupsByThemselves: boolean;
  /** `null`: no mail leaves it. */
  readonly smtpUrl: string | null;
  readonly pushContact: string;
  readonly trustedProxies: number;
  /** Whether these fit who has asked so far; `null`: nobody knows. */
  readonly proxiesFit: () => Promise<boolean | null>;
  /** Leagues with where visitors find them; `null`: hosts are not asked. */
  readonly leagues: (() => Promise<readonly { readonly tenantId: string; readonly origin: string }[]>) | null;
};

/** What of it stands in the configuration. */
export function installationIn({ dataFolder, backup, mail, pushContact, trustedProxies }: InstallationSettings) {
  return { dataFolder, backupsByThemselves: backup.atMinute !== null, smtpUrl: mail?.smtpUrl ?? null, pushContact, trustedProxies };
}

/** Looked at before anything is started: a start closes the data folder. */
export async function lookAtItsMachine({ dataFolder }: Pick<Installation, "dataFolder">): Promise<DoctorLine[]> {
  return existsSync(dataFolder) ? machineFindings(await lookAtMachine(dataFolder)) : [];
}

/** Everything that the doctor looks at, in the order in which it is told. Changes nothing. DOCTOR2 */
export async function lookAround(installation: Installation, machine: readonly DoctorLine[]): Promise<DoctorLine[]> {
  const { db, backupsByThemselves, smtpUrl, pushContact, trustedProxies, proxiesFit, leagues } = installation;
  const facts = await lookAtDatabase(db);
  const known = [...machine, ...databaseFindings(facts)];
  // A schema of another version is told above, and does not know of everything below.
  if (facts.missingSteps > 0) return known;
  const [history, mailFault, hosts] = await Promise.all([
    readBackupHistory(db),
    smtpUrl === null ? null : faultOfMails(smtpUrl),
    leagues === null ? [] : lookAtHosts(db, await leagues()),
  ]);
  return [
    ...known,
    backupFinding({ now: Date.now(), since: history.since, isMadeByItself: backupsByThemselves, fault: history.fault?.why ?? null }),
    mailFinding(smtpUrl === null ? null : { fault: mailFault }, facts.mailsWaiting),
    pushFinding(facts.hasPushKeys, pushContact),
    ...hosts,
    ...(leagues === null ? [] : [proxyFinding(await proxiesFit(), trustedProxies)]),
  ];
}

async function lookAtHosts(db: Kysely<Database>, leagues: readonly { readonly tenantId: string; readonly origin: string }[]) {
  const [game] = await db.selectFrom("games").select(["tenant_id", "game_id"]).limit(1).execute();
  const found = leagues.map(async ({ tenantId, origin }) => {
    if (origin.startsWith("http:")) return [ownMachineFinding(origin)];
    const stream = game?.tenant_id === tenantId ? liveAddresses.stream([{ channel: `game:${game.game_id}`, position: null }]) : null;
    return hostFindings(await lookAtSite({ host: new URL(origin).hostname, origin, stream, fetch }), Date.now());
  });
  return (await Promise.all(found)).flat();
}
