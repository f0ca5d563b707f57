import { describe, expect, test } from "vitest";
import { isMarked, marks, privateAddresses } from "#tests/support/servers/marked-secrets.ts";
import { routeLeaves } from "#tests/support/fixtures/route-leaves.ts";
import { withoutSecrets } from "./error-reporting.ts";
import { isPrivatePath, isSecretName, withoutSecretPlaces } from "./private-addresses.ts";

describe("GUARD16 private pages", () => {
  test("each page is public by name or private", () => {
    const sections = routeLeaves()
      .filter((leaf) => leaf.startsWith("/:locale") && !leaf.endsWith("/*"))
      .map((leaf) => leaf.replace("/:locale", "/en").split("/").slice(0, 3).join("/"));
    expect([...new Set(sections.filter(isPrivatePath))].toSorted()).toEqual(
      ["applications", "auth", "demo", "following", "live", "notifications", "office", "profile"].map((section) => `/en/${section}`),
    );
  });

  test.each([
    "/en//clubs",
    "//en/clubs",
    "/en/%63lubs",
    "/EN/clubs",
    "/clubs",
    "/en/Clubs",
    "/en/clubs%2F..%2Fprofile",
    "/en/profile.data",
    "/en//",
    "/en/news/../profile",
    "/en/news/%2E%2e/profile",
    "",
  ])("one that is spelled oddly is private: %s", (path) => {
    expect(isPrivatePath(path)).toBe(true);
  });

  test.each(["/sr", "/sr.data", "/sr-cyrl/news/finale", "/en/clubs.data", "/en/seasons/2025-26/leagues/first"])("public: %s", (path) => {
    expect(isPrivatePath(path)).toBe(false);
  });
});

describe("GUARD6 what opens something in an address", () => {
  const segment = "5ecret-mark";
  test.each([
    [`/en/applications/${segment}/team`, "/en/applications/[left out]/team"],
    [`/en/applications/${segment}/team.data`, "/en/applications/[left out]/team.data"],
    [`/en/Applications/${segment}`, "/en/Applications/[left out]"],
    [`/en//applications//${segment}//team`, "/en//applications//[left out]//team"],
    [`/en/applications/./${segment}/team`, "/en/applications/./[left out]/team"],
    [`/en%2Fapplications%2F${segment}%2Fteam`, "/en%2Fapplications%2F[left out]%2Fteam"],
    [`/en/%61%50plications%252f${segment}`, "/en/%61%50plications%252f[left out]"],
    [`\\following\\calendars\\${segment}.ics`, "\\following\\calendars\\[left out]"],
    [
      `/oembed?url=https%3A%2F%2Fa%2Fen%2Fapplications%2F${segment}%2Fteam`,
      "/oembed?url=https%3A%2F%2Fa%2Fen%2Fapplications%2F[left out]%2Fteam",
    ],
    [`next=%252Fen%252Fapplications%252F${segment}`, "next=%252Fen%252Fapplications%252F[left out]"],
    ["/en/clubs/a/calendar.ics", "/en/clubs/a/calendar.ics"],
    ["the applications of a team", "the applications of a team"],
  ])("%s", (text, kept) => {
    expect(withoutSecretPlaces(text)).toBe(kept);
  });

  test.each([
    "accessToken",
    "X-Api-Key",
    "client_secret",
    "user[email]",
    "e-mail",
    "%2574oken",
    "sessionId",
    "jwt",
    "password2",
    "pwd",
    "phone",
  ])("the parameter %s", (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  test.each(["tokens", "page", "q", "season", "keyword", "status", "passer"])("not the parameter %s", (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});

describe("REPORT4 a mark in a private address leaves nowhere", () => {
  const ways: readonly [string, (address: string) => string][] = [
    ["the address", (address) => address],
    ["its data", (address) => `${address}.data`],
    ["with its host", (address) => `https://league.example${address}`],
    ["a parameter", (address) => `${address}?token=${marks.words}&q=${marks.words}`],
    ["a place", (address) => `https://league.example${address}#${marks.words}`],
    ["a place before a parameter", (address) => `https://league.example${address}#${marks.words}?q=${marks.words}`],
    ["a host alone with a parameter", () => `https://league.example?q=${marks.words}`],
    ["where one was going", (address) => `/en/auth/Login?next=${encodeURIComponent(address)}`],
    ["within a text", (address) => `fault at https://x.example${address}?token=${marks.words}, of marked-words@example.net`],
    ["a name and its value", () => `refused: access_token=${marks.words}`],
    ["an answer's JSON", () => `{"ok":false,"newPassword": "${marks.words}"}`],
    ["a header", () => `Authorization: Bearer ${marks.words}`],
    ["a word and a colon", () => `the token: ${marks.words} is no token`],
    ["its parameters alone", () => `?q=${marks.words}`],
  ];
  test.each(privateAddresses().flatMap((address) => ways.map(([way, made]) => [way, made(address)] as const)))("%s: %s", (_, text) => {
    expect(isMarked(withoutSecrets(text))).toBe(false);
  });
});
