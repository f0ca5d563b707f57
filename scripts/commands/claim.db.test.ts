import { beforeAll, describe, expect, it } from "vitest";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer"]);
  await LeagueInDatabase.founded(database.db, "lkr", ["Dunav", "Sava"]);
});

function claim(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "claim", ...args);
}

/** Somebody who says to be this player. */
async function claimed(personId: string, name: string): Promise<string> {
  const { accountId, sessionId } = await signedInAccount(database.db, league.tenantId, name);
  const visitor = { accountId, sessionId, tenantId: league.tenantId };
  const outcome = await myGamesDesk(database.db, Date.now).claim(visitor, { personId, note: "Igram od 2020." });
  expect(outcome.kind).toBe("claimed");
  return accountId;
}

async function player(given: string): Promise<string> {
  const person_id = await league.person(given, "Igrač");
  const place = { tenant_id: league.tenantId, team_id: league.team("Avala"), shirt_number: null, position: null };
  await database.db
    .insertInto("rosters")
    .values({ ...place, person_id, captain: false, valid_from: "2026-09-01", valid_to: null })
    .execute();
  return person_id;
}

async function mailsTo(accountId: string) {
  const { email } = await database.db.selectFrom("accounts").select("email").where("account_id", "=", accountId).executeTakeFirstOrThrow();
  return database.db.selectFrom("mail_outbox").select(["kind", "contents"]).where("recipient", "=", email).orderBy("created_at").execute();
}

function idIn(line: string | undefined): string {
  return line?.split("  ", 1)[0] ?? "";
}

describe("fullcourt claim", () => {
  it("CLAIM3 CLAIM5 lists what waits with its contests, approves one, refuses the other with a reason, and ends", async () => {
    const personId = await player("Mila");
    const [mila, iva] = [await claimed(personId, "Mila M"), await claimed(personId, "Iva I")];
    const listed = (await claim("list", "--tenant", "klb", "--state", "waiting")).stdout.trimEnd().split("\n");
    expect(listed).toHaveLength(2);
    for (const line of listed) expect(line).toMatch(/waiting {2}Mila Igrač \(.*"Igram od 2020\." {2}CONTESTED$/);
    const [milas, ivas] = ["Mila M", "Iva I"].map((name) => idIn(listed.find((line) => line.includes(`by ${name} `))));
    expect(await claim("approve", milas ?? "", "--tenant", "klb")).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(await claim("approve", ivas ?? "", "--tenant", "klb")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("another's claim") as string,
    });
    expect((await claim("refuse", ivas ?? "", "--tenant", "klb", "--reason", " Nije to ona. ")).code).toBe(0);
    expect(await mailsTo(mila)).toMatchObject([{ kind: "claim-approved" }]);
    expect(await mailsTo(iva)).toMatchObject([{ kind: "claim-refused", contents: { reason: "Nije to ona." } }]);
    expect((await claim("refuse", milas ?? "", "--tenant", "klb")).stderr).toContain("only what waits is approved or refused");
    expect((await claim("end", milas ?? "", "--tenant", "klb")).code).toBe(0);
    expect((await claim("list", "--tenant", "klb", "--state", "waiting")).stdout).toBe("");
    expect((await claim("list", "--tenant", "klb")).stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("GUARD2 refuses in one line what it cannot do, and another league's claim", async () => {
    await claimed(await player("Lena"), "Lena L");
    const id = idIn((await claim("list", "--tenant", "klb", "--state", "waiting")).stdout);
    const refused = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await claim(...args);
      expect([code, stdout]).toEqual([1, ""]);
      return stderr.trimEnd();
    };
    expect(await refused()).toMatch(/^claim: usage: claim list/);
    expect(await refused("burn", id, "--tenant", "klb")).toMatch(/^claim: usage/);
    expect(await refused("list", "--tenant", "nobody")).toBe("claim: there is no tenant nobody");
    expect(await refused("list", "--tenant", "klb", "--state", "lost")).toMatch(/^claim: --state is one of/);
    for (const unknown of ["", "1", "__proto__", crypto.randomUUID(), id.toUpperCase()])
      expect(await refused("approve", unknown, "--tenant", "klb"), unknown).toBe("claim: there is no such claim");
    expect(await refused("approve", id, "--tenant", "lkr")).toBe("claim: there is no such claim");
    expect(idIn((await claim("list", "--tenant", "klb", "--state", "waiting")).stdout)).toBe(id);
  });
});
