import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { readDsn } from "#contract/error-reporting.ts";
import { backupSettings, type BackupSettings, backupVariables } from "./backup/backup-settings.ts";
import { readSecretKey } from "./db/secret-key-file.ts";
import { hasParameterTwice, isThisMachine, plainConnections } from "./plain-connections.ts";
import { fileVariableOf, withSecretsFromFiles } from "./secret-files.ts";

/** What the program was told at its start; nothing reads the environment after this. */
export type Config = {
  readonly environment: "development" | "test" | "production";
  /** 0: any free port. */
  readonly port: number;
  /** `null`: every address of the machine. */
  readonly host: string | null;
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Absolute. Holds the embedded database and, later, uploaded files. */
  readonly dataFolder: string;
  /** `null`: the embedded database under `dataFolder`. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly allowUnsafeDatabase: boolean;
  /** Memory for kept pages; 0: none are kept. */
  readonly pageCacheBytes: number;
  /** Redis' protocol, between the nodes of one installation; `null`: they hear each other through the database. */
  readonly redisUrl: string | null;
  /** Streams that one address may have open at once; 0: as many as it likes. */
  readonly streamsPerAddress: number;
  /** Keys of channels whose payload is encrypted, by `tenant/channel`. */
  readonly channelKeys: ReadonlyMap<string, Uint8Array>;
  /** Where pages ask the timer API: a path of ours or another host's address, without a slash at its end; `null`: the usual path. */
  readonly timerApi: string | null;
  /** Where faults of the server are told that no tenant hears of, in Sentry's protocol; `null`: nowhere. */
  readonly errorDsn: string | null;
  /** So long a server that was told to stop says so at `/readyz` and serves on, for whoever balances to see it. */
  readonly drainMs: number;
  /** Proxies of ours in front, each writing down behind the others whom it has heard. */
  readonly trustedProxies: number;
  /** Who vouches for people by ID tokens, and as whom we are known there; `null`: nobody. */
  readonly google: {
    readonly issuer: string;
    readonly audiences: readonly string[];
    /** Of the first of them, which pages sign in as; `null`: programs alone come by this way. */
    readonly clientSecret: string | null;
  } | null;
  /** The host of this installation's own official site; `null`: there is none. */
  readonly officialHost: string | null;
  /** Where mails leave the house, the address they come from, and whether they may leave unencrypted; `null`: none leaves it. */
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly mayBePlain: boolean } | null;
  /** Where the people of push services reach ours: `mailto:` or `https:`. */
  readonly pushContact: string;
  /** Hosts of push services besides those of the usual browsers; `*.` stands for any name below. */
  readonly pushHosts: readonly string[];
  /** Push services in closed networks, or without https, as in tests. */
  readonly pushToPrivate: boolean;
  /** The same for those who are told by webhooks. */
  readonly webhooksToPrivate: boolean;
  /** Who is told when the installation itself fails; `null`: not this way. OPER1 */
  readonly operator: { readonly mail: string | null; readonly url: string | null };
  /** By which keys are sealed in their rows; `null`: it lies in the data folder, made on the first start. SECRET2 */
  readonly secretKey: Buffer | null;
  readonly backup: BackupSettings;
  /** Whether the demo leagues are loaded into an empty database. */
  readonly demo: boolean;
  /** A start that only shows whether this release serves this database: nobody is told anything, and nothing begins by itself. UPGRADE4 */
  readonly isTrial: boolean;
};

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  /** One line for each variable that is wrong, naming it first. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const hostShape = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

// The default metrics port follows PORT (9464 beside 3000), so that two programs on one machine do not meet there.
const metricsDistance = 6464;

const variables = z.object({
  NODE_ENV: oneOf(["development", "test", "production"]).default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: oneOf(logLevels).default("info"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z.string().refine(isPostgresAddress, "must be postgres://user:password@host:port/database").optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(10),
  ALLOW_UNSAFE_DATABASE: flag().default(false),
  ALLOW_PLAIN_CONNECTIONS: flag().default(false),
  PAGE_CACHE_MB: wholeNumber(0, 65_536).default(256),
  REDIS_URL: z.string().refine(isRedisAddress, "must be redis://host:port or rediss://host:port").optional(),
  STREAMS_PER_ADDRESS: wholeNumber(0, 1_000_000).default(5000),
  STREAM_CHANNEL_KEYS: channelKeys().optional(),
  TIMER_API_URL: timerAddress().optional(),
  SENTRY_DSN: z
    .string()
    .refine((value) => readDsn(value) !== null, "must be https://KEY@host/PROJECT, the project a number")
    .optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(1),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  GOOGLE_CLIENT_IDS: clientIds().optional(),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, "must be the secret as Google shows it")
    .optional(),
  GOOGLE_ISSUER: issuerAddress().default("https://accounts.google.com"),
  OFFICIAL_HOST: z
    .string()
    .refine((value) => hostShape.test(value), "must be a host name such as login.example.org, in lower case, without a port")
    .optional(),
  SMTP_URL: z.string().refine(isSmtpAddress, "must be smtp://user:password@host:port or smtps://…, without parameters").optional(),
  MAIL_FROM: z.email("must be one address").optional(),
  PUSH_CONTACT: z
    .string()
    .max(200)
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be mailto:name@host or https://host/path")
    .default("mailto:push@localhost"),
  PUSH_HOSTS: hostPatterns().default([]),
  PUSH_TO_PRIVATE_NETWORKS: flag().default(false),
  WEBHOOKS_TO_PRIVATE_NETWORKS: flag().default(false),
  FULLCOURT_DEMO: flag().optional(),
  FULLCOURT_TRIAL: flag().default(false),
  OPERATOR_MAIL: z.email("must be one address").optional(),
  OPERATOR_URL: z
    .string()
    .refine((value) => /^https:\/\/[^/?#\s]+\S*$|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]\S*$/.test(value), "must be an https address")
    .optional(),
  SECRET_KEY: z
    .string()
    .refine((text) => readSecretKey(text) !== null, "must be a key as `secret-key --rotate` prints it: 256 bits as base64url")
    .optional(),
  ...backupVariables,
});

/** Every variable that is read, by name; besides them those that name a secret's file. */
export const configVariables: readonly string[] = Object.keys(variables.shape);

