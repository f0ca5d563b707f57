import { describe, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";

function problemsOf(environment: Record<string, string>): readonly string[] {
  const reading = readConfig(environment, "/srv/league");
  return reading.ok ? [] : reading.problems;
}

function configOf(environment: Record<string, string>) {
  const reading = readConfig(environment, "/srv/league");
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.config;
}

describe("what an empty environment means", () => {
  test("the defaults: one machine, embedded database, demo", () => {
    expect(configOf({})).toEqual({
      environment: "production",
      port: 3000,
      host: null,
      metricsPort: 9464,
      metricsHost: "127.0.0.1",
      logLevel: "info",
      dataFolder: "/srv/league/data",
      databaseUrl: null,
      databaseConnections: 10,
      allowUnsafeDatabase: false,
      pageCacheBytes: 268_435_456,
      redisUrl: null,
      streamsPerAddress: 5000,
      channelKeys: new Map(),
      timerApi: null,
      errorDsn: null,
      drainMs: 1000,
      trustedProxies: 0,
      google: null,
      mail: null,
      officialHost: "official.localhost",
      pushContact: "mailto:push@localhost",
      pushHosts: [],
      pushToPrivate: false,
      webhooksToPrivate: false,
      operator: { mail: null, url: null },
      secretKey: null,
      backup: { atMinute: 150, folder: "/srv/league/data/backups", recipient: null },
      demo: true,
      isTrial: false,
    });
  });

  test("the answer cannot be changed", () => {
    expect(Object.isFrozen(configOf({}))).toBe(true);
  });

  test("an empty value is a value not set", () => {
    expect(configOf({ PORT: "", DATABASE_URL: "" })).toEqual(configOf({}));
  });
});

describe("what is read", () => {
  test.each([
    [{ PORT: "8080" }, { port: 8080, metricsPort: 14_544 }],
    [{ PORT: "0" }, { port: 0, metricsPort: 0 }],
    [{ PORT: "65000" }, { port: 65_000, metricsPort: 58_536 }],
    [
      { PORT: "8080", METRICS_PORT: "9000" },
      { port: 8080, metricsPort: 9000 },
    ],
    [
      { HOST: "::1", METRICS_HOST: "0.0.0.0" },
      { host: "::1", metricsHost: "0.0.0.0" },
    ],
    [{ DATA_DIR: "/var/lib/league" }, { dataFolder: "/var/lib/league" }],
    [{ DATA_DIR: "../kept" }, { dataFolder: "/srv/kept" }],
    [
      { NODE_ENV: "development", LOG_LEVEL: "trace" },
      { environment: "development", logLevel: "trace" },
    ],
    [{ ALLOW_UNSAFE_DATABASE: "1" }, { allowUnsafeDatabase: true }],
    [{ PAGE_CACHE_MB: "0" }, { pageCacheBytes: 0 }],
    [{ ALLOW_UNSAFE_DATABASE: "0" }, { allowUnsafeDatabase: false }],
    [{ DRAIN_SECONDS: "30" }, { drainMs: 30_000 }],
    [{ FULLCOURT_DEMO: "0" }, { demo: false, officialHost: null }],
    [{}, { demo: true, officialHost: "official.localhost" }],
    [{ OFFICIAL_HOST: "login.league.example" }, { officialHost: "login.league.example" }],
    [{ REDIS_URL: "rediss://cache:6379" }, { redisUrl: "rediss://cache:6379" }],
    [{ REDIS_URL: "redis://cache:6379", ALLOW_PLAIN_CONNECTIONS: "1" }, { redisUrl: "redis://cache:6379" }],
    [
      { STREAM_CHANNEL_KEYS: "league-a/games=AAECAwQFBgcICQoLDA0ODw" },
      { channelKeys: new Map([["league-a/games", Buffer.from("000102030405060708090a0b0c0d0e0f", "hex")]]) },
    ],
    [{ SENTRY_DSN: "https://abc@errors.example/7" }, { errorDsn: "https://abc@errors.example/7" }],
    [{ TIMER_API_URL: "/clock/v2/" }, { timerApi: "/clock/v2" }],
    [{ TIMER_API_URL: "https://timer.league.example" }, { timerApi: "https://timer.league.example" }],
    [
      { GOOGLE_CLIENT_IDS: "web.apps, phone.apps" },
      { google: { issuer: "https://accounts.google.com", audiences: ["web.apps", "phone.apps"], clientSecret: null } },
    ],
    [
      { GOOGLE_CLIENT_IDS: "web.apps", GOOGLE_CLIENT_SECRET: "GOCSPX-a" },
      { google: { issuer: "https://accounts.google.com", audiences: ["web.apps"], clientSecret: "GOCSPX-a" } },
    ],
    // A database somebody brought gets no demo unless they ask.
    [{ DATABASE_URL: "postgres://u:p@127.0.0.1/league" }, { databaseUrl: "postgres://u:p@127.0.0.1/league", demo: false }],
    [
      { DATABASE_URL: "postgresql:///league", FULLCOURT_DEMO: "1" },
      { databaseUrl: "postgresql:///league", demo: true },
    ],
  ])("%j", (environment, expected) => {
    expect(configOf(environment)).toMatchObject(expected);
  });
});

describe("connections that leave this machine", () => {
  const needsTls =
    "DATABASE_URL: is not on this machine and needs ?sslmode=verify-full; ALLOW_PLAIN_CONNECTIONS=1 lets it go unencrypted, on a network of your own";

  test.each([
    "postgres://u:p@db/league",
    "postgres://u:p@db/league?sslmode=require",
    "postgres://u:p@db/league?sslmode=no-verify",
    "postgres://u:p@localhost/league?host=db.example",
    "postgres://u:p@127.0.0.1.example/league",
  ])("%s is refused", (databaseUrl) => {
    expect(problemsOf({ DATABASE_URL: databaseUrl })).toEqual([needsTls]);
    expect(configOf({ DATABASE_URL: databaseUrl, ALLOW_PLAIN_CONNECTIONS: "1" })).toMatchObject({ databaseUrl });
  });

  test.each([
    "postgres://u:p@db/league?sslmode=verify-full",
    "postgres://u:p@localhost:5432/league",
    "postgres://u:p@[::1]/league",
    "postgres:///league?host=/var/run/postgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/league",
  ])("%s is taken", (databaseUrl) => {
    expect(configOf({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test("so is Redis only with TLS, and mails leave only with it", () => {
    expect(problemsOf({ REDIS_URL: "redis://cache:6379" })).toEqual([
      expect.stringMatching(/^REDIS_URL: is not on this machine and needs rediss:/),
    ]);
    const mails = { MAIL_FROM: "league@example.com" };
    expect(configOf({ ...mails, SMTP_URL: "smtp://relay:587" })).toMatchObject({ mail: { mayBePlain: false } });
    expect(configOf({ ...mails, SMTP_URL: "smtp://localhost:2525" })).toMatchObject({ mail: { mayBePlain: true } });
  });
});

describe("GUARD12 an address is read as the program reads it that is given it", () => {
  test.each([
    ["DATABASE_URL", "postgres://u:p@db/league?sslmode=verify-full&sslmode=disable"],
    ["DATABASE_URL", "postgres://u:p@db/league?host=localhost&host=db.example"],
    ["DATABASE_URL", "postgres://u:p@localhost/league?application_name=a&application_name=b"],
    ["REDIS_URL", "rediss://cache:6379?a=1&a=2"],
    ["SENTRY_DSN", "https://key@host/7?a=1&a=2"],
    ["TIMER_API_URL", "https://timer.example/timer?a=1&a=2"],
    ["GOOGLE_ISSUER", "https://accounts.example?a=1&a=2"],
    ["PUSH_CONTACT", "https://league.example/contact?a=1&a=2"],
  ])("%s with a parameter twice is refused: %s", (name, value) => {
    for (const allowed of ["0", "1"])
      expect(problemsOf({ [name]: value, ALLOW_PLAIN_CONNECTIONS: allowed })).toContain(`${name}: has a parameter twice`);
  });

  test.each([
    "postgres://u:p@localhost/league?host=db.example&port=5433",
    "postgres://u:p@db/league?sslmode=verify-full&host=db.example&uselibpqcompat=true&sslmode=prefer",
    "postgres://u:p@db/league?SSLMODE=verify-full",
    "postgres://u:p@db/league?sslmode=verify-full%20",
    "postgres://u:p@db/league?sslmode=prefer&ssl=true",
  ])("%s does not pass for encrypted", (databaseUrl) => {
    expect(problemsOf({ DATABASE_URL: databaseUrl })).not.toEqual([]);
  });

  test("the environment names the database's machine where the address names none", () => {
    vi.stubEnv("PGHOST", "db.example");
    expect(problemsOf({ DATABASE_URL: "postgres:///league" })).not.toEqual([]);
    vi.unstubAllEnvs();
    expect(problemsOf({ DATABASE_URL: "postgres:///league" })).toEqual([]);
  });

  test.each(["?ignoreTLS=true", "?tls.rejectUnauthorized=false", "?requireTLS=false", "?host=other.example", "?"])(
    "SMTP_URL takes no parameter: %s",
    (search) => {
      const answer = problemsOf({ MAIL_FROM: "league@example.com", SMTP_URL: `smtp://relay:587${search}` });
      expect(answer).toEqual(search === "?" ? [] : [expect.stringMatching(/^SMTP_URL: /)]);
    },
  );
});

test("PUSH15 hosts of push services are names, with commas between", () => {
  expect(configOf({ PUSH_HOSTS: "push.example.org, *.push.example.net" }).pushHosts).toEqual(["push.example.org", "*.push.example.net"]);
  for (const bad of ["*", "*.com.", "https://push.example.org", "push.example.org:8080", "a.*.org", "localhost", ","])
    expect(problemsOf({ PUSH_HOSTS: bad })).toEqual([expect.stringMatching(/^PUSH_HOSTS=/)]);
});

describe("secrets in files", () => {
  const files: Record<string, string> = { "/run/secrets/db": "postgres://u:hidden@localhost/league\n", "/srv/league/empty": "\n" };
  const reading = (environment: Record<string, string>) =>
    readConfig(environment, "/srv/league", (path) => {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
      return text;
    });

  test("are as good as given outright", () => {
    expect(reading({ DATABASE_URL_FILE: "/run/secrets/db" })).toMatchObject({
      ok: true,
      config: { databaseUrl: "postgres://u:hidden@localhost/league" },
    });
  });

  test.each([
    [{ DATABASE_URL_FILE: "/none" }, "DATABASE_URL_FILE=/none: cannot be read (ENOENT)"],
    [{ DATABASE_URL_FILE: "empty" }, "DATABASE_URL_FILE=empty: is empty"],
    [
      { DATABASE_URL_FILE: "/run/secrets/db", DATABASE_URL: "postgres://localhost/league" },
      "DATABASE_URL_FILE=/run/secrets/db: is given beside DATABASE_URL; unset one of them",
    ],
    [{ REDIS_URL_FILE: "/run/secrets/db" }, "REDIS_URL: must be redis://host:port or rediss://host:port"],
    [{ DATABASE_URL_FIEL: "/run/secrets/db" }, "DATABASE_URL_FIEL: unknown; did you mean DATABASE_URL_FILE?"],
  ])("%j", (environment, line) => {
    expect(reading(environment)).toEqual({ ok: false, problems: [line] });
  });
});

describe("what is refused, in one line each", () => {
  test.each([
    [{ PORT: "http" }, "PORT=http: must be a whole number from 0 to 65535"],
    [{ PORT: "-1" }, "PORT=-1: must be a whole number from 0 to 65535"],
    [{ PORT: "65536" }, "PORT=65536: must be a whole number from 0 to 65535"],
    [{ PORT: "3000.5" }, "PORT=3000.5: must be a whole number from 0 to 65535"],
    [{ DATABASE_CONNECTIONS: "0" }, "DATABASE_CONNECTIONS=0: must be a whole number from 1 to 500"],
    [{ NODE_ENV: "prod" }, "NODE_ENV=prod: must be one of development, test, production"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud: must be one of trace, debug, info, warn, error, fatal, silent"],
    [{ ALLOW_UNSAFE_DATABASE: "yes" }, "ALLOW_UNSAFE_DATABASE=yes: must be 1 or 0"],
    [{ DATABASE_URL: "mysql://u:secret@db/x" }, "DATABASE_URL: must be postgres://user:password@host:port/database"],
    [{ DATABASE_URL: "postgres://u:secret@db" }, "DATABASE_URL: must be postgres://user:password@host:port/database"],
    [{ DATABASE_URL: "secret" }, "DATABASE_URL: must be postgres://user:password@host:port/database"],
    [{ DATABSE_URL: "postgres://db/x" }, "DATABSE_URL: unknown; did you mean DATABASE_URL?"],
    [{ DATABASE_UR1: "postgres://db/x" }, "DATABASE_UR1: unknown; did you mean DATABASE_URL?"],
    [{ database_url: "postgres://db/x" }, "database_url: unknown; did you mean DATABASE_URL?"],
    [{ DATADIR: "/x" }, "DATADIR: unknown; did you mean DATA_DIR?"],
    [{ LOG_LEVLE: "info" }, "LOG_LEVLE: unknown; did you mean LOG_LEVEL?"],
    [{ FULLCOURT_DEM0: "1" }, "FULLCOURT_DEM0: unknown; did you mean FULLCOURT_DEMO?"],
    [{ FULLCOURT_COLOUR: "red" }, "FULLCOURT_COLOUR: unknown"],
    [{ REDIS_URL: "http://secret@r" }, "REDIS_URL: must be redis://host:port or rediss://host:port"],
    [{ STREAM_CHANNEL_KEYS: "league-a/games=c2hvcnQ" }, "STREAM_CHANNEL_KEYS: the key of league-a/games must have 128 or 256 bits, not 40"],
    [{ GOOGLE_CLIENT_SECRET: "GOCSPX-a" }, "GOOGLE_CLIENT_IDS: is needed besides GOOGLE_CLIENT_SECRET"],
    [{ GOOGLE_CLIENT_IDS: "web", GOOGLE_CLIENT_SECRET: "two words" }, "GOOGLE_CLIENT_SECRET: must be the secret as Google shows it"],
    [{ STREAM_CHANNEL_KEYS: "league-a" }, "STREAM_CHANNEL_KEYS: must be tenant/channel=key, the key as base64url, with commas between"],
    ...["timer", "//timer.example", "ftp://timer.example", "/timer?x=1", "https://a.example; script-src *"].map(
      (value): [Record<string, string>, string] => [
        { TIMER_API_URL: value },
        `TIMER_API_URL=${value}: must be a path such as /timer/v1, or an address such as https://timer.league.example/timer/v1`,
      ],
    ),
    [{ SENTRY_DSN: "https://errors.example/7" }, "SENTRY_DSN: must be https://KEY@host/PROJECT, the project a number"],
    ...["https://login.example", "login.example:8080", "Login.example", "-a.example", "a b"].map(
      (value): [Record<string, string>, string] => [
        { OFFICIAL_HOST: value },
        `OFFICIAL_HOST=${value}: must be a host name such as login.example.org, in lower case, without a port`,
      ],
    ),
    [{ OPERATOR_MAIL: "a@b.example" }, "SMTP_URL: is needed besides OPERATOR_MAIL"],
    [{ OPERATOR_URL: "http://push.example/topic" }, "OPERATOR_URL: must be an https address"],
    [{ SECRET_KEY: "short" }, "SECRET_KEY: must be a key as `secret-key --rotate` prints it: 256 bits as base64url"],
    [{ S3_BUCKET: "b" }, "S3_BUCKET: not supported by this version; unset it"],
  ])("%j", (environment, line) => {
    expect(problemsOf(environment)).toEqual([line]);
  });

  test("every fault is told at once", () => {
    expect(problemsOf({ PORT: "x", LOG_LEVEL: "x", FULLCOURT_X: "1" })).toHaveLength(3);
  });

  test("a password is never repeated", () => {
    expect(problemsOf({ DATABASE_URL: "http://u:secret@db/x" }).join()).not.toContain("secret");
  });
});

test("the rest of the environment is other programs' business", () => {
  const ordinary = ["PATH", "HOME", "HOSTNAME", "HOSTS", "PORTS", "SPORT", "XDG_DATA_DIRS", "NODE_OPTIONS", "npm_config_loglevel"];
  expect(problemsOf(Object.fromEntries(ordinary.map((name) => [name, "x"])))).toEqual([]);
});
