import { beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { type CommandOutcome, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const ofTenant = ["--tenant", "klb"];
const ofGame = ofRound("1", "avala-cer");

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer", "Dunav"]);
  await league.game({ home: "Avala", away: "Cer", tipOff: Date.UTC(2026, 11, 5) });
  await league.game({ home: "Dunav", away: "Cer", round: 2, status: "cancelled" });
});

function ofRound(round: string, game: string): readonly string[] {
  return [...ofTenant, "--season", "2026-27", "--league", "first", "--round", round, "--game", game];
}

/** A command as an operator types it, on the test's database. */
async function fullcourt(...args: readonly string[]): Promise<CommandOutcome> {
  return typedCommand(database.databaseUrl, "appointment", ...args);
}

describe("fullcourt appointment", () => {
  it("REF4 names the officials of a game, lists them, takes one back and all", async () => {
    const named = await fullcourt("set", ...ofGame, "--umpire-1", " Iva Ćurić ", "--crew-chief", "Nenad Šarović");
    expect(named).toMatchObject({ code: 0, stdout: "crew-chief  Nenad Šarović\numpire-1  Iva Ćurić\n" });
    expect((await fullcourt("set", ...ofGame, "--commissioner", "Snežana Žižić")).stdout).toMatch(/umpire-1 .*\ncommissioner {2}Snežana/);
    expect((await fullcourt("list", ...ofTenant)).stdout).toBe(
      "2026-27/first/1/avala-cer\n  crew-chief  Nenad Šarović\n  umpire-1  Iva Ćurić\n  commissioner  Snežana Žižić\n",
    );
    expect((await fullcourt("remove", ...ofGame, "--role", "umpire-1")).stdout).toBe("removed: umpire-1  Iva Ćurić\n");
    expect((await fullcourt("list", ...ofGame)).stdout).toBe("crew-chief  Nenad Šarović\ncommissioner  Snežana Žižić\n");
    expect((await fullcourt("remove", ...ofGame)).code).toBe(0);
    expect(await fullcourt("remove", ...ofGame)).toMatchObject({ code: 1, stderr: "appointment: nobody is appointed\n" });
    expect((await fullcourt("list", ...ofTenant)).stdout).toBe("");
  });

  it("REF4 refuses in one line what it cannot do", async () => {
    const refused = async (...args: readonly string[]) => {
      const { code, stderr } = await fullcourt(...args);
      expect(code).toBe(1);
      return stderr.trimEnd();
    };
    expect(await refused("set", ...ofGame)).toMatch(/^appointment: set needs one of --crew-chief/);
    expect(await refused("appoint", ...ofGame)).toMatch(/^appointment: usage: /);
    for (const name of ["", " – ", "x".repeat(81), "a\nb"]) {
      expect(await refused("set", ...ofGame, "--umpire-2", name)).toMatch(/^appointment: --umpire-2 (?:is empty|has )/);
    }
    expect(await refused("set", ...ofGame, "--crew-chief", "Iva Ćurić", "--umpire-1", "ИВА ЋУРИЋ")).toMatch(/would stand on two places/);
    expect(await refused("set", ...ofTenant, "--crew-chief", "Iva Ćurić")).toMatch(/name the game$/);
    expect(await refused("remove", ...ofGame, "--role", "scorer")).toMatch(/^appointment: --role is one of crew-chief/);
    expect(await refused("remove", ...ofGame, "--umpire-1", "Iva Ćurić")).toMatch(/^appointment: names are for set/);
    expect(await refused("set", ...ofRound("2", "dunav-cer"), "--crew-chief", "Iva Ćurić")).toMatch(/is not ahead \(cancelled\)/);
    expect(await refused("set", ...ofRound("1", "none"), "--crew-chief", "Iva Ćurić")).toBe(
      "appointment: first has no game none in round 1",
    );
    expect(await refused("list", "--tenant", "none")).toBe("appointment: there is no tenant none");
  });
});
