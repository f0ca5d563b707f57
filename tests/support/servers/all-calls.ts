import type { Hono } from "hono";
import { createApp, type AppOptions } from "#server/site/app.ts";
import type { AppEnvironment } from "#server/http/responses.ts";

/** What stands before all calls, not for any. */
const beforeAll = "ALL /*";

/** Every call that the program answers, as `POST /path/:part`, in the order in which they are tried. */
export function allCalls(): readonly string[] {
  // Nothing is asked: the table is made of functions.
  const none: unknown = new Proxy({}, { get: () => () => undefined });
  const app: Hono<AppEnvironment> = createApp(new Proxy({}, { get: () => none }) as AppOptions);
  const calls = app.routes.map(({ method, path }) => `${method} ${path}`);
  return [...new Set(calls.filter((call) => call !== beforeAll))];
}