// Named in the design, not built yet: taking them silently would let an operator believe they work.
const reserved = /^S3_[A-Z_]+$/;

// Their values hold passwords, are never repeated in a message, and may lie in files.
const secrets = [
  "DATABASE_URL",
  "REDIS_URL",
  "GOOGLE_CLIENT_SECRET",
  "SENTRY_DSN",
  "STREAM_CHANNEL_KEYS",
  "SMTP_URL",
  "SECRET_KEY",
  "OPERATOR_URL",
];
/** What is an address, and read by other programs' code as well. */
const urlVariables = ["DATABASE_URL", "REDIS_URL", "SMTP_URL", "SENTRY_DSN", "TIMER_API_URL", "GOOGLE_ISSUER", "PUSH_CONTACT"];
/** Variables that name the file in which a secret lies. */
export const fileVariables: readonly string[] = secrets.map(fileVariableOf);
const knownNames = [...configVariables, ...fileVariables];

/**
 * Reads the configuration from environment variables. Refused: a value that does not fit, a `FULLCOURT_` variable
 * nobody knows, a name one slip away from a known one, and what this version does not support yet. Everything else
 * in the environment is other programs' business. An empty value counts as not set. Secrets may lie in files.
 */
export function readConfig(environment: Environment, workingFolder: string = process.cwd(), readSecret = textOfFile): ConfigReading {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""));
  const { environment: given, problems: badFiles } = withSecretsFromFiles(set, secrets, (path) => readSecret(resolve(workingFolder, path)));
  const reading = variables.safeParse(given);
  const badValues = (reading.error?.issues ?? []).map((issue) => describeBadValue(String(issue.path[0]), given, issue.message));
  const doubled = urlVariables.filter((name) => hasParameterTwice(given[name] ?? "")).map((name) => `${name}: has a parameter twice`);
  const halves = [
    ...describeHalfPair(given, "SMTP_URL", "MAIL_FROM"),
    ...(given["OPERATOR_MAIL"] !== undefined && given["SMTP_URL"] === undefined ? ["SMTP_URL: is needed besides OPERATOR_MAIL"] : []),
    ...describeLoneSecret(given),
  ];
  const problems = [
    ...Object.keys(given).flatMap(describeUnknownName),
    ...badFiles,
    ...badValues,
    ...doubled,
    ...halves,
    ...openLines(reading.data),
  ];
  if (problems.length > 0 || !reading.success) return { ok: false, problems };
  return { ok: true, config: Object.freeze(configFrom(reading.data, workingFolder)) };
}

function textOfFile(path: string): string {
  return readFileSync(path, "utf8");
}

