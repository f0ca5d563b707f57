import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** What stands under `app/site` is named as `docs/guide.md` tells it of the files of a page. */
const site = sourceTree().filter((file) => /^app\/site\/.*(?<!\.test)\.ts$/.test(file));
const models = site.filter((file) => file.endsWith("-model.ts"));

function sourceOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("what a view draws is made in a model, under no other ending", () => {
  const others = /-(?:page|rows|lines|figures|tables|overview|tab)\.ts$/;
  expect(site.filter((file) => others.test(file) && !path.basename(file).startsWith("ask-"))).toEqual([]);
});

test("a model is given answers and asks nobody", () => {
  expect(models.length).toBeGreaterThan(0);
  expect(models.filter((file) => /\bimport (?:type )?\{[^}]*\b(?:\w+Queries|portsOf)\b/.test(sourceOf(file)))).toEqual([]);
});

test("who asks the ports beside the routes says so in his name", () => {
  const asking = site.filter((file) => /^export (?:async )?function ask[A-Z]/m.test(sourceOf(file)));
  expect(asking.filter((file) => !path.basename(file).startsWith("ask-"))).toEqual([]);
});
