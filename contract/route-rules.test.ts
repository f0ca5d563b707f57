import { describe, expect, it } from "vitest";
import { middlewareOf, redirectOf, soundRule, type RedirectRule, type RouteRule, type RouteRules } from "./route-rules.ts";

function rule(path: string, destination: string, status: RedirectRule["status"] = 301): RedirectRule {
  return { kind: "redirect", path, destination, status };
}

function rules(...given: RouteRule[]): RouteRules {
  return { rules: given, allowedHosts: ["shop.example"] };
}

function save(given: RouteRule, before: RouteRules = rules()) {
  const sound = soundRule(given, before);
  return typeof sound === "string" ? sound : sound.path;
}

describe("where a path leads", () => {
  it("ROUTE1 in every language, or in the one that the rule names", () => {
    const given = rules(rule("/old", "/new"), rule("/fr/old", "/actualites"));
    expect(redirectOf(given, "/sr/old")?.location).toBe("/sr/new");
    expect(redirectOf(given, "/fr/old")?.location).toBe("/fr/actualites");
    expect(redirectOf(given, "/old")?.location).toBe("/new");
    expect(redirectOf(given, "/sr/older")).toBeNull();
  });

  it("ROUTE1 names and a star carry parts of the path over; what is spelled out goes first", () => {
    const given = rules(rule("/a/:slug", "/b/:slug"), rule("/a/*", "/c/*"), rule("/a/x", "/only"), rule("/home", "/"));
    expect(redirectOf(given, "/en/a/1")?.location).toBe("/en/b/1");
    expect(redirectOf(given, "/en/a/1/2")?.location).toBe("/en/c/1/2");
    expect(redirectOf(given, "/en/a/x")?.location).toBe("/en/only");
    expect(redirectOf(given, "/en/home")?.location).toBe("/en");
  });

  it("ROUTE2 away from the site by https to an allowed host only", () => {
    expect(redirectOf(rules(rule("/shop", "HTTPS://Shop.example/a?b#c")), "/en/shop")).toMatchObject({
      location: "https://shop.example/a?b#c",
      isExternal: true,
    });
    for (const bad of [
      "http://shop.example/",
      "https://evil.example/",
      "https://shop.example.evil.example/",
      "https://shop.example@evil.example/",
      "https://shop.example:8443/",
    ]) {
      expect(redirectOf(rules(rule("/shop", bad)), "/en/shop"), bad).toBeNull();
    }
  });

  it("ROUTE3 a circle or a long chain in the database is as if it were not there", () => {
    expect(redirectOf(rules(rule("/a", "/b"), rule("/b", "/a")), "/en/a")).toBeNull();
    expect(redirectOf(rules(rule("/a", "/a")), "/en/a")).toBeNull();
    expect(redirectOf(rules(rule("/a/*", "/a/b/*")), "/en/a/1")).toBeNull();
    expect(redirectOf(rules(...chain(50)), "/en/step-0")).toBeNull();
    expect(redirectOf(rules(...chain(5)), "/en/step-0")?.location).toBe("/en/step-5");
  });

  it("ROUTE1 several steps are for good only if each is", () => {
    expect(redirectOf(rules(rule("/a", "/b", 301), rule("/b", "/c", 302)), "/en/a")).toMatchObject({ status: 302, location: "/en/c" });
  });

  it("ROUTE6 middleware of all rules that fit is put together", () => {
    const given = rules(
      { kind: "middleware", path: "/profile/*", middleware: { auth: {} } },
      { kind: "middleware", path: "/profile/tabs/:tab", middleware: { login: { back: true } } },
    );
    expect(middlewareOf(given, "/sr/profile/tabs/MyGames")).toEqual({ auth: {}, login: { back: true } });
    expect(middlewareOf(given, "/sr/news")).toEqual({});
  });
});

function chain(length: number): RedirectRule[] {
  return Array.from({ length }, (_, index) => rule(`/step-${index}`, `/step-${index + 1}`));
}

describe("what is kept", () => {
  it.each([
    ["javascript:alert(1)", "bad-destination"],
    ["JaVaScRiPt:alert(1)", "bad-destination"],
    ["data:text/html,x", "bad-destination"],
    ["//evil.example", "bad-destination"],
    ["\\\\evil.example", "bad-destination"],
    ["/\\evil.example", "bad-destination"],
    ["/%09//evil.example", "bad-destination"],
    ["/%2F%2Fevil.example", "bad-destination"],
    ["/%5Cevil.example", "bad-destination"],
    ["\t//evil.example", "bad-destination"],
    [" https://shop.example", "bad-destination"],
    ["https:/shop.example", "bad-destination"],
    ["ftp://shop.example/", "bad-destination"],
    ["", "bad-destination"],
    ["news", "bad-destination"],
    ["/:unknown", "bad-destination"],
    ["/news?a=é", "bad-destination"],
    ["https://evil.example/", "host-not-allowed"],
    ["https://shop.example/", "/old"],
    ["/news?page=2#top", "/old"],
  ])("ROUTE2 a destination %j: %s", (destination, outcome) => {
    expect(save(rule("/old", destination))).toBe(outcome);
  });

  it.each([
    ["/old/?a=1#b", "/old"],
    ["//old///x/", "/old/x"],
    ["/%6Fld", "/old"],
    ["/vesti/čačak", "/vesti/%C4%8Da%C4%8Dak"],
    ["/a%2Fb", "bad-path"],
    ["/a/../b", "bad-path"],
    ["/*/b", "bad-path"],
    ["/:a/:a", "bad-path"],
    ["old", "bad-path"],
  ])("ROUTE1 a path %s is kept as %s", (path, outcome) => {
    expect(save(rule(path, "/new"))).toBe(outcome);
  });

  it("ROUTE3 a rule that closes a circle or makes a long chain is refused, whatever came first", () => {
    expect(save(rule("/a", "/a"))).toBe("leads-back");
    expect(save(rule("/b", "/a"), rules(rule("/a", "/b")))).toBe("leads-back");
    expect(save(rule("/c", "/a"), rules(rule("/a", "/b"), rule("/b", "/c")))).toBe("leads-back");
    expect(save(rule("/b/:x", "/a/:x"), rules(rule("/a/:x", "/b/:x")))).toBe("leads-back");
    expect(save(rule("/step-49", "/end"), rules(...chain(49)))).toBe("too-many-steps");
    expect(save(rule("/a", "/c"), rules(rule("/a", "/a")))).toBe("/a");
  });

  it("ROUTE6 an unknown middleware is refused", () => {
    expect(save({ kind: "middleware", path: "/x", middleware: { nobody: {} } })).toBe("unknown-middleware");
    expect(save({ kind: "middleware", path: "/profile", middleware: { auth: {} } })).toBe("/profile");
  });
});

it("WXR16 a league with a rule for each page of its old site finds one as quickly as with few", () => {
  const many = Array.from({ length: 20_000 }, (_, at) => rule(`/event/${at}`, `/games/${at}`));
  const given = rules(...many, rule("/event/*", "/games"), rule("/fr/event/7", "/matchs"));
  for (let at = 0; at < 1000; at += 1) expect(redirectOf(given, `/sr/event/${at * 7 + 8}`)?.location).toBe(`/sr/games/${at * 7 + 8}`);
  expect(redirectOf(given, "/fr/event/7")?.location).toBe("/fr/matchs");
  expect(redirectOf(given, "/sr/event/none")?.location).toBe("/sr/games");
});
