import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";

export type RequestKind = "page" | "data" | "api" | "asset" | "health" | "other";

/** `hit` and the rest as the page cache tells; `none`: the answer never goes through it. */
export type CacheLabel = "hit" | "stale" | "joined" | "miss" | "none";

export type Metrics = {
  readonly registry: Registry;
  /** Answers written straight from memory, pages and files: counted, not timed, since timing would cost more than they do. */
  readonly straight: { answers: number; unchanged: number };
  /** From now on also what Node says of the process and its event loop. Looks ten times a second until the process ends. */
  watchProcess(): void;
  observeRequest(request: { kind: RequestKind; status: number; cache: CacheLabel; seconds: number }): void;
  watchStreams(streams: WatchedStreams): void;
  /** A request of a scoring table: how long its commands waited for their answer, and whether they were kept. */
  observeCommands(answered: { readonly seconds: number; readonly commands: number; readonly kept: boolean }): void;
  /** How long an event took from its commit to the streams and kept pages of this node; `null`: they could not be told. ALERT3 */
  observeShown(seconds: number | null): void;
  watchTables(lanes: { readonly waiting: number; readonly games: number }): void;
  /** Notices by what push services said to them. */
  watchPush(counts: Readonly<Record<string, number>>): void;
  /** How far this machine's clock, and the games' time, are ahead of the database's, in milliseconds. */
  watchClocks(clocks: { machineAheadMs(): number; gamesAheadMs(): number }): void;
  /** From now on `TRUSTED_PROXIES` is known not to fit. */
  proxiesDoNotFit(): void;
  proxiesFit(): boolean;
  /** The age of the last whole backup (of none yet, of the installation), its size, and whether the latest try came to nothing. */
  watchBackups(backups: { ageMs(): number; bytes(): number; failed(): boolean }): void;
  watchCache(cache: { readonly size: number; readonly bytes: number; readonly rendering: number }): void;
};

/** What the live part counts of its streams. */
export type WatchedStreams = {
  readonly size: number;
  readonly counts: { readonly deliveries: number; readonly resets: number; readonly slowCloses: number };
};

const pushOutcomes: Readonly<Record<string, string>> = {
  accepted: "Notices that a push service took",
  gone: "Notices to devices that are no more",
  later: "Notices that a push service did not take yet",
  refused: "Notices that a push service will never take",
  "refused-us": "Notices refused because of this installation, whatever the device: its keys, PUSH_CONTACT or a league's provider",
};

/** Whoever could not be told is told with the next event, or by the next look at all logs: later than any bucket. */
const untoldSeconds = 60;

/** Figures about requests, the page cache and the live part. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const straight = { answers: 0, unchanged: 0 };
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request that was not written straight from memory",
    labelNames: ["kind", "status", "cache"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const asked = new Counter({
    name: "page_cache_requests_total",
    help: "Requests that the page cache was asked for, by what it had",
    labelNames: ["outcome"],
    registers,
  });
  const acknowledged = new Histogram({
    name: "game_commands_seconds",
    help: "Time from the arrival of a scoring table's commands to their answer, by whether the database said they were kept",
    labelNames: ["kept"],
    buckets: [0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.5, 5, 10],
    registers,
  });
  const shown = new Histogram({
    name: "event_to_page_seconds",
    help: "Time from the commit of a game's event, on whichever node, until this node's streams and pages show it",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const commandsAnswered = new Counter({
    name: "game_commands_total",
    help: "Commands of scoring tables that were answered",
    labelNames: ["kept"],
    registers,
  });
  let told = { answers: 0, unchanged: 0 };
  new Counter({
    name: "http_straight_answers_total",
    help: "Answers written straight from memory, whole (200) or unchanged (304)",
    labelNames: ["status"],
    registers,
    collect() {
      this.inc({ status: "200" }, straight.answers - told.answers);
      this.inc({ status: "304" }, straight.unchanged - told.unchanged);
      told = { ...straight };
    },
  });
  return {
    registry,
    straight,
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    observeRequest({ kind, status, cache, seconds }) {
      durations.observe({ kind, status: String(status), cache }, seconds);
      if (cache !== "none") asked.inc({ outcome: cache });
    },
    watchStreams(streams) {
      watch(registry, "live_streams_open", "Streams that are listened to", () => streams.size);
      watchCounter(registry, "live_deliveries_total", "Messages handed to streams", () => streams.counts.deliveries);
      watchCounter(registry, "live_resets_total", "Listeners sent to read a log anew", () => streams.counts.resets);
      watchCounter(
        registry,
        "live_slow_closes_total",
        "Streams closed because their listener took too little",
        () => streams.counts.slowCloses,
      );
    },
    ...proxiesOf(registry),
    observeCommands({ seconds, commands, kept }) {
      acknowledged.observe({ kept: String(kept) }, seconds);
      commandsAnswered.inc({ kept: String(kept) }, commands);
    },
    observeShown: (seconds) => shown.observe(seconds ?? untoldSeconds),
    ...watchesOf(registry),
  };
}

function proxiesOf(registry: Registry): Pick<Metrics, "proxiesDoNotFit" | "proxiesFit"> {
  const help = "1 when TRUSTED_PROXIES does not fit who asks";
  const wrong = new Gauge({ name: "trusted_proxies_wrong", help, registers: [registry] });
  let doFit = true;
  return {
    proxiesDoNotFit() {
      doFit = false;
      wrong.set(1);
    },
    proxiesFit: () => doFit,
  };
}

/** What is read when somebody asks, of parts that know it themselves. */
function watchesOf(registry: Registry): Pick<Metrics, "watchTables" | "watchPush" | "watchClocks" | "watchBackups" | "watchCache"> {
  return {
    watchTables(lanes) {
      watch(registry, "game_commands_waiting", "Commands of scoring tables that wait for their answer", () => lanes.waiting);
      watch(registry, "game_lanes", "Games whose scoring tables have written lately", () => lanes.games);
    },
    watchPush(counts) {
      for (const [outcome, help] of Object.entries(pushOutcomes))
        watchCounter(registry, `push_messages_${outcome.replaceAll("-", "_")}_total`, help, () => counts[outcome] ?? 0);
    },
    watchClocks(clocks) {
      const [own, games] = [
        "How far this machine's clock is ahead of the database's",
        "How far the games' time is ahead of the database's, when that was set",
      ];
      watch(registry, "clock_ahead_of_database_seconds", own, () => clocks.machineAheadMs() / 1000);
      watch(registry, "games_time_ahead_of_database_seconds", games, () => clocks.gamesAheadMs() / 1000);
    },
    watchBackups(backups) {
      watch(registry, "backup_age_seconds", "Time since the moment of the last whole backup", () => backups.ageMs() / 1000);
      watch(registry, "backup_bytes", "Size of the last whole backup, in bytes; 0: there is none", () => backups.bytes());
      watch(registry, "backup_failed", "1 when the latest try to make a backup came to nothing", () => Number(backups.failed()));
    },
    watchCache(cache) {
      watch(registry, "page_cache_entries", "Answers kept", () => cache.size);
      watch(registry, "page_cache_bytes", "Memory of the answers kept, in bytes", () => cache.bytes);
      watch(registry, "page_cache_rendering", "Answers being made right now", () => cache.rendering);
    },
  };
}

function watchCounter(registry: Registry, name: string, help: string, read: () => number): void {
  let told = 0;
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      const now = read();
      this.inc(now - told);
      told = now;
    },
  });
}

function watch(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
