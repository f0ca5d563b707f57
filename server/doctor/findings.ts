import type { DoctorCode, DoctorLine } from "#contract/doctor.ts";
import { isLate } from "../backup/backup-age.ts";

type Values = DoctorLine["values"];

function line(verdict: DoctorLine["verdict"], code: DoctorCode, values: Values = {}, host: string | null = null): DoctorLine {
  return { code, verdict, host, values };
}

const dayMs = 24 * 60 * 60 * 1000;
const oldestMajor = 15;
/** A certificate's client begins a month before the end; a fortnight before it something is wrong with it. */
const certificateDays = 14;
/** Whoever did not look by then is told: afterwards no visitor gets in. OPER1 */
const lastCertificateDays = 7;
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

export function machineFindings({ dataFolder: folder, isOpen, freeBytes, allBytes, isClockKept }: MachineFacts): DoctorLine[] {
  const isTight = freeBytes < Math.max(fewestFreeBytes, allBytes * leastFreeShare);
  const isFull = freeBytes < fewestFreeBytes / 4;
  return [
    line(isFull ? "ill" : isTight ? "look" : "well", "diskFree", { freeBytes, allBytes, folder }),
    isOpen ? line("ill", "folderOpen", { folder }) : line("well", "folderClosed", { folder }),
    isClockKept === false ? line("look", "clockLoose") : line("well", isClockKept === null ? "clockUnknown" : "clockKept"),
  ];
}

export type DatabaseFacts = {
  readonly versionNumber: number;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly fullPageWrites: string;
  /** How far this machine's clock is ahead of the database's. */
  readonly aheadMs: number;
  /** Steps that this program has and the database has not. */
  readonly missingSteps: number;
  /** Steps of a newer program: those that only add, and those that take away. UPGRADE10 */
  readonly addedSteps: number;
  readonly takenSteps: number;
  readonly mailsWaiting: number;
  readonly hasPushKeys: boolean;
};

export function databaseFindings(facts: DatabaseFacts): DoctorLine[] {
  const major = Math.floor(facts.versionNumber / 10_000);
  const off = Object.entries({
    fsync: facts.fsync,
    synchronous_commit: facts.synchronousCommit,
    full_page_writes: facts.fullPageWrites,
  }).filter(([, value]) => value === "off");
  const [first] = off[0] ?? [];
  return [
    major < oldestMajor ? line("ill", "postgresqlOld", { major, oldest: oldestMajor }) : line("well", "postgresql", { major }),
    first === undefined
      ? line("well", "durable")
      : line("ill", "notDurable", { settings: off.map(([name]) => `${name}=off`).join(", "), first }),
    Math.abs(facts.aheadMs) > mostAheadMs
      ? line("look", "clocksApart", { seconds: Math.round(facts.aheadMs / 100) / 10 })
      : line("well", "clocksAgree"),
    schemaFinding(facts),
  ];
}

function schemaFinding({ missingSteps, addedSteps, takenSteps }: DatabaseFacts): DoctorLine {
  if (takenSteps > 0) return line("ill", "versionTakenAway", { steps: takenSteps });
  // A server that lacks steps and finds others does not start either.
  if (missingSteps > 0 && addedSteps > 0) return line("ill", "versionTakenAway", { steps: addedSteps });
  if (addedSteps > 0) return line("look", "versionAdded", { steps: addedSteps });
  if (missingSteps > 0) return line("look", "versionBehind", { steps: missingSteps });
  return line("well", "versionSame");
}

export function mailFinding(smtp: { readonly fault: string | null } | null, waiting: number): DoctorLine {
  if (smtp === null) return line("look", "mailNone", { waiting });
  if (smtp.fault !== null) return line("ill", "mailRefused", { fault: smtp.fault });
  return waiting > 0 ? line("look", "mailWaits", { waiting }) : line("well", "mailTaken");
}

export function pushFinding(hasKeys: boolean, contact: string): DoctorLine {
  if (!hasKeys) return line("look", "noticesWithoutKeys");
  return contact.endsWith("@localhost") ? line("look", "noticesWithoutContact") : line("well", "noticesReady");
}

export type BackupFacts = { readonly now: number; readonly since: number; readonly isMadeByItself: boolean; readonly fault: string | null };

export function backupFinding({ now, since, isMadeByItself, fault }: BackupFacts): DoctorLine {
  const values = { hours: Math.round((now - since) / 360_000) / 10, ...(fault !== null && { fault }) };
  if (!isMadeByItself) return line("look", "backupOff", values);
  if (isLate(now, since)) return line("ill", fault === null ? "backupLate" : "backupLateFailed", values);
  return fault === null ? line("well", "backup", values) : line("look", "backupFailed", values);
}

/** Why visitors do not get through to us. */
export type HostFault = Pick<DoctorLine, "values"> & { readonly code: "hostSilent" | "hostOfOthers" | "hostNotReady" };

export type HostFacts = {
  readonly host: string;
  /** `null`: it answers, and it is us. */
  readonly fault: HostFault | null;
  /** `null`: no https is asked of it. */
  readonly certificate: { readonly endsAt: number; readonly fault: string | null } | null;
  /** `null`: not looked at. */
  readonly streamsFlow: boolean | null;
};

export function hostFindings({ host, fault, certificate, streamsFlow }: HostFacts, now: number): DoctorLine[] {
  return [
    fault === null ? line("well", "hostReached", {}, host) : line("ill", fault.code, fault.values, host),
    ...(certificate === null ? [] : [certificateFinding(host, certificate, now)]),
    ...(streamsFlow === null ? [] : [streamsFlow ? line("well", "streamsFlow", {}, host) : line("ill", "streamsHeld", {}, host)]),
  ];
}

function certificateFinding(host: string, { endsAt, fault }: NonNullable<HostFacts["certificate"]>, now: number): DoctorLine {
  if (fault !== null) return line("ill", "certificateRefused", { fault }, host);
  const days = Math.floor((endsAt - now) / dayMs);
  return line(days < lastCertificateDays ? "ill" : days < certificateDays ? "look" : "well", "certificate", { days }, host);
}

/** A name under `localhost`, as demos have: no visitor from elsewhere comes by it. */
export function ownMachineFinding(origin: string): DoctorLine {
  return line("look", "hostOfThisMachine", {}, new URL(origin).host);
}

/** What the running server has noticed of who asks it; `null`: no server runs, or its metrics are elsewhere. */
export function proxyFinding(proxiesFit: boolean | null, told: number): DoctorLine {
  if (proxiesFit === null) return line("look", "proxiesUnasked");
  return proxiesFit ? line("well", "proxiesFit", { told }) : line("ill", "proxiesWrong", { told });
}
