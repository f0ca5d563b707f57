/** What an installation stands on. DOCTOR1 */
export type DoctorSubject =
  | "disk"
  | "folder"
  | "clock"
  | "postgresql"
  | "durability"
  | "databaseClock"
  | "version"
  | "backup"
  | "mail"
  | "notices"
  | "host"
  | "certificate"
  | "streams"
  | "proxies";

/** Everything that may be said of it, with what it is about. */
export const doctorCodes = {
  diskFree: "disk",
  folderClosed: "folder",
  folderOpen: "folder",
  clockKept: "clock",
  clockUnknown: "clock",
  clockLoose: "clock",
  postgresql: "postgresql",
  postgresqlOld: "postgresql",
  durable: "durability",
  notDurable: "durability",
  clocksAgree: "databaseClock",
  clocksApart: "databaseClock",
  versionSame: "version",
  versionBehind: "version",
  versionAdded: "version",
  versionTakenAway: "version",
  backup: "backup",
  backupFailed: "backup",
  backupLate: "backup",
  backupLateFailed: "backup",
  backupOff: "backup",
  mailTaken: "mail",
  mailNone: "mail",
  mailRefused: "mail",
  mailWaits: "mail",
  noticesReady: "notices",
  noticesWithoutKeys: "notices",
  noticesWithoutContact: "notices",
  hostReached: "host",
  hostSilent: "host",
  hostOfOthers: "host",
  hostNotReady: "host",
  hostOfThisMachine: "host",
  certificate: "certificate",
  certificateRefused: "certificate",
  streamsFlow: "streams",
  streamsHeld: "streams",
  proxiesFit: "proxies",
  proxiesWrong: "proxies",
  proxiesUnasked: "proxies",
} as const satisfies Readonly<Record<string, DoctorSubject>>;

export type DoctorCode = keyof typeof doctorCodes;

/** One line of the doctor's: how something stands. What is not well has a remedy, told by its code. DOCTOR1 */
export type DoctorLine = {
  readonly code: DoctorCode;
  /** `look`: it works, and somebody should look at it. */
  readonly verdict: "well" | "look" | "ill";
  /** Of which host; `null`: of none. */
  readonly host: string | null;
  readonly values: Readonly<Record<string, string | number>>;
};
