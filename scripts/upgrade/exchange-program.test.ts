import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { exchangeProgram } from "./exchange-program.ts";
import { linksIn, originsIn } from "./links-in.ts";

const folder = mkdtempSync(join(tmpdir(), "fullcourt-exchange-"));
afterAll(() => rmSync(folder, { recursive: true }));

function installation(name: string) {
  const program = join(folder, name);
  const [next, before] = [join(program, ".upgrade/next"), join(program, ".upgrade/before")];
  for (const place of [program, join(program, "server"), join(program, "data"), next, join(next, "server")])
    mkdirSync(place, { recursive: true });
  writeFileSync(join(program, "server/main.ts"), "old");
  writeFileSync(join(program, "package.json"), "old");
  writeFileSync(join(program, "data/league"), "kept");
  writeFileSync(join(next, "server/main.ts"), "new");
  writeFileSync(join(next, "package.json"), "new");
  writeFileSync(join(next, "added.json"), "new");
  const textOf = (file: string) => readFileSync(join(program, file), "utf8");
  return { program, next, before, textOf };
}

test("UPGRADE5 the new program takes the old one's place, and data stay", async () => {
  const { program, next, before, textOf } = installation("whole");
  await exchangeProgram(program, next, before);
  expect([textOf("server/main.ts"), textOf("package.json"), textOf("added.json"), textOf("data/league")]).toEqual([
    "new",
    "new",
    "new",
    "kept",
  ]);
  expect(readdirSync(before).toSorted()).toEqual(["package.json", "server"]);
});

test("UPGRADE5 an exchange that breaks in the middle is undone", async () => {
  const { program, next, before, textOf } = installation("broken");
  // Where the old one's folder is to go there is something already.
  mkdirSync(join(before, "server/in-the-way"), { recursive: true });
  await expect(exchangeProgram(program, next, before)).rejects.toThrow();
  expect([textOf("server/main.ts"), textOf("package.json"), textOf("data/league")]).toEqual(["old", "old", "kept"]);
  expect(readdirSync(next).toSorted()).toEqual(["added.json", "package.json", "server"]);
});

test("UPGRADE4 a trial follows what a page leads to within its site, and no file", () => {
  const html =
    '<a href="/en/games">1</a> <a class="x" href="/en/games?day=1">2</a> <a href="//evil.example/">3</a> <a href="https://a.b/c">4</a> <a href="/crest.svg">5</a>';
  expect(linksIn(html)).toEqual(["/en/games"]);
});

test("UPGRADE4 a trial asks each league that the start names, and of an installation without one its health alone", () => {
  const withLeagues = "Fullcourt is ready. Open:\n  http://league-a.localhost:3960\n  https://league.example\n";
  expect(originsIn(withLeagues)).toEqual(["http://league-a.localhost:3960", "https://league.example"]);
  const empty =
    "Fullcourt is ready, and has no league yet. Open this link once:\n  http://localhost:3960/set-up#secret\nor:\n  npm run x\n";
  expect(originsIn(empty)).toEqual([]);
});
