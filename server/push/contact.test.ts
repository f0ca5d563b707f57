import { expect, it } from "vitest";
import { isReachable } from "./contact.ts";

it.each([
  ["mailto:push@league.rs", true],
  ["https://league.rs/contact", true],
  ["mailto:push@localhost", false],
  ["mailto:push@host.local", false],
  ["mailto:push@league.invalid", false],
  ["https://localhost/contact", false],
  ["mailto:push@intranet", false],
])("PUSH22 whoever is written to at %s: %s", (contact, isReal) => {
  expect(isReachable(contact)).toBe(isReal);
});
