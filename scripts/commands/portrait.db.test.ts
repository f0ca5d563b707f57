import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import { portraitsFor } from "#server/db/repositories/portraits.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommandWith } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const folder = await mkdtemp(join(tmpdir(), "portraits-"));
const photo = join(folder, "photo.png");
const player = ["--tenant", "klb", "--player", "pera-peric"];
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala"]);
  await league.person("Pera", "Perić");
  await sharp({ create: { width: 480, height: 600, channels: 3, background: "#456" } }).toFile(photo);
  await writeFile(join(folder, "list.txt"), "Pera Perić");
});
afterAll(async () => rm(folder, { recursive: true }));

/** A command as an operator types it, on the test's database. */
async function portrait(...args: readonly string[]) {
  const outcome = await typedCommandWith({ DATA_DIR: folder }, database.databaseUrl, "portrait", ...args);
  return { code: outcome.code, said: said(outcome) };
}

describe("fullcourt portrait", () => {
  it("PORT1 PORT4 keeps, lists and takes away", async () => {
    expect(await portrait("set", ...player, "--file", photo)).toEqual({ code: 0, said: "pera-peric: kept in 4 pictures" });
    expect(await portrait("list", "--tenant", "klb")).toEqual({ code: 0, said: "pera-peric" });
    expect(await portrait("remove", ...player)).toEqual({ code: 0, said: "pera-peric: removed" });
    expect(await portrait("remove", ...player)).toEqual({ code: 1, said: "portrait: pera-peric has no portrait" });
  });

  it("PORT3 of two who were found to be one it is of him who stands for both", async () => {
    const { db, tenantId } = league;
    const [from, into] = [await league.person("Pera", "Perić-Bivši"), await league.person("Petar", "Perić")];
    await personMergesFor(db, tenantId).merge({ from, into, by: "test", at: 0, reason: null });
    await portrait("set", "--tenant", "klb", "--player", "pera-peric-bivsi", "--file", photo);
    expect(await portraitsFor(db, tenantId).people()).toEqual(["petar-peric"]);
  });

  it("PORT1 refuses in one line what it cannot do", async () => {
    expect((await portrait("set", ...player, "--file", join(folder, "list.txt"))).said).toContain("is no picture: JPEG, PNG");
    expect((await portrait("set", ...player, "--file", join(folder, "none.jpg"))).said).toContain("there is no file");
    expect((await portrait("set", ...player)).said).toBe("portrait: --file is his photo");
    expect((await portrait("remove", "--tenant", "klb")).said).toContain("--player is his slug");
    expect((await portrait("remove", "--tenant", "klb", "--player", "nobody")).said).toBe("portrait: klb has no player nobody");
    expect((await portrait("list", "--tenant", "none")).said).toBe("portrait: there is no tenant none");
    expect((await portrait("draw")).said).toContain("usage: portrait set|remove|list");
  });
});
