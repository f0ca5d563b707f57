import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { AwayDatabase } from "#contract/busy-database.ts";
import type { Config } from "./config.ts";

export type { Logger };

/** A fault as the log was told of it. */
export type ToldError = {
  readonly error: Error;
  readonly level: "warning" | "error" | "fatal";
  /** What the log called it. */
  readonly said: string;
  /** Of the tenant; `null`: it is nobody's in particular. */
  readonly tenant: string | null;
  readonly requestId: string | null;
  /** Of the page, without what stands behind it; `null`: there was none. */
  readonly path: string | null;
  readonly at: number;
};

type LogOptions = {
  readonly destination?: DestinationStream;
  /** Is told of every exception that the log is told of as a warning or worse. */
  readonly report?: (told: ToldError) => void;
};

/** Structured lines on standard output: one object each, `time` in ISO 8601. */
export function createLog(level: Config["logLevel"], { destination, report }: LogOptions = {}): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: {
      logMethod(words, method, levelNumber) {
        if (isOfOutage(words) && levelNumber > pino.levels.values["debug"]!) return this.debug(...(words as [object, string]));
        const told = report && toldError(this.bindings(), words, pino.levels.labels[levelNumber]);
        if (told) report?.(told);
        method.apply(this, words);
        return undefined;
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** However many run into it, that the database is away is told by whoever watches its line, once. PAGE29 */
function isOfOutage([line]: readonly unknown[]): boolean {
  return typeof line === "object" && line !== null && "err" in line && line.err instanceof AwayDatabase;
}

/** `null`: no exception, or none that anybody need hear of. REPORT5 */
function toldError(bindings: Readonly<Record<string, unknown>>, words: readonly unknown[], level = ""): ToldError | null {
  const [line, said] = words;
  if (typeof line !== "object" || line === null || !("err" in line) || !(line.err instanceof Error)) return null;
  if (level !== "error" && level !== "fatal" && level !== "warn") return null;
  return {
    error: line.err,
    level: level === "warn" ? "warning" : level,
    said: text(said) ?? "",
    tenant: text(bindings["tenant"]),
    requestId: text(bindings["requestId"]),
    path: "path" in line ? text(line.path) : null,
    at: Date.now(),
  };
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
