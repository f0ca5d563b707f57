import { randomBytes } from "node:crypto";
import { withoutSecrets } from "#contract/error-reporting.ts";
import type { ToldError } from "../log.ts";

export type ErrorEventOrigin = { readonly release: string | null; readonly environment: string };

type Frame = {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
};

/** An event in the words of Sentry's protocol. Its id is hexadecimal, as the protocol wants it. */
export type ErrorEvent = { readonly event_id: string } & Readonly<Record<string, unknown>>;

const deepestCause = 5;
const mostFrames = 50;

/** The event that tells of an error and of what caused it, without secrets. */
export function errorEvent(told: ToldError, { release, environment }: ErrorEventOrigin): ErrorEvent {
  const { error, level, said, tenant, requestId, path, at } = told;
  return {
    event_id: randomBytes(16).toString("hex"),
    timestamp: at / 1000,
    platform: "node",
    level,
    logger: withoutSecrets(said),
    ...(release === null ? {} : { release }),
    environment,
    tags: { ...(tenant === null ? {} : { tenant }), ...(requestId === null ? {} : { request_id: requestId }) },
    ...(path === null ? {} : { transaction: withoutSecrets(path) }),
    // The cause comes first.
    exception: { values: causesOf(error).map(exceptionOf).reverse() },
  };
}

/** What makes two faults the same one. */
export function fingerprintOf({ error, tenant }: ToldError): string {
  const [, first = ""] = (error.stack ?? "").split("\n    at ");
  return `${tenant} ${error.name} ${first.split("\n", 1)[0]}`;
}

function causesOf(error: Error): Error[] {
  const causes = [error];
  for (let { cause } = error; cause instanceof Error && causes.length < deepestCause; { cause } = cause) causes.push(cause);
  return causes;
}

function exceptionOf({ name, message, stack = "" }: Error) {
  return { type: name, value: withoutSecrets(message), stacktrace: { frames: framesOf(stack) } };
}

/** Of V8's text; the protocol wants the innermost last. */
function framesOf(stack: string): Frame[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, name = "?", filename, row, column] = /^ {4}at (?:(?:async )?(.{1,200}?) \()?(.{1,500}?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (filename === undefined) return [];
      const inApp = !filename.includes("node_modules") && !filename.startsWith("node:");
      return [{ function: name, filename: withoutSecrets(filename), lineno: Number(row), colno: Number(column), in_app: inApp }];
    })
    .slice(0, mostFrames)
    .reverse();
}
