import { expect, test } from "vitest";
import { faultOf, type ServerFacts } from "./connection.ts";

const sound: ServerFacts = { version: 180_004, encoding: "UTF8", fsync: "on", synchronous_commit: "on" };
const waiver = "turn it on, or set ALLOW_UNSAFE_DATABASE=1";

test.each<[string, Partial<ServerFacts>, string | null, string | null]>([
  ["sound", {}, null, null],
  ["the oldest that will do", { version: 150_000 }, null, null],
  ["waits for its replicas", { synchronous_commit: "remote_apply" }, null, null],
  [
    "too old",
    { version: 140_012 },
    "the database is PostgreSQL 14; 15 or newer is needed",
    "the database is PostgreSQL 14; 15 or newer is needed",
  ],
  [
    "other letters",
    { encoding: "LATIN1" },
    "the database is encoded in LATIN1; UTF8 is needed",
    "the database is encoded in LATIN1; UTF8 is needed",
  ],
  ["no fsync", { fsync: "off" }, `the database runs with fsync=off and may lose confirmed plays; ${waiver}`, null],
  [
    "confirms early",
    { synchronous_commit: "off" },
    `the database runs with synchronous_commit=off and may lose confirmed plays; ${waiver}`,
    null,
  ],
])("%s", (_, facts, fault, faultWhenUnsafeIsAllowed) => {
  expect(faultOf({ ...sound, ...facts }, false)).toBe(fault);
  expect(faultOf({ ...sound, ...facts }, true)).toBe(faultWhenUnsafeIsAllowed);
});
