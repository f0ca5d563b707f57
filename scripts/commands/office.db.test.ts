import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "office-"));
  await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Dunav"]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function office(thing: string, verb: string, ...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "office", thing, verb, "--tenant", "klb", ...args));
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe("fullcourt office", () => {
  it("OFF2 OFF4 OFF6 makes a hall, words it, tells its changes and takes one back", async () => {
    const made = await office("hall", "make", "--name", "Hala Kej", "--seats", "1500", "--way.sr", "Tramvajem 7.");
    expect(made).toMatch(/^hala-kej {2}change [0-9a-f-]{36}\nname: Hala Kej\n/);
    expect(await office("hall", "set", "--slug", "hala-kej", "--way.en", "Tram 7.", "--seats", "", "--reason", "rebuilt")).toContain(
      "seats: \nway.en: Tram 7.\nway.sr: Tramvajem 7.",
    );
    const history = await office("hall", "history", "--slug", "hala-kej");
    expect(history).toMatch(/set {2}hala-kej {2}operator {2}command {2}rebuilt\n {4}seats 1500 → null\n {4}way.en null → "Tram 7."\n/);
    const [, change = ""] = /Z {2}([0-9a-f-]{36}) {2}set/.exec(history) ?? [];
    expect(await office("hall", "undo", "--change", change)).toContain("seats: 1500\nway.sr: Tramvajem 7.");
    expect(await office("hall", "undo", "--change", change)).toContain("that is taken back already");
    expect(await office("hall", "list")).toContain("hala-kej  Hala Kej    1500");
    expect(await office("hall", "remove", "--slug", "hala-kej")).toContain("taken away");
    expect(await office("hall", "show", "--slug", "hala-kej")).toContain("klb has no hall hala-kej");
  });

  it("OFF9 says in one line what is wrong with each field, and what there is to say", async () => {
    const person = ["--givenName", "Ana", "--familyName", "Anić"];
    expect(await office("person", "make", ...person, "--height", "19", "--born", "31.11.2000")).toContain(
      "--height is less than 120; --born is not a day such as 2026-11-28",
    );
    expect(await office("person", "make", ...person, "--nationality", "XQ")).toContain("--nationality is against BIO1");
    expect(await office("person", "make", ...person, "--hight", "190")).toContain("--hight is no field of person; it has givenName,");
    expect(await office("hall", "make", "--name", "Kej", "--way", "Tram.")).toContain("--way names a language, such as --way.en");
    expect(await office("hall", "make", "--name", "Kej", "--way.de", "Zu Fuß.")).toContain("a language that the site does not have");
    expect(await office("hall", "set", "--slug", "nowhere", "--name", "Kej")).toContain("klb has no such hall nowhere");
    expect(await office("club", "remove", "--slug", "avala")).toContain("it is named still by 1 of season_clubs");
    for (const wrong of [
      ["hall", "set"],
      ["hall", "list", "--slug", "x"],
      ["hall", "undo"],
      ["moon", "list"],
      ["hall", "try"],
      ["hall", "make", "name"],
    ])
      expect(await office(wrong[0] ?? "", wrong[1] ?? "", ...wrong.slice(2))).toMatch(/^office: /);
  });

  it("OFF11 tries a file, says which line is refused, and stores it whole", async () => {
    const good = await file("good.csv", "slug;name;website;place\n;Pekara;https://pekara.example/;2\n;Voda;https://voda.example/;1\n");
    expect(await office("sponsor", "try", "--file", good)).toBe("2 to make, 0 to change, 0 as they are");
    expect(await office("sponsor", "list")).toBe("");
    expect(await office("sponsor", "import", "--file", good)).toBe("2 made, 0 changed, 0 as they are");
    const exported = await office("sponsor", "export");
    expect(await office("sponsor", "try", "--file", await file("same.csv", exported))).toBe("0 to make, 0 to change, 2 as they are");
    const bad = await file("bad.csv", "slug,name,website,place\nvoda,Voda,https://voda.example/,3\npekara,Pekara,javascript:alert(1),2\n");
    expect(await office("sponsor", "import", "--file", bad)).toContain("line 3: --website is not a web address");
    expect(await office("sponsor", "export")).toBe(exported);
  });
});
