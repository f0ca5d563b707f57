import { expect, it } from "vitest";
import { localeCookie } from "#contract/locale.ts";
import { bestLocale } from "./language.ts";

it.each([
  // cookie first
  ["locale=sl", "fr", "sl"],
  ["a=b; locale=sr-cyrl; c=d", "fr", "sr-cyrl"],
  ["locale=../../", "fr", "fr"],
  ["locale=__proto__", undefined, "en"],
  ["xlocale=sl", undefined, "en"],
  ["locale=", "ru", "ru"],
  // then what the browser accepts
  [undefined, "sr-Cyrl-RS,sr;q=0.9", "sr-cyrl"],
  [undefined, "sr-RS", "sr"],
  [undefined, "sr-Latn", "sr"],
  [undefined, "de-AT,de;q=0.9,sl;q=0.5,en;q=0.4", "sl"],
  [undefined, "es-419", "es"],
  [undefined, "en;q=0.2, fr;q=0.9", "fr"],
  [undefined, "fr;q=0, ru;q=0.1", "ru"],
  [undefined, "FR-ca", "fr"],
  [undefined, "fr;q=nonsense, ru;q=0.1", "ru"],
  [undefined, "*", "en"],
  [undefined, `${"xx,".repeat(2000)}fr`, "en"],
  // then the tenant's own
  [undefined, "de, it", "en"],
  [undefined, undefined, "en"],
] as const)("cookie %s, accepts %s: %s", (cookie, accepts, locale) => {
  expect(bestLocale(cookie, accepts, "en")).toBe(locale);
});

it("PAGE9 is remembered for 365 days", () => {
  expect(localeCookie("sr-cyrl")).toBe("locale=sr-cyrl; Max-Age=31536000; Path=/; SameSite=Lax");
});
