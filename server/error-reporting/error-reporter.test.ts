import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createErrorReporter, type ErrorReporter } from "./error-reporter.ts";
import { pausedUntil } from "./rate-limits.ts";

type Received = { readonly headers: IncomingMessage["headers"]; readonly url: string; readonly lines: readonly Record<string, unknown>[] };

let service: Server;
let received: Received[];
let answer: { status: number; headers: Record<string, string> };
let clock: number;
let dsn: string;

beforeEach(async () => {
  received = [];
  answer = { status: 200, headers: {} };
  clock = 1_000_000;
  service = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const lines = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      received.push({ headers: request.headers, url: request.url ?? "", lines });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
  dsn = `http://abc@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

function reporterFor(dsnOf: (tenant: string | null) => string | null = () => dsn): ErrorReporter {
  return createErrorReporter({ release: () => "build1", environment: "production", dsnOf, now: () => clock });
}

async function heardOf(error: Error, dsnOf?: () => string | null) {
  const reporter = reporterFor(dsnOf);
  const path = "/sr/auth/reset?code=5";
  reporter.tell({ error, level: "error", said: "defect", tenant: "league-a", requestId: "run-1", path, at: 1000 });
  await reporter.close(2000);
  return received[0]?.lines[2];
}

describe("REPORT5 what broke on the server", () => {
  test("REPORT9 a DSN that is not known any more is said, and is no fault to be told of", async () => {
    const refused: [string, string][] = [];
    answer = { status: 403, headers: {} };
    const options = { release: () => "build1", environment: "production", dsnOf: () => dsn, now: () => clock } as const;
    const reporter = createErrorReporter({ ...options, onRefusedUs: (...said) => void refused.push(said) });
    reporter.tell({ error: new Error("x"), level: "error", said: "defect", tenant: null, requestId: null, path: null, at: 1000 });
    await reporter.close(2000);
    expect(refused).toEqual([[new URL(dsn).host, "answered 403"]]);
    expect(received).toHaveLength(1);
  });

  test("is told in Sentry's protocol, with its tenant, its build and what caused it, without secrets", async () => {
    const cause = new Error("ana@example.rs is there already");
    const event = await heardOf(new TypeError("not a function", { cause }));
    expect(received[0]).toMatchObject({ url: "/api/7/envelope/", headers: { "content-type": "application/x-sentry-envelope" } });
    expect(received[0]?.headers["x-sentry-auth"]).toContain("sentry_key=abc");
    expect(received[0]?.lines.slice(0, 2)).toMatchObject([{ event_id: event?.["event_id"], dsn }, { type: "event" }]);
    expect(event).toMatchObject({
      level: "error",
      logger: "defect",
      release: "build1",
      environment: "production",
      tags: { tenant: "league-a", request_id: "run-1" },
      transaction: "/sr/auth/reset",
    });
    const { values } = event!["exception"] as { values: { type: string; value: string; stacktrace: { frames: unknown[] } }[] };
    expect(values.map(({ type, value }) => [type, value])).toEqual([
      ["Error", "[mail] is there already"],
      ["TypeError", "not a function"],
    ]);
    expect(values[1]?.stacktrace.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining("error-reporter.test.ts") as string,
      in_app: true,
    });
  });

  test("goes nowhere without an address, or with one that is none", async () => {
    await heardOf(new Error("x"), () => null);
    await heardOf(new Error("x"), () => "https://x");
    expect(received).toEqual([]);
  });

  test("is told once while it lasts, and no more than sixty kinds in a minute", async () => {
    const reporter = reporterFor();
    const tell = (error: Error) =>
      reporter.tell({ error, level: "error", said: "defect", tenant: "a", requestId: null, path: null, at: clock });
    const same = new Error("same");
    for (let times = 0; times < 50; times += 1) tell(same);
    await reporter.close(2000);
    expect(received).toHaveLength(1);
    for (let kind = 0; kind < 200; kind += 1) tell(Object.assign(new Error("x"), { name: `Kind${kind}` }));
    await reporter.close(5000);
    expect(received).toHaveLength(60);
    clock += 61_000;
    tell(same);
    await reporter.close(2000);
    expect(received).toHaveLength(61);
  });

  test.each([
    ["429", { status: 429, headers: { "Retry-After": "30" } }, 29_000, 31_000],
    ["the limits of the protocol", { status: 200, headers: { "X-Sentry-Rate-Limits": "30:error:organization" } }, 29_000, 31_000],
  ])("waits as it is told by %s", async (_, told, tooSoon, late) => {
    const reporter = reporterFor();
    const tell = async (name: string) => {
      reporter.tell({
        error: Object.assign(new Error("x"), { name }),
        level: "error",
        said: "",
        tenant: null,
        requestId: null,
        path: null,
        at: 0,
      });
      await reporter.close(2000);
    };
    answer = told;
    await tell("first");
    answer = { status: 200, headers: {} };
    clock += tooSoon;
    await tell("second");
    expect(received).toHaveLength(1);
    clock += late - tooSoon;
    await tell("third");
    expect(received).toHaveLength(2);
  });

  test("holds nobody up: neither a service that never answers nor one that is not there", async () => {
    service.removeAllListeners("request");
    service.on("request", () => undefined);
    const begun = performance.now();
    await heardOf(new Error("x"));
    expect(performance.now() - begun).toBeLessThan(4000);
    service.closeAllConnections();
    await heardOf(new Error("y"), () => "http://abc@127.0.0.1:1/7");
  });
});

test.each([
  [200, {}, 0],
  [429, {}, 60_000],
  [429, { "retry-after": "Thu, 01 Jan 1970 00:00:05 GMT" }, 5000],
  [200, { "x-sentry-rate-limits": "60:transaction:key" }, 0],
  [200, { "x-sentry-rate-limits": "60:transaction:key, 2700:default;error;security:organization" }, 2_700_000],
  [429, { "x-sentry-rate-limits": "10::organization" }, 10_000],
  [429, { "x-sentry-rate-limits": "nonsense" }, 60_000],
  [429, { "retry-after": "999999999" }, 86_400_000],
] as const)("REPORT5 %d %j means a pause of %d ms", (status, headers, until) => {
  expect(pausedUntil(status, new Headers(headers), 0)).toBe(until);
});
