import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import type { PersonId } from "../db/row-ids.ts";
import { personMergesFor } from "../db/repositories/person-merges.ts";
import { myGamesDesk } from "./my-games-desk.ts";
import { myGamesExports } from "./my-games-export.ts";
import { claimDeskFor } from "./player-claims.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 22, 18, 0);
const hour = 3_600_000;
let home: LeagueInDatabase;
let elsewhere: LeagueInDatabase;
let visitor: SignedInVisitor;
let round = 0;

beforeAll(async () => {
  home = await LeagueInDatabase.founded(database.db, "mine", ["Avala", "Banjica"]);
  elsewhere = await LeagueInDatabase.founded(database.db, "theirs", ["Dunav", "Sava"]);
}, 60_000);

beforeEach(async () => {
  visitor = await somebody("Mila");
});

async function somebody(name: string): Promise<SignedInVisitor> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { account_id: accountId } = await database.db
    .insertInto("accounts")
    .values({ name, email, email_key: email, locale: "sr" })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  return { accountId, sessionId: crypto.randomUUID(), tenantId: home.tenantId };
}

function desk(at = now) {
  return myGamesDesk(database.db, () => at);
}

async function game(
  tipOff: number | null,
  status: "scheduled" | "final" | "live" | "postponed" | "cancelled" = "scheduled",
  points?: [number, number],
) {
  const gameId = await home.game({ home: "Avala", away: "Banjica", round: ++round, tipOff, status, venue: "Banjaluka" });
  if (points)
    await database.db.updateTable("games").set({ home_points: points[0], away_points: points[1] }).where("game_id", "=", gameId).execute();
  return gameId;
}