function openLines(read: Read | undefined): string[] {
  if (read === undefined || read.ALLOW_PLAIN_CONNECTIONS) return [];
  return plainConnections({ databaseUrl: read.DATABASE_URL, redisUrl: read.REDIS_URL });
}

type Read = z.output<typeof variables>;

function configFrom(read: Read, workingFolder: string): Config {
  // A database somebody brought is theirs: no demo in it unless they ask.
  const isDemo = read.FULLCOURT_DEMO ?? read.DATABASE_URL === undefined;
  const dataFolder = resolve(workingFolder, read.DATA_DIR);
  return {
    environment: read.NODE_ENV,
    port: read.PORT,
    host: read.HOST ?? null,
    metricsPort: read.METRICS_PORT ?? metricsPortBeside(read.PORT),
    metricsHost: read.METRICS_HOST,
    logLevel: read.LOG_LEVEL,
    dataFolder,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS,
    allowUnsafeDatabase: read.ALLOW_UNSAFE_DATABASE,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    redisUrl: read.REDIS_URL ?? null,
    streamsPerAddress: read.STREAMS_PER_ADDRESS,
    channelKeys: read.STREAM_CHANNEL_KEYS ?? new Map(),
    timerApi: read.TIMER_API_URL ?? null,
    errorDsn: read.SENTRY_DSN ?? null,
    drainMs: read.DRAIN_SECONDS * 1000,
    trustedProxies: read.TRUSTED_PROXIES,
    google: googleFrom(read),
    officialHost: read.OFFICIAL_HOST ?? (isDemo ? "official.localhost" : null),
    mail: mailFrom(read),
    pushContact: read.PUSH_CONTACT,
    pushHosts: read.PUSH_HOSTS,
    pushToPrivate: read.PUSH_TO_PRIVATE_NETWORKS,
    webhooksToPrivate: read.WEBHOOKS_TO_PRIVATE_NETWORKS,
    operator: { mail: read.OPERATOR_MAIL ?? null, url: read.OPERATOR_URL ?? null },
    secretKey: read.SECRET_KEY === undefined ? null : readSecretKey(read.SECRET_KEY),
    backup: backupSettings(read, workingFolder, dataFolder),
    demo: isDemo,
    isTrial: read.FULLCOURT_TRIAL,
  };
}

function googleFrom({ GOOGLE_CLIENT_IDS: audiences, GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_SECRET: clientSecret }: Read): Config["google"] {
  return audiences === undefined ? null : { issuer, audiences, clientSecret: clientSecret ?? null };
}

function mailFrom({ SMTP_URL: smtpUrl, MAIL_FROM: from, ALLOW_PLAIN_CONNECTIONS: isAllowed }: Read): Config["mail"] {
  if (smtpUrl === undefined || from === undefined) return null;
  return { smtpUrl, from, mayBePlain: isAllowed || isThisMachine(new URL(smtpUrl).hostname) };
}

function metricsPortBeside(port: number): number {
  if (port === 0) return 0;
  return port + metricsDistance <= 65_535 ? port + metricsDistance : port - metricsDistance;
}

function describeBadValue(name: string, given: Environment, requirement: string): string {
  return secrets.includes(name) ? `${name}: ${requirement}` : `${name}=${given[name]}: ${requirement}`;
}

/** Two that mean nothing without each other. */
function describeHalfPair(given: Environment, one: string, other: string): string[] {
  if ((given[one] === undefined) === (given[other] === undefined)) return [];
  const [missing, there] = given[one] === undefined ? [one, other] : [other, one];
  return [`${missing}: is needed besides ${there}`];
}

/** A secret of nobody would show a button nowhere, and nobody would know why. */
function describeLoneSecret(given: Environment): string[] {
  const isLone = given["GOOGLE_CLIENT_SECRET"] !== undefined && given["GOOGLE_CLIENT_IDS"] === undefined;
  return isLone ? ["GOOGLE_CLIENT_IDS: is needed besides GOOGLE_CLIENT_SECRET"] : [];
}

function describeUnknownName(name: string): string[] {
  if (knownNames.includes(name)) return [];
  if (reserved.test(name)) return [`${name}: not supported by this version; unset it`];
  const meant = knownNames.find((candidate) => isSlipOf(name, candidate));
  if (meant !== undefined) return [`${name}: unknown; did you mean ${meant}?`];
  return name.startsWith("FULLCOURT_") ? [`${name}: unknown`] : [];
}

