import { describe, expect, test } from "vitest";
import { advisoriesIn, overdueOn, seenOn, whyNot } from "./advisory-deadlines.ts";

/** As npm 11 writes it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    parser: {
      name: "parser",
      severity: "critical",
      isDirect: false,
      via: [{ source: 1, name: "parser", title: "Runs what it reads", url: "https://github.com/advisories/GHSA-1", severity: "critical" }],
      range: "<2.0.1",
      fixAvailable: true,
    },
    site: {
      name: "site",
      severity: "critical",
      isDirect: true,
      via: ["parser", { source: 2, name: "site", title: "Slow", url: "https://github.com/advisories/GHSA-2", severity: "moderate" }],
    },
  },
};
const advisories = advisoriesIn(report) ?? [];

test("each advisory counts once, whatever packages hand on", () => {
  expect(advisories.map(({ name, severity }) => [name, severity])).toEqual([
    ["parser", "critical"],
    ["site", "moderate"],
  ]);
});

test.each([[null], [{ message: "405 Method Not Allowed", statusCode: 405 }], ["nothing"]])("%j says nothing", (answer) => {
  expect(advisoriesIn(answer)).toBeNull();
});

test("what nobody has rated is critical", () => {
  const [unrated] = advisoriesIn({ vulnerabilities: { a: { via: [{ name: "a", title: "?", url: "u" }] } } }) ?? [];
  expect(unrated?.severity).toBe("critical");
});

describe("deadlines: critical two days, high seven, the rest thirty", () => {
  const seen = seenOn("2026-11-01", advisories, {});

  test.each([
    ["2026-11-03", []],
    ["2026-11-04", ["parser"]],
    ["2026-12-01", ["parser"]],
    ["2026-12-02", ["parser", "site"]],
  ])("on %s", (day, names) => {
    expect(overdueOn(day, advisories, seenOn(day, advisories, seen)).map(({ name }) => name)).toEqual(names);
  });

  test("what is mended is forgotten", () => {
    expect(seenOn("2026-11-09", advisories.slice(1), seen)).toEqual({ "https://github.com/advisories/GHSA-2": "2026-11-01" });
  });
});

test("a registry that does not answer is said to, with its own words, and is no clean bill", () => {
  const closed = { message: "audit endpoint returned an error", error: { code: "ENOAUDIT", summary: "", detail: "" } };
  expect(advisoriesIn(closed)).toBeNull();
  expect(whyNot(closed)).toBe("audit endpoint returned an error");
  expect(whyNot({ error: { code: "ENOLOCK", summary: "This command requires an existing lockfile.\nTry", detail: "" } })).toBe(
    "This command requires an existing lockfile.",
  );
  expect([whyNot(null), whyNot({}), whyNot({ error: null })]).toEqual([null, null, null]);
});