/** How many questions to this database wait for another's transaction. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]!.waiting;
}

async function player(given: string): Promise<PersonId> {
  const personId = await home.person(given, "Igrač");
  await database.db
    .insertInto("rosters")
    .values({
      tenant_id: home.tenantId,
      team_id: home.team("Avala"),
      person_id: personId,
      shirt_number: "7",
      position: null,
      captain: false,
      valid_from: "2026-09-01",
      valid_to: null,
    })
    .execute();
  return personId;
}

describe("predictions", () => {
  it("PREDICT1: are taken till the tip-off by our clock, the last word counts, and afterwards nobody takes one back", async () => {
    const soon = await game(now + hour);
    expect(await desk().predict(visitor, soon, { winner: "home", margin: 8 })).toBe("marked");
    expect(await desk().predict(visitor, soon, { winner: "away", margin: null })).toBe("marked");
    expect(await desk().game(visitor, soon)).toMatchObject({
      predictableUntil: now + hour,
      mayAttend: false,
      prediction: { winner: "away", margin: null },
      judged: { kind: "open" },
    });
    for (const late of [now + hour, now + 2 * hour]) {
      expect(await desk(late).predict(visitor, soon, { winner: "home", margin: null })).toBe("closed");
      expect(await desk(late).unpredict(visitor, soon)).toBe("closed");
    }
    expect((await desk(now + hour).game(visitor, soon))?.prediction).toEqual({ winner: "away", margin: null });
    expect(await desk().unpredict(visitor, soon)).toBe("marked");
    expect((await desk().game(visitor, soon))?.prediction).toBeNull();
  });

  it("PREDICT2: are not taken of a game without a day, put off, called off, running, or of another league", async () => {
    const closed = [
      await game(null),
      await game(now + hour, "postponed"),
      await game(now + hour, "cancelled"),
      await game(now + hour, "live"),
    ];
    for (const gameId of closed) expect(await desk().predict(visitor, gameId, { winner: "home", margin: null })).toBe("closed");
    const foreign = await elsewhere.game({ home: "Dunav", away: "Sava", tipOff: now + hour });
    for (const gameId of [foreign, crypto.randomUUID()]) {
      expect(await desk().predict(visitor, gameId, { winner: "home", margin: null })).toBe("unknown");
      expect(await desk().unpredict(visitor, gameId)).toBe("unknown");
      expect(await desk().game(visitor, gameId)).toBeNull();
    }
  });

  it("PREDICT4: are seen by who made them alone, with what came of them", async () => {
    const [right, wrong, open] = [await game(now + hour), await game(now + 2 * hour), await game(now + 3 * hour)];
    for (const gameId of [right, wrong, open]) await desk().predict(visitor, gameId, { winner: "home", margin: 5 });
    await settle(right, [80, 77]);
    await settle(wrong, [70, 90]);
    const { predicted } = await desk().games(visitor);
    expect(predicted.rate).toEqual({ right: 1, judged: 2 });
    expect(predicted.games.map(({ game: { gameId }, judged }) => [gameId, judged])).toEqual([
      [open, { kind: "open" }],
      [wrong, { kind: "wrong", missedBy: 25 }],
      [right, { kind: "right", missedBy: 2 }],
    ]);
    expect((await desk().games(await somebody("Nina"))).predicted).toEqual({ total: 0, rate: { right: 0, judged: 0 }, games: [] });
  });
});

async function settle(gameId: GameId, [one, other]: [number, number]): Promise<void> {
  await database.db
    .updateTable("games")
    .set({ status: "final", home_points: one, away_points: other })
    .where("game_id", "=", gameId)
    .execute();
}

describe("games somebody was at", () => {
  it("ATTEND1: are those that have begun; said twice it is said once, and can be taken back", async () => {
    const ahead = await game(now + hour);
    expect(await desk().attend(visitor, ahead)).toBe("closed");
    expect(await desk(now + hour).attend(visitor, ahead)).toBe("marked");
    expect(await desk(now + hour).attend(visitor, ahead)).toBe("marked");
    expect(await desk().attend(visitor, await game(now - hour, "cancelled"))).toBe("closed");
    expect(await desk().attend(visitor, await game(now - hour, "postponed"))).toBe("closed");
    expect(await desk().attend(visitor, await elsewhere.game({ home: "Dunav", away: "Sava", tipOff: now - hour, status: "final" }))).toBe(
      "unknown",
    );
    expect((await desk().games(visitor)).attended.total).toBe(1);
    await desk().unattend(visitor, ahead);
    expect((await desk().games(visitor)).attended.total).toBe(0);
  });

  it("ATTEND2: are counted by club and by hall, the latest first", async () => {
    const games = [await game(now - 3 * hour, "final", [80, 70]), await game(now - hour, "final", [60, 70])];
    for (const gameId of games) await desk().attend(visitor, gameId);
    const { attended } = await desk().games(visitor);
    const seen = (tally: typeof attended.clubs) => tally.map(({ key, name, games: count }) => [key, name.text, count]);
    expect(seen(attended.clubs)).toEqual([
      ["avala", "Avala", 2],
      ["banjica", "Banjica", 2],
    ]);
    expect(seen(attended.halls)).toEqual([["banjaluka", "Banjaluka", 2]]);
    expect(attended.games.map(({ gameId }) => gameId)).toEqual(games.toReversed());
  });
});

describe("who says which player they are", () => {
  const office = () => claimDeskFor(database.db, home.tenantId, () => now);

  async function claim(who: SignedInVisitor, personId: string, note = ""): Promise<string> {
    const outcome = await desk().claim(who, { personId, note });
    if (outcome.kind !== "claimed") throw new Error(outcome.kind);
    return outcome.claimId;
  }

  it("CLAIM1 CLAIM2: names one player of this league at a time; the same once more changes nothing", async () => {
    const [one, other] = [await player("Jedan"), await player("Drugi")];
    const outsider = await home.person("Nije", "Igrač");
    const claimId = await claim(visitor, one, "Licenca 77");
    expect(await claim(visitor, one)).toBe(claimId);
    expect(await desk().claim(visitor, { personId: other, note: "" })).toEqual({ kind: "has-another" });
    const second = await somebody("Nina");
    for (const personId of [outsider, await elsewhere.person("Tuđi", "Igrač"), crypto.randomUUID()])
      expect(await desk().claim(second, { personId, note: "" })).toEqual({ kind: "unknown" });
    expect(await desk().player(visitor)).toMatchObject({ claim: { claimId, state: "waiting" }, self: null });
  });

  it("CLAIM3: one is approved of a player, also of two who are one; the others are flagged", async () => {
    const [one, same] = [await player("Isti"), await player("Isto")];
    const rival = await somebody("Rival");
    const [first, second] = [await claim(visitor, one), await claim(rival, same)];
    expect(
      (await office().list("waiting")).filter(({ claimId }) => [first, second].includes(claimId)).map((each) => each.isContested),
    ).toEqual([false, false]);
    await personMergesFor(database.db, home.tenantId).merge({ from: same, into: one, at: now, by: "test", reason: null });
    const waiting = (await office().list("waiting")).filter(({ claimId }) => [first, second].includes(claimId));
    expect(waiting.map((each) => each.isContested)).toEqual([true, true]);
    const outcomes = await Promise.all([first, second].map((claimId) => office().approve({ claimId, by: "test" })));
    expect(outcomes.toSorted()).toEqual(["decided", "taken"]);
    const winner = outcomes[0] === "decided" ? first : second;
    expect(await office().end({ claimId: winner, by: "test", reason: "zamena" })).toBe("decided");
    expect(await office().approve({ claimId: winner === first ? second : first, by: "test" })).toBe("decided");
  });

  it("CLAIM4 CLAIM5: is withdrawn by whoever made it, decided once, and told by mail, each time to its owner alone", async () => {
    const personId = await player("Ana");
    const claimId = await claim(visitor, personId);
    const stranger = await somebody("Strana");
    expect(await desk().withdraw(stranger, claimId)).toBe(false);
    expect(await office().approve({ claimId, by: "test" })).toBe("decided");
    expect(await office().approve({ claimId, by: "test" })).toBe("not-so");
    expect(await office().refuse({ claimId: crypto.randomUUID(), by: "test" })).toBe("unknown");
    expect(await claimDeskFor(database.db, elsewhere.tenantId, () => now).end({ claimId, by: "test" })).toBe("unknown");
    const mails = await database.db
      .selectFrom("mail_outbox")
      .where("kind", "=", "claim-approved")
      .select(["recipient", "contents"])
      .execute();
    const { email } = await database.db
      .selectFrom("accounts")
      .where("account_id", "=", visitor.accountId)
      .select("email")
      .executeTakeFirstOrThrow();
    expect(mails.filter(({ recipient }) => recipient === email)).toEqual([
      { recipient: email, contents: { name: "Mila", player: "Ana Igrač", reason: null } },
    ]);
    expect(await desk().withdraw(visitor, claimId)).toBe(true);
    expect(await desk().withdraw(visitor, claimId)).toBe(false);
    expect(await claim(stranger, personId)).not.toBe(claimId);
  });

  it("CLAIM4: is not decided over the head of whoever is taking it back", async () => {
    const claimId = await claim(visitor, await player("Iva"));
    const deciding = await database.db.transaction().execute(async (transaction) => {
      await myGamesDesk(transaction, () => now).withdraw(visitor, claimId);
      const decision = office().approve({ claimId, by: "test" });
      await expect.poll(waitingForLocks).toBe(1);
      return { decision };
    });
    expect(await deciding.decision).toBe("not-so");
  });

  it("CLAIM6: an approved one shows the team, its next game and its players, nobody's address", async () => {
    const [one, mate] = [await player("Sam"), await player("Saigrač")];
    const claimId = await claim(visitor, one);
    await office().approve({ claimId, by: "test" });
    const own = await desk().player(visitor);
    expect(own.self?.team?.teamSlug).toBe("avala");
    const slugs = own.self?.mates.map(({ person }) => person.slug) ?? [];
    expect(slugs).toContain(
      (await database.db.selectFrom("persons").where("person_id", "=", mate).select("slug").executeTakeFirstOrThrow()).slug,
    );
    expect(slugs).not.toContain(own.claim?.person.slug);
    expect(JSON.stringify(own)).not.toContain("@");
  });
});

it("ACC16: all of it is told in the account's export, and goes with the account", async () => {
  const gameId = await game(now + hour);
  await desk().predict(visitor, gameId, { winner: "home", margin: null });
  await desk(now + hour).attend(visitor, gameId);
  await desk().claim(visitor, { personId: await player("Izvoz"), note: "broj 7" });
  const place = { tenant_id: home.tenantId, game_id: gameId };
  await database.db
    .insertInto("fan_votes")
    .values({ ...place, opened_at: new Date(now), closes_at: new Date(now + hour), closed_at: null })
    .execute();
  const ballot = { ...place, account_id: visitor.accountId, player_key: "h4" as PlayerKey, voted_at: new Date(now) };
  await database.db.insertInto("fan_ballots").values(ballot).execute();
  const told = async () =>
    Promise.all(myGamesExports.map(async ({ read }) => (await read(database.db, visitor.accountId)) as readonly object[]));
  expect((await told()).map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
  expect((await told())[0]?.[0]).toMatchObject({ league: "mine", state: "waiting", note: "broj 7" });
  await database.db.deleteFrom("accounts").where("account_id", "=", visitor.accountId).execute();
  expect((await told()).map((rows) => rows.length)).toEqual([0, 0, 0, 0]);
});
