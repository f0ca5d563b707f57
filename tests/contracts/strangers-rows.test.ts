import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Parts that do what visitors ask for, signed in or not. */
const parts = [
  "server/accounts/",
  "server/applications/",
  "server/following/",
  "server/my-fantasy/",
  "server/my-games/",
  "server/push/",
  "server/http/",
  "server/site/",
];
/** Written by the office's commands and by the votes' own job, though the code lies among the others. */
const ofTheOffice = new Set(["fan_votes"]);

const page = textOf("docs/limits.md");
const [, section = ""] = page.split("## What strangers leave");
const rows = [...section.matchAll(/^\| ((?:`\w+` ?)+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| `([\w./-]+)` \|$/gm)].map(
  ([, names = "", who = "", most = "", goes = "", file = ""]) => ({
    tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
    who,
    most,
    goes,
    file,
  }),
);
const named = rows.flatMap(({ tables }) => tables);
const schema = textOf("server/db/schema.sql");

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function writtenBy(text: string): string[] {
  return [...text.matchAll(/insertInto\(\s*"(\w+)"|\binsert into (\w+)/g)].map(([, byBuilder, bySql]) => byBuilder ?? bySql ?? "");
}

test("GUARD15 every table that visitors write has its bound, and its end", () => {
  const code = sourceTree().filter(
    (file) => parts.some((part) => file.startsWith(part)) && file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const written = new Set([...code, "server/db/repositories/team-applications.ts"].flatMap((file) => writtenBy(textOf(file))));
  expect(written.size).toBeGreaterThan(15);
  expect([...written].filter((table) => !named.includes(table) && !ofTheOffice.has(table))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test("GUARD15 each is a table, and where it is said to be forgotten it is", () => {
  for (const { tables, file } of rows) {
    const text = textOf(file);
    for (const table of tables) {
      expect(schema, table).toContain(`create table ${table} (`);
      const forgets = file.endsWith(".sql")
        ? cascades(table)
        : text.includes(`deleteFrom("${table}")`) || text.includes(`delete from ${table}`) || alongWith(table, text);
      expect(forgets || table === "push_keys", `${table} in ${file}`).toBe(true);
    }
  }
});

/** Whether its rows go with those they hang on, or with what its league's office removes. */
function cascades(table: string): boolean {
  const [, body = ""] = schema.split(`create table ${table} (`);
  const [own = ""] = body.split("\n);");
  return /ON DELETE CASCADE/.test(own) || table === "team_applications";
}

/** Of several that hang together the first is deleted there, and the others go with it. */
function alongWith(table: string, text: string): boolean {
  return cascades(table) && /deleteFrom\(|delete from /.test(text);
}
