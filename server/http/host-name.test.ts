import { expect, it } from "vitest";
import { hostName } from "./host-name.ts";

it.each([
  ["league-a.localhost", "league-a.localhost"],
  ["League-A.LocalHost:3000", "league-a.localhost"],
  ["league-a.localhost.", "league-a.localhost"],
  ["league-a.localhost.:80", "league-a.localhost"],
  ["xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
  ["127.0.0.1:3000", "127.0.0.1"],
])("reads %s", (header, host) => {
  expect(hostName(header)).toBe(host);
});

it.each([
  undefined,
  "",
  ":3000",
  "a b",
  "a..b",
  "-a.example",
  "a:99999999",
  "[::1]:3000",
  "league-a.localhost@evil.example",
  "a/b",
  "а.example",
  "x".repeat(300),
])("refuses %s", (header) => {
  expect(hostName(header)).toBeNull();
});
