import { type DoctorCode, doctorCodes, type DoctorLine, type DoctorSubject } from "#contract/doctor.ts";

/** A line as terminals and the operator's letters say it: in English, as everything there. Pages have words of their own. DOCTOR1 */
export type Finding = {
  readonly about: string;
  readonly verdict: DoctorLine["verdict"];
  readonly says: string;
  /** `null`: nothing is to be done. */
  readonly remedy: string | null;
};

type Values = DoctorLine["values"];
type Sentence = string | ((values: Values) => string);

function megabytes(bytes: string | number | undefined): string {
  return `${Math.floor(Number(bytes) / 1024 ** 2)} MB`;
}

function old({ hours }: Values): string {
  return `the last one is ${Number(hours).toFixed(1)} hours old`;
}

function oldAndFailed(values: Values): string {
  return `${old(values)}; the latest try: ${values["fault"]}`;
}

const says: Readonly<Record<DoctorCode, Sentence>> = {
  diskFree: ({ freeBytes, allBytes, folder }) => `${megabytes(freeBytes)} of ${megabytes(allBytes)} are free under ${folder}`,
  folderClosed: ({ folder }) => `${folder} is closed to other accounts`,
  folderOpen: ({ folder }) => `${folder} is open to other accounts of this machine`,
  clockKept: "synchronised by NTP",
  clockUnknown: "the system does not say what keeps its clock in time",
  clockLoose: "nothing keeps this machine's clock in time",
  postgresql: ({ major }) => `version ${major}`,
  postgresqlOld: ({ major }) => `version ${major}`,
  durable: "what is confirmed is on the disk",
  notDurable: ({ settings }) => `${settings}: what was confirmed may be lost if the power fails`,
  clocksAgree: "agrees with this machine's",
  clocksApart: ({ seconds }) => `this machine is ${Number(seconds).toFixed(1)} s ahead of the database`,
  versionSame: "program and database are of one version",
  versionBehind: ({ steps }) => `${steps} steps of the schema are still to be applied`,
  versionAdded: ({ steps }) => `a newer version has added to the database (steps: ${steps}), and this one works on it`,
  versionTakenAway: ({ steps }) => `a newer version has changed the database so that this one does not start on it (steps: ${steps})`,
  backup: old,
  backupFailed: oldAndFailed,
  backupLate: old,
  backupLateFailed: oldAndFailed,
  backupOff: (values) => `none is made by itself (BACKUP_AT=off); ${old(values)}`,
  mailTaken: "the mail server accepts our mail",
  mailNone: ({ waiting }) => `no SMTP_URL: ${waiting} e-mails are waiting, and nobody can register`,
  mailRefused: ({ fault }) => `the mail server rejects our mail: ${fault}`,
  mailWaits: ({ waiting }) => `${waiting} e-mails have waited for more than an hour`,
  noticesReady: "keys and a contact are in place",
  noticesWithoutKeys: "no keys for push services yet",
  noticesWithoutContact: "no PUSH_CONTACT: iPhones and Safari get no notifications",
  hostReached: "leads here",
  hostSilent: ({ fault }) => `does not answer: ${fault}`,
  hostOfOthers: ({ status }) => `somebody else answers there (${status})`,
  hostNotReady: ({ answer }) => `answers, but is not ready (${answer})`,
  hostOfThisMachine: "leads here on this machine only",
  certificate: ({ days }) => `valid for ${days} more days`,
  certificateRefused: ({ fault }) => `browsers do not accept it: ${fault}`,
  streamsFlow: "arrive at once",
  streamsHeld: "nothing arrives on live pages: the proxy holds streams back",
  proxiesFit: ({ told }) => `TRUSTED_PROXIES=${told} fits every visitor so far`,
  proxiesWrong: ({ told }) => `TRUSTED_PROXIES=${told} does not fit: limits count the wrong visitors`,
  proxiesUnasked: "the running server did not answer",
};

const readTheBackup = "npm run fullcourt -- backup, and read what it says";
const lookAtTheName = "check the name's DNS entry, ports 80 and 443 of the firewall, and where the proxy leads";
const lookAtTheAuthority = "look in the proxy's log why there is no good certificate; port 80 must be open for that";

/** Of every line that may be other than well. */
const remedies: Readonly<Partial<Record<DoctorCode, Sentence>>> = {
  diskFree: "make room, or move DATA_DIR or BACKUP_DIR to a larger disk: a full disk stops games and backups",
  folderOpen: ({ folder }) => `chmod 700 ${folder}, as its owner`,
  clockLoose: "timedatectl set-ntp true, or install chrony",
  postgresqlOld: ({ oldest }) => `move to ${oldest} or newer: restore a backup into it`,
  notDurable: ({ first }) => `alter system set ${first} = on; select pg_reload_conf()`,
  clocksApart: "set both machines' clocks by NTP",
  versionBehind: "start the server: it applies them by itself",
  versionAdded: "start the newer version when it suits you, or stay with this one",
  versionTakenAway: "start the newer version, or restore a backup from before it",
  backupFailed: readTheBackup,
  backupLate: readTheBackup,
  backupLateFailed: readTheBackup,
  backupOff: "make backups in another way, or unset BACKUP_AT",
  mailNone: "set SMTP_URL and MAIL_FROM",
  mailRefused: "check the login and the port in SMTP_URL",
  mailWaits: "look in the log for `a mail was not sent`",
  noticesWithoutKeys: "start the server once: it makes them",
  noticesWithoutContact: "set PUSH_CONTACT=mailto:you@your-league",
  hostSilent: lookAtTheName,
  hostOfOthers: lookAtTheName,
  hostNotReady: lookAtTheName,
  hostOfThisMachine: "give the league a host name of its own before anybody visits it",
  certificate: lookAtTheAuthority,
  certificateRefused: lookAtTheAuthority,
  streamsHeld: "turn off the proxy's buffering for /live/ (nginx: proxy_buffering off; Caddy: flush_interval -1)",
  proxiesWrong: "set it to the number of proxies in front; the log says which way it is wrong",
  proxiesUnasked: "start the server, with METRICS_PORT as it is set here",
};

const subjects: Readonly<Record<DoctorSubject, string | ((host: string) => string)>> = {
  disk: "disk",
  folder: "data folder",
  clock: "clock",
  postgresql: "PostgreSQL",
  durability: "durability",
  databaseClock: "database's clock",
  version: "version",
  backup: "backup",
  mail: "mail",
  notices: "notifications",
  host: (host) => `https://${host}`,
  certificate: (host) => `${host} certificate`,
  streams: (host) => `https://${host} streams`,
  proxies: "proxies",
};

export function plainly({ code, verdict, host, values }: DoctorLine): Finding {
  const said = (sentence: Sentence) => (typeof sentence === "string" ? sentence : sentence(values));
  const subject = subjects[doctorCodes[code]];
  const about = code === "hostOfThisMachine" ? `http://${host}` : typeof subject === "string" ? subject : subject(host ?? "");
  const remedy = verdict === "well" ? undefined : remedies[code];
  return { about, verdict, says: said(says[code]), remedy: remedy === undefined ? null : said(remedy) };
}