/** Short names (PORT, HOST) have honest neighbours in any environment, so only longer ones are guarded. */
function isSlipOf(name: string, candidate: string): boolean {
  const slips = candidate.length >= 12 ? 2 : candidate.length >= 8 ? 1 : 0;
  return slips > 0 && isWithinSlips(name.toUpperCase(), candidate, slips);
}

/** Whether at most so many letters were added, left out, exchanged, or swapped with their neighbour. */
function isWithinSlips(typed: string, meant: string, slips: number): boolean {
  if (typed === meant) return true;
  if (slips === 0 || Math.abs(typed.length - meant.length) > slips) return false;
  if (typed[0] === meant[0]) return isWithinSlips(typed.slice(1), meant.slice(1), slips);
  return (
    isWithinSlips(typed.slice(1), meant, slips - 1) ||
    isWithinSlips(typed, meant.slice(1), slips - 1) ||
    isWithinSlips(typed.slice(1), meant.slice(1), slips - 1) ||
    (typed[0] === meant[1] && typed[1] === meant[0] && isWithinSlips(typed.slice(2), meant.slice(2), slips - 1))
  );
}

function wholeNumber(least: number, most: number) {
  const requirement = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, requirement)
    .transform(Number)
    .refine((value) => value >= least && value <= most, requirement);
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

function flag() {
  return z.enum(["0", "1"], "must be 1 or 0").transform((value) => value === "1");
}

function isRedisAddress(value: string): boolean {
  const address = URL.parse(value);
  return address !== null && /^rediss?:$/.test(address.protocol) && address.hostname !== "";
}

/** A path, or another host's address with or without one. */
function timerAddress() {
  const requirement = "must be a path such as /timer/v1, or an address such as https://timer.league.example/timer/v1";
  return z
    .string()
    .refine((value) => {
      const address = URL.parse(value, "http://localhost");
      const isWhole = address !== null && !/[?#\s;,'"]/.test(value);
      return isWhole && (/^\/[^/]/.test(value) || (/^https?:\/\/[^/]/.test(value) && address.username === ""));
    }, requirement)
    .transform((value) => value.replace(/\/+$/, ""));
}

/** `tenant/channel=base64url`, with commas between. */
function channelKeys() {
  return z.string().transform((value, context) => {
    const keys = new Map<string, Uint8Array>();
    for (const entry of value.split(",")) {
      const [, channel, text] = /^([a-z0-9-]+\/[a-z]+(?::[\w-]+)?)=([\w-]+)$/.exec(entry.trim()) ?? [];
      if (channel === undefined || text === undefined) {
        context.addIssue("must be tenant/channel=key, the key as base64url, with commas between");
        return z.NEVER;
      }
      const key = Buffer.from(text, "base64url");
      if (key.length !== 16 && key.length !== 32) {
        context.addIssue(`the key of ${channel} must have 128 or 256 bits, not ${key.length * 8}`);
        return z.NEVER;
      }
      keys.set(channel, key);
    }
    return keys;
  });
}

function clientIds() {
  const requirement = "must be client ids, with commas between";
  return z
    .string()
    .regex(/^[\w.:-]{1,255}(?:\s*,\s*[\w.:-]{1,255})*$/, requirement)
    .transform((value) => value.split(/\s*,\s*/));
}

/** Names of hosts, or `*.` and what they end with, with commas between. */
function hostPatterns() {
  return z
    .string()
    .transform((value) => value.split(",").map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => hostShape.test(entry.replace(/^\*\./, "")) && entry.includes(".")),
      "must be hosts such as push.example.org or *.push.example.org, in lower case, with commas between",
    );
}

/** Without a path's end: tokens name their issuer to the letter. */
function issuerAddress() {
  return z.string().refine((value) => {
    const address = URL.parse(value);
    const isLocal = address?.hostname === "localhost" || address?.hostname === "127.0.0.1";
    return address !== null && (address.protocol === "https:" || (isLocal && address.protocol === "http:")) && !/[?#]|\/$/.test(value);
  }, "must be an address such as https://accounts.google.com, without a slash at its end");
}

/** The sender of mails would take any of its options from a parameter, those too that let mails go unencrypted. */
function isSmtpAddress(value: string): boolean {
  const address = URL.parse(value);
  return address !== null && /^smtps?:$/.test(address.protocol) && address.hostname !== "" && address.search === "" && address.hash === "";
}

function isPostgresAddress(value: string): boolean {
  const address = URL.parse(value);
  return address !== null && /^postgres(ql)?:$/.test(address.protocol) && address.pathname.length > 1;
}
