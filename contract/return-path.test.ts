import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each(["/sr", "/en/profile", "/ru/profile/tabs/MyGames", "/sr-cyrl/players/x?phase=regular", "/en/profile#my-games"])(
  "AUTH3 %s is a path of ours",
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  "",
  "profile",
  "/",
  "/profile",
  "//evil.example",
  "//evil.example/en",
  "/\\evil.example",
  "/en//evil.example/..",
  "/en/%2f%2fevil.example",
  "/en/..//evil.example",
  "/en/%5cevil",
  "/%2f/evil.example",
  "\t//evil.example",
  "/en/\r\nSet-Cookie:x=1",
  "/en/%0d%0aSet-Cookie:x=1",
  "https://evil.example/en",
  "javascript:alert(1)",
  "/en#//evil.example",
  "/en#a#b",
  "/xx/profile",
  "/en/auth/Login",
  "/en/auth/Login?next=/en/auth/Login",
  `/en/${"a".repeat(500)}`,
])("AUTH3 %j is none", (path) => {
  expect(returnPath(path)).toBeNull();
});
