import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "written-names-"));
  await LeagueInDatabase.founded(database.db, "klb", ["Partizan", "Phoenix"]);
});

afterAll(async () => rm(folder, { recursive: true }));

async function typed(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "written-name", ...args));
}

async function imported(list: string): Promise<string> {
  const file = join(folder, "names.csv");
  await writeFile(file, list);
  return typed("import", "--tenant", "klb", "--file", file);
}

const beckworth = ["--tenant", "klb", "--of", "person", "--given", "Elliott", "--name", "Beckworth", "--script", "ru"];
const head = "kind,given,name,script,written_given,written\n";

describe("fullcourt written-name", () => {
  it("NAME10 says how one is written, says it otherwise, and takes it back", async () => {
    expect(await typed("set", ...beckworth, "--written-given", "Элиот", "--written", "Беквит")).toBe("1 written");
    expect(await typed("set", ...beckworth, "--written-given", "Эллиот", "--written", "Беквит")).toBe("1 written");
    expect(await typed("show", "--tenant", "klb")).toBe("person  Elliott Beckworth  ru  Эллиот Беквит");
    const [tenant] = await listTenants(database.db);
    expect(tenant?.writtenNames).toEqual([
      { kind: "person", given: "Elliott", name: "Beckworth", script: "ru", writtenGiven: "Эллиот", written: "Беквит" },
    ]);
    expect(await typed("remove", ...beckworth)).toBe("");
    expect(await typed("remove", ...beckworth)).toContain("nobody has typed Beckworth");
  });

  it("NAME10 takes a list, all of it or nothing", async () => {
    expect(await imported(`${head}club,,Phoenix,sr-Cyrl,,Феникс\ncode,,PHO,sr-Cyrl,,ФЕН\n`)).toBe("2 written");
    expect(await imported(`${head}club,,Partizan,ru,,Партизан\nclub,,Phoenix,ru,,Phoenix\n`)).toContain("name 2: Phoenix has no letter");
    expect(await imported("kind,name\nclub,Phoenix\n")).toContain("column given is missing");
    expect(await typed("show", "--tenant", "klb")).toBe("club  Phoenix  sr-Cyrl  Феникс\ncode  PHO  sr-Cyrl  ФЕН");
  });

  it("NAME10 refuses in one line what is no kind, no script and half a name", async () => {
    const set = async (...args: readonly string[]) => typed("set", "--tenant", "klb", ...args);
    expect(await set("--of", "ball", "--script", "ru", "--name", "Liga", "--written", "Лига")).toContain("a kind is one of");
    expect(await set("--of", "league", "--script", "el", "--name", "Liga", "--written", "Лига")).toContain("a script is one of");
    expect(await set("--of", "league", "--script", "ru", "--name", "Liga", "--given", "Prva", "--written", "Лига")).toContain(
      "only people",
    );
    expect(await set("--of", "person", "--script", "ru", "--name", "Ana", "--given", "Ana", "--written", "Ана")).toContain(
      "belong together",
    );
    expect(await set("--of", "league", "--script", "ru", "--name", "Liga")).toContain("a name is empty");
  });
});
