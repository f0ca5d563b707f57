import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["", "none"],
  ["a", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["1234567890", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["password", "weak"],
  ["P4ssw0rd!", "weak"],
  ["Košarka2026", "weak"],
  ["пароль123456", "weak"],
  ["8391047265", "weak"],
  ["drvo-sneg-kiša", "fair"],
  ["tri male ptice na žici", "strong"],
  ["Vx9!qLp2#Rt7", "good"],
] as const)("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a person's own name and address hardly count", () => {
  expect(passwordStrength("Milica.Jovanovic.90")).toBe("strong");
  expect(passwordStrength("Milica.Jovanovic.90", ["Milica Jovanović", "milica.jovanovic@example.org"])).toBe("weak");
});

test("ten thousand characters take no time", () => {
  expect(passwordStrength("aB3$".repeat(2500), ["a".repeat(1000)])).toBe("strong");
});
