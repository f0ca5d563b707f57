import { isLate } from "../backup/backup-age.ts";

/** One line of the doctor's: what was looked at, how it stands, and what is to be done about it. DOCTOR1 */
export type Finding = {
  readonly about: string;
  /** `look`: it works, and somebody should look at it. */
  readonly verdict: "well" | "look" | "ill";
  readonly says: string;
  /** `null`: nothing. */
  readonly remedy: string | null;
};

type Said = { readonly says: string; readonly remedy: string };

function well(about: string, says: string): Finding {
  return { about, verdict: "well", says, remedy: null };
}

function look(about: string, said: Said): Finding {
  return { about, verdict: "look", ...said };
}

function ill(about: string, said: Said): Finding {
  return { about, verdict: "ill", ...said };
}

const dayMs = 24 * 60 * 60 * 1000;
const oldestMajor = 15;
/** A certificate's client begins a month before the end; a fortnight before it something is wrong with it. */
const certificateDays = 14;
const mostAheadMs = 2000;
const fewestFreeBytes = 1024 ** 3;
const leastFreeShare = 0.1;

export type MachineFacts = {
  readonly node: string;
  readonly dataFolder: string;
  /** Whether other accounts of this machine may read what lies in it. */
  readonly isOpen: boolean;
  readonly freeBytes: number;
  readonly allBytes: number;
  /** What the system says of its clock; `null`: it does not say. */
  readonly isClockKept: boolean | null;
};

export function machineFindings(facts: MachineFacts): Finding[] {
  const free = `${Math.floor(facts.freeBytes / 1024 ** 2)} MB of ${Math.floor(facts.allBytes / 1024 ** 2)} MB are free under ${facts.dataFolder}`;
  const remedy = "make room, or move DATA_DIR or BACKUP_DIR to a larger disk; a full disk stops games and backups";
  const isTight = facts.freeBytes < Math.max(fewestFreeBytes, facts.allBytes * leastFreeShare);
  return [
    facts.freeBytes < fewestFreeBytes / 4
      ? ill("disk", { says: free, remedy })
      : isTight
        ? look("disk", { says: free, remedy })
        : well("disk", free),
    facts.isOpen
      ? ill("data folder", {
          says: `${facts.dataFolder} is open to other accounts of this machine`,
          remedy: `chmod 700 ${facts.dataFolder}, as its owner`,
        })
      : well("data folder", `${facts.dataFolder} is closed to other accounts`),
    facts.isClockKept === false
      ? look("clock", { says: "this machine's clock is not kept by NTP", remedy: "timedatectl set-ntp true, or install chrony" })
      : well("clock", facts.isClockKept === null ? "the system does not say who keeps its clock" : "kept by NTP"),
  ];
}

export type DatabaseFacts = {
  readonly versionNumber: number;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly fullPageWrites: string;
  /** How far this machine's clock is ahead of the database's. */
  readonly aheadMs: number;
  /** Steps that this program has and the database has not, and the other way round. */
  readonly missingSteps: number;
  readonly unknownSteps: number;
  readonly mailsWaiting: number;
  readonly hasPushKeys: boolean;
};

export function databaseFindings(facts: DatabaseFacts): Finding[] {
  const major = Math.floor(facts.versionNumber / 10_000);
  const off = Object.entries({
    fsync: facts.fsync,
    synchronous_commit: facts.synchronousCommit,
    full_page_writes: facts.fullPageWrites,
  }).filter(([, value]) => value === "off");
  return [
    major < oldestMajor
      ? ill("PostgreSQL", { says: `version ${major}`, remedy: `go to ${oldestMajor} or newer: restore a backup into it` })
      : well("PostgreSQL", `version ${major}`),
    off.length > 0
      ? ill("durability", {
          says: `${off.map(([name]) => `${name}=off`).join(", ")}: what was confirmed may be lost`,
          remedy: `alter system set ${off[0]?.[0]} = on; select pg_reload_conf()`,
        })
      : well("durability", "what is confirmed is on the disk"),
    Math.abs(facts.aheadMs) > mostAheadMs
      ? look("database's clock", {
          says: `this machine is ${(facts.aheadMs / 1000).toFixed(1)} s ahead of the database`,
          remedy: "set both machines' clocks by NTP",
        })
      : well("database's clock", "agrees with this machine's"),
    schemaFinding(facts),
  ];
}

function schemaFinding({ missingSteps, unknownSteps }: DatabaseFacts): Finding {
  if (unknownSteps > 0)
    return ill("version", {
      says: `the database is of a newer version: ${unknownSteps} steps are unknown here`,
      remedy: "run the newer version, or restore a backup from before it",
    });
  if (missingSteps > 0)
    return look("version", {
      says: `${missingSteps} steps of the schema are still to come`,
      remedy: "start the server: it takes them by itself",
    });
  return well("version", "program and database are of one version");
}

