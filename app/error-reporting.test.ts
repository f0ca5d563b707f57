import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ErrorDesk } from "./error-desk.ts";

type Options = Readonly<Record<string, unknown>>;

/** What the kit was begun with. */
const given = vi.hoisted(() => ({ init: {} as Options, recording: null as Options | null }));
vi.mock("@sentry/browser", () => ({
  init: (options: Options) => (given.init = options),
  browserTracingIntegration: () => "measuring",
  replayIntegration: (options: Options) => ((given.recording = options), "recording"),
}));
const { beginReporting } = await import("./error-reporting.ts");

const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

beforeEach(() => {
  given.recording = null;
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { getElementById: () => null });
  vi.stubGlobal("location", { origin: "https://league.example", pathname: "/sr/clubs" });
});
afterEach(() => void vi.unstubAllGlobals());

function begun({ masksText = true, userAgent = person, globalPrivacyControl = false } = {}): Options {
  vi.stubGlobal("navigator", { userAgent, globalPrivacyControl });
  const dsn = "https://key@faults.example/1";
  beginReporting({ dsn, masksText, tenant: "one", locale: "sr", waiting: [], take() {}, stopListening() {} } satisfies ErrorDesk);
  return given.init;
}

it("REPORT3 measures one visit in five and records every one, by the specification's figures", () => {
  expect(begun()).toMatchObject({
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    integrations: ["measuring", "recording"],
  });
  expect(given.recording).toMatchObject({ slowClickTimeout: 7000, mutationBreadcrumbLimit: 750, mutationLimit: 10_000 });
});

it.each([true, false])("REPORT3 text and media are masked as the tenant says: %s; what is typed always", (masksText) => {
  begun({ masksText });
  expect(given.recording).toMatchObject({ maskAllText: masksText, blockAllMedia: masksText, maskAllInputs: true });
});

it.each([
  ["a bot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["who asks not to be followed", { globalPrivacyControl: true }],
])("REPORT3 neither measures nor records %s", (_, whose) => {
  expect(begun(whose)).toMatchObject({ tracesSampleRate: 0, integrations: [] });
  expect(given.recording).toBeNull();
});
