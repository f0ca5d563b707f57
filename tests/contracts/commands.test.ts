import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commandUsages } from "../../scripts/commands.ts";
import { root, sourceTree } from "./source-tree.ts";

const usages = await commandUsages();

/** `### name`, what it does, its usage (wrapped where it is long) and examples. */
const sections = textOf("docs/commands.md")
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    name: section.slice(0, section.indexOf("\n")),
    meaning: section.slice(section.indexOf("\n"), section.indexOf("\nUsage:\n")).trim(),
    usage: inOneLine(/```text\n([\s\S]*?)\n```/.exec(section)?.[1] ?? ""),
    examples: [...section.matchAll(/^npm run -s fullcourt -- (.+)$/gm)].map(([, example = ""]) => example),
  }));

/** What documents and messages to operators call, such as `npm run fullcourt -- link GAME`. */
const called = /\bfullcourt -- ([a-z][a-z-]*)/g;

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

test("every command stands once on the page of commands, and no other", () => {
  expect(sections.map(({ name }) => name).toSorted()).toEqual([...usages.keys()].toSorted());
});

test("every command is told with its meaning, its usage as the command tells it, and an example", () => {
  expect(sections.map(({ name, usage }) => [name, usage])).toEqual(sections.map(({ name }) => [name, inOneLine(usages.get(name) ?? "")]));
  expect(sections.filter(({ meaning, examples }) => meaning === "" || examples.length === 0)).toEqual([]);
});

test("every example on the page is of its command, with options that the command has", () => {
  const wrong = sections.flatMap(({ name, usage, examples }) =>
    examples.filter((example) => {
      const [command, ...words] = example.split(" ");
      const options = words.filter((word) => word.startsWith("--"));
      return command !== name || (!usage.includes("--FIELD") && options.some((option) => !new RegExp(`${option}(?![\\w-])`).test(usage)));
    }),
  );
  expect(wrong).toEqual([]);
});

test("no document calls a command that does not exist", () => {
  const unknown = sourceTree()
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => [...textOf(file).matchAll(called)].map(([, name = ""]) => ({ file, name })))
    .filter(({ name }) => name !== "help" && !usages.has(name));
  expect(unknown).toEqual([]);
});
