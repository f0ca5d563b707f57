import { describe, expect, test } from "vitest";
import { readDsn, withoutSecrets } from "./error-reporting.ts";

describe("REPORT1 where faults are told", () => {
  test.each([
    ["https://abc123@errors.example/7", "https://errors.example", "https://errors.example/api/7/envelope/"],
    ["https://abc123@errors.example:8443/sentry/7", "https://errors.example:8443", "https://errors.example:8443/sentry/api/7/envelope/"],
    ["http://abc123@localhost:9000/7", "http://localhost:9000", "http://localhost:9000/api/7/envelope/"],
  ])("%s", (dsn, origin, envelopeAddress) => {
    expect(readDsn(dsn)).toEqual({ publicKey: "abc123", origin, envelopeAddress });
  });

  test.each([
    "",
    "errors.example/7",
    "https://errors.example/7",
    "https://abc123@errors.example/",
    "https://abc123@errors.example/x",
    "https://abc123:secret@errors.example/7",
    "http://abc123@errors.example/7",
    "ftp://abc123@errors.example/7",
    "javascript:abc@x/7",
    "https://abc123@errors.example/7?x=1",
    "https://abc123@errors.example/7#x",
    "https://abc123@errors.example/../7",
    "https://abc123@errors.example; script-src */7",
    "https://abc123@errors.example/7\n",
    "https://abc123@evil.example@errors.example/7",
    `https://${"a".repeat(400)}@errors.example/7`,
  ])("refuses %j", (dsn) => {
    expect(readDsn(dsn)).toBeNull();
  });
});

describe("REPORT4 what leaves the house", () => {
  test.each([
    ["at https://league.example/en/games?token=abc#frag now", "at https://league.example/en/games now"],
    ["/sr/auth/reset?code=1234", "/sr/auth/reset"],
    ["who? ana.petrovic@example.rs!", "who? [mail]!"],
    ["/sr/applications/0193e0a0-1234-7abc-8def-0123456789ab/team", "/sr/applications/[id]/team"],
    ["bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", "bearer [token]"],
    [`key ${"0a".repeat(32)}`, "key [token]"],
    [
      "https://league.example/assets/error-reporting-DxKfj2s1aB.js:1:22",
      "https://league.example/assets/error-reporting-DxKfj2s1aB.js:1:22",
    ],
    ["/sr/seasons/2025-26/leagues/prva-liga/rounds/1/games/a-b", "/sr/seasons/2025-26/leagues/prva-liga/rounds/1/games/a-b"],
    ["0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef"],
  ])("%s", (text, fit) => {
    expect(withoutSecrets(text)).toBe(fit);
  });

  test("is short, and quickly made of whatever comes", () => {
    const begun = performance.now();
    expect(withoutSecrets("a@".repeat(100_000)).length).toBeLessThanOrEqual(4000);
    withoutSecrets("/".repeat(100_000));
    withoutSecrets("aA1-".repeat(100_000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
