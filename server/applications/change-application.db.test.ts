import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ApplicationIntent, ApplicationOutcome } from "#contract/application-queries.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { teamApplicationsFor } from "../db/repositories/team-applications.ts";
import { teamApplication } from "../queries/applications/team-application.ts";
import { applicationDesk } from "./change-application.ts";

const database = databaseForThisFile();
const deadline = Date.UTC(2026, 11, 1, 23);
let now = Date.UTC(2026, 10, 21, 12);
let league: LeagueInDatabase;
let other: LeagueInDatabase;
let uuid: string;

const whole: Readonly<Record<string, string>> = {
  clubName: "KK Avala",
  teamName: "Avala II",
  city: "Beograd",
  venue: "Hala",
  primaryColor: "#112233",
  secondaryColor: "#ffffff",
  contactName: "Ana Anić",
  email: "ana@example.com",
  phone: "011 123 456",
  coach: "Iva Ivić",
  ...Object.fromEntries(
    Array.from({ length: 5 }, (_, row) => [
      [`players.${row}.givenName`, "Mina"],
      [`players.${row}.familyName`, `Mi${"n".repeat(row + 1)}ić`],
      [`players.${row}.birthDate`, "2000-01-01"],
      [`players.${row}.shirt`, String(row + 4)],
    ]).flat() as [string, string][],
  ),
};

function send(intent: ApplicationIntent, version: number, changes: Record<string, string> = {}): Promise<ApplicationOutcome> {
  const desk = applicationDesk(database.db, () => now);
  return desk(league.tenantId, { uuid, intent, version, fields: new URLSearchParams({ ...whole, ...changes }) });
}

function stands() {
  return teamApplication(database.db, league.tenantId, uuid, now);
}

async function log(): Promise<string[]> {
  const rows = await database.db
    .selectFrom("team_application_changes")
    .select(["version", "status"])
    .where("application_id", "=", uuid)
    .orderBy("version")
    .execute();
  return rows.map(({ version, status }) => `${version} ${status}`);
}

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "applied-for", ["Avala", "Banjica"]);
  other = await LeagueInDatabase.founded(database.db, "not-asked", ["Avala"]);
});

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12);
  uuid = await teamApplicationsFor(database.db, league.tenantId).create({ leagueId: league.leagueId, deadline });
});

