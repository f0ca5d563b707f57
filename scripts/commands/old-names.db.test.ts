import { beforeAll, describe, expect, it } from "vitest";
import { availabilityFor } from "#server/db/repositories/availability.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import { changesOf } from "#server/office/change-lines.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { droppedWhile } from "#tests/support/database/dropped-tags.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const ofLeague = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];
const ofGame = [...ofLeague, "--round", "1", "--game", "avala-cer"];
let league: LeagueInDatabase;
let adult: PersonId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Banjica", "Cer"]);
  await league.game({ home: "Avala", away: "Cer", venue: "Kej", tipOff: Date.UTC(2026, 10, 7, 18) });
  adult = await league.person("Pera", "Perić");
  await league.person("Mika", "Mikić");
  await database.db.updateTable("persons").set({ birth_date: "1998-05-05" }).where("person_id", "=", adult).execute();
});

/** A command as an operator types it, on the test's database. */
async function fullcourt(...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, ...args));
}

async function lastLine() {
  const [line] = await changesOf(database.db, league.tenantId, { most: 1 });
  return line;
}

describe("OFF87 older commands write by the office's door", () => {
  it("HALLS3 OFF87 of a hall is told what it is given, and the rest stays", async () => {
    const kej = ["--tenant", "klb", "--hall", "kej"];
    expect(await fullcourt("hall", "show", ...kej)).toContain("address: \ncoordinates: \nseats:");
    const placed = ["--address", "Kej 5", "--coordinates", "44.8125, 20.4612", "--seats", "1500"];
    expect(await fullcourt("hall", "set", ...kej, ...placed)).toContain("address: Kej 5\ncoordinates: 44.8125, 20.4612\nseats: 1500");
    expect(await fullcourt("hall", "set", ...kej, "--way", "Tramvajem 7.", "--locale", "sr", "--seats", "none")).toContain(
      "seats: \nway.sr: Tramvajem 7.",
    );
    expect(await lastLine()).toMatchObject({ thing: "hall", act: "set", actedAs: "operator", source: "command" });
    expect(await fullcourt("hall", "set", ...kej, "--coordinates", "91,20")).toContain("--coordinates is not a latitude");
    expect(await fullcourt("hall", "set", ...kej, "--way", "On foot.")).toContain("a language that the site does not have");
  });

  it("BIO1 BIO2 OFF87 of a player is told what nobody forbids, and a weight of adults alone", async () => {
    const player = ["--tenant", "klb", "--player", "pera-peric"];
    expect(await fullcourt("person", "set", ...player, "--height", "198", "--nationality", "RS")).toContain("nationality: RS\nheight: 198");
    expect(await fullcourt("person", "set", ...player, "--height", "none", "--weight", "95")).toContain("height: \nweight: 95");
    expect(await fullcourt("person", "set", "--tenant", "klb", "--player", "mika-mikic", "--weight", "80")).toContain(
      "--weight is against BIO2",
    );
    expect(await fullcourt("person", "set", ...player, "--nationality", "QQ")).toContain("--nationality is against BIO1");
  });

  it("AVAIL1 AVAIL3 OFF95 who cannot play is said with the player, word after word", async () => {
    const player = ["--tenant", "klb", "--player", "pera-peric"];
    const out = ["--status", "out", "--reason", "injury", "--since", "2026-11-20", "--back", "2026-12-05"];
    expect(await fullcourt("availability", "set", ...player, ...out)).toContain(
      "absence: out\nabsenceReason: injury\nabsentSince: 2026-11-20",
    );
    const back = await fullcourt("availability", "set", ...player, "--status", "available");
    expect(back).toContain("absence: \nabsenceReason: \nabsentSince: \nexpectedBack:");
    const notes = async () => (await availabilityFor(database.db, league.tenantId).history(adult)).map(({ status }) => status);
    expect(await notes()).toEqual(["available", "out"]);
    const change = /change ([0-9a-f-]{36})/.exec(back)?.[1] ?? "";
    expect(await fullcourt("office", "person", "undo", "--tenant", "klb", "--change", change)).toContain("expectedBack: 2026-12-05");
    expect(await notes()).toEqual(["out", "available", "out"]);
    expect(await fullcourt("availability", "set", ...player, "--status", "out", "--reason", "torn ligament")).toContain(
      "--absenceReason is not one of injury",
    );
    expect(await fullcourt("availability", "set", ...player, "--status", "out", "--since", "2026-12-05", "--back", "2026-12-05")).toContain(
      "--expectedBack is against OFF40",
    );
    expect(await fullcourt("office", "person", "set", "--tenant", "klb", "--slug", "mika-mikic", "--absence", "out")).toContain(
      "--absentSince is against OFF95",
    );
  });

  it("SCHED18 OFF88 a game is moved with its reason, postponed, and postponed no more with a new day", async () => {
    const move = async (...args: readonly string[]) => fullcourt("move-game", ...ofGame, ...args);
    expect(await move("--to", "2026-11-14T19:00", "--reason", "hall taken", "--by", "Ana")).toContain("tipOff: 2026-11-14T19:00\n");
    const moves = await database.db
      .selectFrom("game_moves")
      .select(["reason", "to_status"])
      .where("tenant_id", "=", league.tenantId)
      .execute();
    expect(moves).toEqual([{ reason: "hall taken (Ana)", to_status: "scheduled" }]);
    expect(await move("--to", "postponed", "--reason", "snow")).toContain("tipOff: 2026-11-14T19:00\nday: \nhall: kej\npostponed: yes");
    expect(await move("--to", "postponed", "--reason", "snow")).toContain("nothing changed");
    const slug = (await lastLine())?.rowId ?? "";
    expect(
      await fullcourt("office", "fixture", "set", "--tenant", "klb", "--slug", "klb/avala-cer", "--day", "2026-11-20", "--tipOff", ""),
    ).toContain("day: 2026-11-20\nhall: kej\npostponed: no");
    expect(await fullcourt("office", "fixture", "show", "--tenant", "klb", "--slug", slug)).toContain("postponed: no");
    expect(await fullcourt("move-game", ...ofLeague, "--round", "9", "--game", "nobody", "--to", "postponed", "--reason", "x")).toContain(
      "there is no game",
    );
    expect(await move("--to", "postponed")).toBe("move-game: --reason says why");
    expect(await move("--to", "tomorrow", "--reason", "x")).toContain("--day is not a day");
  });

  it("REF4 OFF94 officials are named with their game, taken back, and refused of one that is over", async () => {
    const call = async (verb: string, ...args: readonly string[]) => fullcourt("appointment", verb, ...ofGame, ...args);
    expect(await call("set", "--umpire-1", " Iva Ćurić ", "--crew-chief", "Nenad Šarović")).toContain(
      "crewChief: Nenad Šarović\numpire1: Iva Ćurić\numpire2: \n",
    );
    expect(await call("set", "--umpire-2", "ИВА ЋУРИЋ")).toMatch(/^office: --umpire[12] is against REF4$/);
    expect(await call("set")).toMatch(/^appointment: set needs one of --crew-chief/);
    expect(await call("remove", "--umpire-2", "Mina Minić")).toMatch(/^appointment: names are for set/);
    expect(await call("list")).toContain("crewChief: Nenad Šarović\numpire1: Iva Ćurić\numpire2: \n");
    expect(await call("remove", "--role", "crew-chief")).toContain("crewChief: \numpire1: Iva Ćurić");
    const undone = /change ([0-9a-f-]{36})/.exec(await call("remove"))?.[1] ?? "";
    expect(await call("list")).toContain("umpire1: \n");
    expect(await fullcourt("office", "fixture", "undo", "--tenant", "klb", "--change", undone)).toContain("umpire1: Iva Ćurić");
    const slug = ["--tenant", "klb", "--slug", "klb/avala-cer"];
    expect(await fullcourt("office", "fixture", "set", ...slug, "--ruling", "home-forfeits")).toContain("umpire1: Iva Ćurić");
    expect(await call("set", "--crew-chief", "Nenad Šarović")).toBe("office: --crewChief is against REF4");
    // Nor does anybody go, be it the last one: nothing could bring them back.
    expect(await call("remove")).toBe("office: --umpire1 is against REF4");
    expect(await fullcourt("office", "fixture", "set", ...slug, "--ruling", "", "--crewChief", "Nenad Šarović")).toContain(
      "crewChief: Nenad Šarović",
    );
  });

  it("RANK21 OFF90 OFF91 points are deducted and given back, a team withdraws, a draw puts teams in order", async () => {
    const decide = async (...args: readonly string[]) => fullcourt("decide", ...ofLeague, ...args);
    const inForce = async () => database.db.selectFrom("league_decisions").select(["reason", "revoked_at"]).orderBy("decided_at").execute();
    let made = "";
    const dropped = await droppedWhile(database.databaseUrl, async () => {
      made = await decide("--deduct", "cer", "--points", "1", "--reason", "licence");
    });
    expect([made.includes("kind: deduction\nteam: 2026-27-first-cer\npoints: 1"), dropped.includes("all")]).toEqual([true, true]);
    const id = made.slice(0, 36);
    expect(await decide()).toContain(id);
    const gone = /change ([0-9a-f-]{36})/.exec(await decide("--revoke", id))?.[1] ?? "";
    expect(await inForce()).toEqual([{ reason: "licence", revoked_at: expect.any(Date) as Date }]);
    expect(await decide()).toBe("");
    expect(await fullcourt("office", "decision", "undo", "--tenant", "klb", "--change", gone)).toContain("points: 1");
    expect(await inForce()).toEqual([{ reason: "licence", revoked_at: null }]);
    const both = ["--withdraw", "avala", "--games", "annul", "--deduct", "cer", "--points", "1", "--reason", "x"];
    expect(await decide(...both)).toMatch(/^decide: one decision at a time/);
    expect(await decide("--withdraw", "cer", "--games", "annul", "--reason", "left the league")).toContain("games: annul");
    expect(await decide("--draw", "avala,banjica", "--reason", "lots")).toContain("order: 2026-27-first-avala, 2026-27-first-banjica");
    for (const [args, why] of [
      [["--withdraw", "cer", "--reason", "x"], "--games is against OFF90"],
      [["--withdraw", "cer", "--games", "annul"], "--grounds is required"],
      [["--deduct", "cer", "--points", "1.5", "--reason", "x"], "--points is not a whole number"],
      [["--deduct", "nobody", "--points", "1", "--reason", "x"], "--team names something that does not exist"],
      [["--draw", "avala", "--reason", "x"], "--order is against OFF91"],
      [["--draw", "avala,avala", "--reason", "x"], "--order is against OFF91"],
      [["--draw", "avala,nobody", "--reason", "x"], "--order is against OFF91"],
    ] as const)
      expect([args, await decide(...args)]).toEqual([args, `office: ${why}`]);
  });

  it("OUT1 OUT2 OFF92 OFF93 who shows games is kept once for each, in the spelling of codes and addresses", async () => {
    const broadcast = async (verb: string, ...args: readonly string[]) => fullcourt("broadcast", verb, ...args);
    const kanal = ["--name", "Kanal Devet", "--url", "https://KANAL.example", "--languages", "SR,en", "--countries", "rs"];
    const made = await broadcast("add", ...ofGame, ...kanal);
    expect(made).toContain("name: Kanal Devet\nwebsite: https://kanal.example/\nlanguages: sr, en\ncountries: RS");
    expect(await broadcast("add", ...ofGame, ...kanal)).toBe("office: --name is against OFF92");
    expect(await broadcast("add", ...ofLeague, ...kanal)).toContain("game: \n");
    expect(await broadcast("list", ...ofLeague)).toContain("Kanal Devet  2026-27-first");
    expect(await broadcast("remove", "--tenant", "klb", "--slug", made.slice(0, 36))).toContain("taken away");
    const other = ["add", ...ofLeague, "--name", "A"] as const;
    expect(await broadcast(...other, "--languages", "sr,xx")).toBe("office: --languages is against OFF93");
    expect(await broadcast(...other, "--countries", "Serbia")).toBe("office: --countries is against OFF93");
    expect(await broadcast(...other, "--url", "https://a.example:8080/")).toBe("office: --website is against OUT1");
  });
});
