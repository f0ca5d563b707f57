import { pino, type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

export type { Logger };

/** Structured lines on standard output: one object each, `time` in ISO 8601. */
export function createLog(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