describe("an application", () => {
  it("APPL1 is there for its tenant under its random id, and nothing else is anywhere", async () => {
    expect(await stands()).toMatchObject({ status: "open", isEditable: true, version: 0, entry: null, deadline, seasonName: "2026/27" });
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const asked = (id: string) => teamApplication(database.db, league.tenantId, id, now);
    expect(await teamApplication(database.db, other.tenantId, uuid, now)).toBeNull();
    const sevens = `${uuid.slice(0, 14)}7${uuid.slice(15)}`;
    for (const id of [uuid.toUpperCase(), sevens, "nothing", "", `${uuid} `, "' or 1=1--", crypto.randomUUID()])
      expect(await asked(id)).toBeNull();
    const desk = applicationDesk(database.db, () => now);
    const change = { uuid, intent: "draft", version: 0, fields: new URLSearchParams() } as const;
    expect(await desk(other.tenantId, change)).toEqual({ kind: "not-found" });
    expect(await desk(league.tenantId, { ...change, uuid: crypto.randomUUID() })).toEqual({ kind: "not-found" });
  });

  it("APPL2 is drafted, drafted again, handed in, with every step written down", async () => {
    expect(await send("draft", 0, { clubName: "", email: "half" })).toEqual({ kind: "stands" });
    expect(await stands()).toMatchObject({ status: "draft", version: 1, entry: { clubName: "", email: "half" } });
    expect(await send("submit", 1, { email: "half" })).toMatchObject({
      kind: "refused",
      application: { refusal: { kind: "faults", faults: { email: "email" } } },
    });
    expect(await stands()).toMatchObject({ status: "draft", version: 1, entry: { clubName: "" } });
    expect(await send("submit", 1)).toEqual({ kind: "stands" });
    expect(await stands()).toMatchObject({ status: "submitted", version: 2, isEditable: false, entry: { players: { length: 5 } } });
    expect(await log()).toEqual(["1 draft", "2 submitted"]);
  });

  it("APPL4 handed in twice, one after the other or at once, is handed in once", async () => {
    const outcomes = await Promise.all([send("submit", 0), send("submit", 0), send("submit", 0)]);
    expect(outcomes).toEqual([{ kind: "stands" }, { kind: "stands" }, { kind: "stands" }]);
    expect(await send("submit", 0, { clubName: "Another" })).toEqual({ kind: "stands" });
    expect(await stands()).toMatchObject({ status: "submitted", version: 1, entry: { clubName: "KK Avala" } });
    expect(await log()).toEqual(["1 submitted"]);
  });

  it("APPL4 is closed at the last moment, not one before", async () => {
    now = deadline - 1;
    expect(await send("draft", 0)).toEqual({ kind: "stands" });
    now = deadline;
    expect(await send("submit", 1)).toEqual({ kind: "stands" });
    expect(await stands()).toMatchObject({ status: "draft", version: 1, isEditable: false, isLate: true });
  });

  it("APPL5 from an older version is shown again with what was sent, not taken", async () => {
    await send("draft", 0, { clubName: "First window" });
    const second = await send("draft", 0, { clubName: "Second window" });
    expect(second).toMatchObject({
      kind: "refused",
      application: { version: 1, entry: { clubName: "Second window" }, refusal: { kind: "conflict" } },
    });
    expect(await stands()).toMatchObject({ entry: { clubName: "First window" } });
    expect(await send("draft", 1, { clubName: "Second window" })).toEqual({ kind: "stands" });
    expect(await stands()).toMatchObject({ version: 2, entry: { clubName: "Second window" } });
  });

  it("APPL5 drafted in two windows at once: one is kept, the other shown again", async () => {
    const outcomes = await Promise.all([send("draft", 0, { city: "A" }), send("draft", 0, { city: "B" })]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["refused", "stands"]);
    expect(await log()).toEqual(["1 draft"]);
  });

  it("is taken back to be changed while there is time, and for good at any time before the decision", async () => {
    await send("submit", 0);
    await send("revise", 1);
    expect(await stands()).toMatchObject({ status: "draft", isEditable: true, entry: { clubName: "KK Avala" } });
    await send("submit", 2);
    now = deadline;
    await send("revise", 3);
    expect(await stands()).toMatchObject({ status: "submitted", version: 3 });
    await send("withdraw", 3);
    expect(await stands()).toMatchObject({ status: "withdrawn", isEditable: false });
    for (const intent of ["draft", "submit", "revise", "withdraw"] as const) await send(intent, 4);
    expect(await log()).toEqual(["1 submitted", "2 draft", "3 submitted", "4 withdrawn"]);
  });

  it("GUARD15 drafted again and again, keeps the last hundred of its steps", async () => {
    for (let version = 0; version < 105; version++) await send("draft", version, { city: `City ${"x".repeat(version % 3)}` });
    expect(await stands()).toMatchObject({ status: "draft", version: 105 });
    const steps = await log();
    expect([steps.length, steps[0]]).toEqual([100, "6 draft"]);
  });

  it("that the office has decided on stays as it was", async () => {
    await send("submit", 0);
    const decision = {
      uuid,
      expectedVersion: 1,
      from: ["submitted"],
      to: "rejected",
      reason: "Nema hale",
      at: now,
      beforeDeadline: false,
    } as const;
    expect(await teamApplicationsFor(database.db, league.tenantId).step(decision)).toBe(true);
    expect(await teamApplicationsFor(database.db, league.tenantId).step({ ...decision, to: "accepted" })).toBe(false);
    for (const intent of ["draft", "submit", "revise", "withdraw"] as const) await send(intent, 2);
    expect(await stands()).toMatchObject({ status: "rejected", version: 2, reason: "Nema hale" });
  });
});