export function mailFinding(smtp: { readonly fault: string | null } | null, mailsWaiting: number): Finding {
  if (smtp === null)
    return look("mail", { says: `no SMTP_URL: ${mailsWaiting} mails wait, and nobody can register`, remedy: "set SMTP_URL and MAIL_FROM" });
  if (smtp.fault !== null)
    return ill("mail", { says: `the mail server does not take us: ${smtp.fault}`, remedy: "look at the login and the port in SMTP_URL" });
  if (mailsWaiting > 0)
    return look("mail", { says: `${mailsWaiting} mails have waited for an hour`, remedy: "look in the log for `a mail was not sent`" });
  return well("mail", "the mail server takes us");
}

export function pushFinding(hasKeys: boolean, contact: string): Finding {
  if (!hasKeys) return look("notices", { says: "no keys for push services yet", remedy: "start the server once: it makes them" });
  if (contact.endsWith("@localhost"))
    return look("notices", {
      says: "no PUSH_CONTACT: no iPhone and no Safari is told anything",
      remedy: "set PUSH_CONTACT=mailto:you@your-league",
    });
  return well("notices", "keys and a contact are there");
}

export type BackupFacts = { readonly now: number; readonly since: number; readonly isMadeByItself: boolean; readonly fault: string | null };

export function backupFinding({ now, since, isMadeByItself, fault }: BackupFacts): Finding {
  const says = `the last one is ${((now - since) / 3_600_000).toFixed(1)} hours old${fault === null ? "" : `; the latest try: ${fault}`}`;
  if (!isMadeByItself)
    return look("backup", { says: `none is made by itself (BACKUP_AT=off); ${says}`, remedy: "have another way, or unset BACKUP_AT" });
  if (isLate(now, since)) return ill("backup", { says, remedy: "npm run fullcourt -- backup, and read what it says" });
  return fault === null ? well("backup", says) : look("backup", { says, remedy: "npm run fullcourt -- backup, and read what it says" });
}

export type HostFacts = {
  readonly host: string;
  /** Why it does not answer; `null`: it does, and it is us. */
  readonly fault: string | null;
  /** `null`: no https is asked of it. */
  readonly certificate: { readonly endsAt: number; readonly fault: string | null } | null;
  /** `null`: not looked at. */
  readonly streamsFlow: boolean | null;
};

export function hostFindings({ host, fault, certificate, streamsFlow }: HostFacts, now: number): Finding[] {
  const about = `https://${host}`;
  const found: Finding[] = [
    fault === null
      ? well(about, "reaches us")
      : ill(about, { says: fault, remedy: "look at the name's address (DNS), the firewall's ports 80 and 443, and the proxy's upstream" }),
  ];
  if (certificate !== null) found.push(certificateFinding(host, certificate, now));
  if (streamsFlow === false)
    found.push(
      ill(`${about} streams`, {
        says: "live pages hear nothing: the proxy holds streams back",
        remedy: "turn its buffering off for /live/ (nginx: proxy_buffering off; Caddy: flush_interval -1)",
      }),
    );
  if (streamsFlow === true) found.push(well(`${about} streams`, "come through at once"));
  return found;
}

function certificateFinding(host: string, { endsAt, fault }: NonNullable<HostFacts["certificate"]>, now: number): Finding {
  const days = Math.floor((endsAt - now) / dayMs);
  const remedy = "look at the log of the proxy's ACME client; port 80 has to be open for most";
  if (fault !== null) return ill(`${host} certificate`, { says: fault, remedy });
  const says = `good for ${days} more days`;
  return days < certificateDays ? look(`${host} certificate`, { says, remedy }) : well(`${host} certificate`, says);
}

/** A name under `localhost`, as demos have: no visitor from elsewhere comes by it. */
export function ownMachineFinding(origin: string): Finding {
  return look(origin, { says: "a name of this machine alone", remedy: "give the league a host name of its own before anybody visits it" });
}

/** What the running server has noticed of who asks it; `null`: no server runs, or its metrics are elsewhere. */
export function proxyFinding(proxiesFit: boolean | null, told: number): Finding {
  if (proxiesFit === null)
    return look("proxies", { says: "the running server was not asked", remedy: "start it, and set METRICS_PORT as it has it" });
  if (!proxiesFit)
    return ill("proxies", {
      says: `TRUSTED_PROXIES=${told} does not fit: limits count the wrong visitors`,
      remedy: "set it to the number of proxies in front; the log says which way it is wrong",
    });
  return well("proxies", `TRUSTED_PROXIES=${told} fits who has asked so far`);
}
