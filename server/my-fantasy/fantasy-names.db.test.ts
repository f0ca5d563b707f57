import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { memberOf } from "#tests/support/database/fantasy-members.ts";
import { typedCommand } from "#tests/support/servers/typed-command.ts";
import { holdWords } from "../fantasy/name-office.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { fantasyDesk } from "./fantasy-desk.ts";
import { fantasyReportsExport } from "./report-name.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const done = { code: 0, stdout: "", stderr: "" };
let league: FantasyLeague;
let other: FantasyLeague;

function desk() {
  return fantasyDesk(database.db, Date.now);
}

function fantasy(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "fantasy", ...args, "--tenant", "names", "--season", "2026-27", "--league", "first");
}

/** What the list says, without the moments. */
async function reports(): Promise<string[]> {
  const { stdout } = await fantasy("reports");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace(/ {2}\d{4}-.*$/, ""));
}

async function named(who: SignedInVisitor): Promise<string | undefined> {
  return (await desk().own(who, address))?.team?.name;
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "names");
  other = await FantasyLeague.founded(database.db, "others");
  for (const one of [league, other]) {
    await one.scheduled(1, ["Avala", "Banjica"], 30);
    await openSeason(database.db, one.key);
  }
}, 60_000);

describe("names of teams and private leagues", () => {
  it("FAN38 none has a word of the list, and the office has its own in one league alone", async () => {
    const ana = await memberOf(database.db, league, "Scunthorpe Kurir");
    const iva = await memberOf(database.db, other, "Ivini");
    for (const name of ["Pička vaša", "ПИЧКА ваша"])
      expect(await desk().rename(ana, address, name)).toMatchObject({ refusal: { rule: "FAN31", code: "word" } });
    await expect(memberOf(database.db, league, "Fuck you")).rejects.toThrow("word");
    const founded = (name: string) => desk().leagues.found(ana, address, { name, kind: "total", fromRound: 1 });
    expect(await founded("Shit happens")).toMatchObject({ refusal: { rule: "FANL1", code: "word" } });
    expect(await desk().rename(ana, address, "Stari žabari")).toMatchObject({ kind: "done" });
    expect(await fantasy("words", "forbid", "Žabari", "--by", "Ana")).toEqual(done);
    expect(await desk().rename(ana, address, "Novi ŽABARI")).toMatchObject({ refusal: { code: "word" } });
    expect(await desk().rename(iva, address, "Novi žabari")).toMatchObject({ kind: "done" });
    expect(await named(ana)).toBe("Stari žabari");
    expect(await fantasy("words", "allow", "kurva")).toEqual(done);
    expect(await desk().rename(ana, address, "Kurva")).toMatchObject({ kind: "done" });
    expect(await fantasy("words")).toMatchObject({ stdout: "forbidden  zabari\nallowed  kurva\n" });
    for (const words of [
      ["forbid", "zabari"],
      ["forbid", "kurva"],
      ["allow", "avala"],
      ["usual", "avala"],
      ["forbid", "two words"],
      ["mind", "x"],
    ])
      expect(await fantasy("words", ...words)).toMatchObject({ code: 1 });
    expect(await fantasy("words", "usual", "Kurva", "žabari")).toEqual(done);
    expect(await desk().rename(ana, address, "Druga kurva")).toMatchObject({ refusal: { code: "word" } });
    const acts = (await fantasy("acts")).stdout.split("\n").filter(Boolean);
    expect(acts.map((line) => line.split("  ").slice(1, 3))).toEqual([
      ["usual", "zabari"],
      ["usual", "kurva"],
      ["allow", "kurva"],
      ["forbid", "zabari"],
      ["open", expect.anything()],
    ]);
  });

  it("FAN38 a name that is chosen while the office forbids its word waits, and is refused", async () => {
    const ana = await memberOf(database.db, league, "Čekalica");
    const { tenantId } = league.key;
    const said = await database.db.transaction().execute(async (transaction) => {
      await holdWords(transaction, tenantId, "to-say");
      await transaction.insertInto("fantasy_words").values({ tenant_id: tenantId, word: "sporna", is_allowed: false }).execute();
      const chosen = [
        desk().rename(ana, address, "Sporna ekipa"),
        desk().leagues.found(ana, address, { name: "Sporna liga", kind: "total", fromRound: 1 }),
        memberOf(database.db, league, "Sporna druga").then(
          () => "made",
          (fault: unknown) => String(fault),
        ),
      ] as const;
      const first = await Promise.race([...chosen, new Promise((still) => setTimeout(() => still("they wait"), 300))]);
      expect(first).toBe("they wait");
      return chosen;
    });
    expect(await Promise.all(said)).toMatchObject([
      { refusal: { rule: "FAN31", code: "word" } },
      { refusal: { rule: "FANL1", code: "word" } },
      expect.stringContaining("word"),
    ]);
    await database.db.deleteFrom("fantasy_words").where("word", "=", "sporna").execute();
  });

  it("FAN39 FAN40 each account reports a name once, and the office hides it or keeps it until the team is called otherwise", async () => {
    const [ana, iva, mia] = [
      await memberOf(database.db, league, "Ružno"),
      await memberOf(database.db, league, "Ivini"),
      await memberOf(database.db, league, "Mijini"),
    ];
    const stranger = await memberOf(database.db, other, "Stranac");
    const report = (who: SignedInVisitor, team = ana.team) => desk().reportName(who, address, team);
    expect([await report(iva), await report(iva), await report(mia), await report(mia, iva.team)]).toEqual([true, true, true, true]);
    // Neither one's own, nor what nobody has, nor another league's.
    expect([await report(ana), await report(iva, 999), await report(stranger, 999)]).toEqual([false, false, false]);
    expect(await reports()).toEqual([`${ana.team}  Ružno  2`, `${iva.team}  Ivini  1`]);
    expect(await fantasy("keep", String(ana.team), "--reason", "It is harmless")).toEqual(done);
    expect(await fantasy("keep", "999")).toMatchObject({ code: 1 });
    expect(await report(mia)).toBe(true);
    expect(await reports()).toEqual([`${iva.team}  Ivini  1`]);
    await desk().rename(ana, address, "Ružnije");
    expect(await reports()).toEqual([`${iva.team}  Ivini  1`]);
    expect(await report(mia)).toBe(true);
    // Those first that were reported first.
    expect(await reports()).toEqual([`${iva.team}  Ivini  1`, `${ana.team}  Ružnije  1`]);
    expect(await fantasy("hide", String(ana.team), "--reason", "An insult")).toEqual(done);
    expect(await reports()).toEqual([`${iva.team}  Ivini  1`]);
    expect(await report(iva)).toBe(false);

    expect(await fantasyReportsExport.read(database.db, mia.accountId)).toMatchObject([
      { league: "names", competition: "first", name: "Ivini" },
      { league: "names", competition: "first", name: "Ružnije" },
    ]);
    await sql`delete from accounts where account_id = ${mia.accountId}`.execute(database.db);
    expect(await reports()).toEqual([]);
    await sql`delete from accounts where account_id = ${ana.accountId}`.execute(database.db);
    expect(await database.db.selectFrom("fantasy_reports").selectAll().execute()).toEqual([]);
  });

  it("FANL22 FAN40 a private league's name is reported by those who are in it, and hidden or kept in the same way", async () => {
    const [ana, iva, mia] = [
      await memberOf(database.db, league, "Anini"),
      await memberOf(database.db, league, "Ivini drugi"),
      await memberOf(database.db, league, "Mijini drugi"),
    ];
    const { leagues } = desk();
    const founded = await leagues.found(ana, address, { name: "Ružna liga", kind: "total", fromRound: 1 });
    if (founded.kind !== "done") throw new Error(JSON.stringify(founded));
    const { number } = founded;
    await leagues.join(iva, address, founded.code ?? "");
    const report = (who: SignedInVisitor, of = number) => leagues.reportName(who, address, of);
    // Its founder, somebody who is not in it, what there is not.
    expect([await report(ana), await report(mia), await report(iva, 999)]).toEqual([false, false, false]);
    expect([await report(iva), await report(iva)]).toEqual([true, true]);
    expect(await reports()).toEqual([`private league ${number}  Ružna liga  1`]);
    expect(await fantasy("keep-league", String(number), "--reason", "It is harmless", "--by", "Ana")).toEqual(done);
    expect(await fantasy("keep-league", "999")).toMatchObject({ code: 1, stderr: expect.stringContaining("no private league") as string });
    expect(await reports()).toEqual([]);
    expect((await fantasy("acts")).stdout).toContain(`keep  private league ${number}  Ana`);
    expect(await fantasy("hide-league", String(number), "--reason", "An insult")).toEqual(done);
    expect(await report(iva)).toBe(false);
    expect(await fantasyReportsExport.read(database.db, iva.accountId)).toMatchObject([{ of: "private league", name: "Ružna liga" }]);
    await sql`delete from accounts where account_id = ${iva.accountId}`.execute(database.db);
    expect(await database.db.selectFrom("fantasy_league_reports").selectAll().execute()).toEqual([]);
  });
});
