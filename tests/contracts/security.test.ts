import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section: `1.1:1-2` is 1.1.1 and 1.1.2. */
const levelTwo = `
  1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3
  4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3
  7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4
  10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4
  13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4
  16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`;

const files = sourceTree();
const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*) \|$/gm)].map(([, id = "", title = "", state = ""]) => ({
  id,
  title,
  state,
}));

function idsOf(section: string): string[] {
  const [name, ranges = ""] = section.split(":");
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${name}.${first + index}`);
  });
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Rules are carried by tests: `rules.test.ts` holds that. */
const rules = new Set(
  files
    .filter((file) => file.startsWith("docs/rules/"))
    .flatMap((file) => [...textOf(file).matchAll(/^\| ([A-Z]+\d+) \|/gm)].map(([, id = ""]) => id)),
);

test("every requirement of level 2 stands in docs/security.md, once", () => {
  const wanted = levelTwo.trim().split(/\s+/).flatMap(idsOf);
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test("each holds, does not apply, or is open, and says why", () => {
  expect(rows.filter(({ title, state }) => title === "" || !/^(?:holds|does not apply|open): \S.{2}/.test(state))).toEqual([]);
});

test("what holds names a test, or a rule that has one; each is there", () => {
  const unproven = rows.filter(({ state }) => {
    const cited = [...state.matchAll(/\b[A-Z]{2,}\d+\b/g)].map(([id]) => id).filter((id) => rules.has(id));
    const named = [...state.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, file = ""]) => file);
    const gone = named.filter((file) => !files.includes(file));
    const whole = / rules?\b/.test(state);
    return gone.length > 0 || (state.startsWith("holds") && cited.length === 0 && named.length === 0 && !whole && !state.includes("]("));
  });
  expect(unproven.map(({ id, state }) => `${id} ${state}`)).toEqual([]);
});

test("a title that is quoted behind a test stands in it", () => {
  const quoted = rows.flatMap(({ id, state }) =>
    [...state.matchAll(/`([\w./-]+\.ts)` \("([^"]+)"\)/g)].map(([, file = "", title = ""]) => ({ id, file, title })),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter(({ file, title }) => !textOf(file).includes(title))).toEqual([]);
});
