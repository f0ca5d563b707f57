import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { MyFanVote } from "#contract/fan-vote.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { CommandId, EventId, GameId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { endFanVotes } from "#server/jobs/fan-votes.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { myGamesExports } from "#server/my-games/my-games-export.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { playerQueriesFor } from "#server/queries/players/player-queries.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { droppedWhile } from "../support/database/dropped-tags.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";

const database = databaseForThisFile();
const hourMs = 3_600_000;
const played = exhibitionGame("fans").events;
let home: LeagueInDatabase;
let elsewhere: LeagueInDatabase;
let round = 0;

beforeAll(async () => {
  home = await LeagueInDatabase.founded(database.db, "fans", ["Avala", "Banjica"]);
  elsewhere = await LeagueInDatabase.founded(database.db, "others", ["Dunav", "Sava"]);
}, 60_000);

beforeEach(() => settings({}));

async function settings(value: CompetitionSettings): Promise<void> {
  await sql`update leagues set settings = ${JSON.stringify(value)}::json`.execute(database.db);
}

/** A game that has just been played out, unless it is said otherwise. */
async function game(tipOff: number | null = Date.now() - 2 * hourMs, events: readonly GameEvent[] = played): Promise<GameId> {
  const gameId = await home.game({ home: "Avala", away: "Banjica", round: ++round, tipOff });
  if (events.length > 0) await home.append(gameId, events);
  return gameId;
}

async function rule(gameId: GameId, fact: Fact): Promise<void> {
  const log = (await eventStoreFor(database.db, home.tenantId).read(gameId)).map(({ event }) => event);
  const last = log
    .filter((event) => event.op === "add")
    .reduce((latest, event) => (event.orderKey > latest.orderKey ? event : latest)) satisfies AddEvent;
  const recording = { ...last.recording, commandId: `rule-${log.length}` as CommandId };
  const event = {
    ...last,
    eventId: `rule-${log.length}` as EventId,
    orderKey: orderKeyBetween(last.orderKey, null),
    link: null,
    fact,
    recording,
  };
  await home.append(gameId, [event]);
}

async function somebody(): Promise<SignedInVisitor> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { account_id: accountId } = await database.db
    .insertInto("accounts")
    .values({ name: "Mila", email, email_key: email, locale: "sr" })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  return { accountId, sessionId: crypto.randomUUID(), tenantId: home.tenantId };
}

function desk(at = Date.now()) {
  return myGamesDesk(database.db, () => at);
}

/** So many others, all for one player. */
async function crowd(gameId: GameId, count: number, player: string): Promise<readonly SignedInVisitor[]> {
  const fans = await Promise.all(Array.from({ length: count }, () => somebody()));
  for (const fan of fans) expect(await desk().vote(fan, gameId, player)).toBe("kept");
  return fans;
}

async function keysOf(gameId: GameId): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select player_key as key from box_player_lines where game_id = ${gameId} and played order by side desc, player_key`.execute(
    database.db,
  );
  return rows.map(({ key }) => key);
}

async function voteOf(gameId: GameId) {
  return database.db.selectFrom("fan_votes").selectAll().where("game_id", "=", gameId).executeTakeFirst();
}

async function ownVote(visitor: SignedInVisitor, gameId: GameId): Promise<MyFanVote> {
  const vote = await desk().fanVote(visitor, gameId);
  if (vote === null || vote === "unknown") throw new Error("the game is not voted on");
  return vote;
}

/** Its hour has come. */
async function timeIsUp(gameId: GameId): Promise<void> {
  await sql`update fan_votes set opened_at = now() - interval '3 days', closes_at = now() - interval '1 second'
    where game_id = ${gameId} and closed_at is null`.execute(database.db);
}

async function ended(gameId: GameId): Promise<void> {
  await timeIsUp(gameId);
  await endFanVotes(database.db);
}

async function shownOf(gameId: GameId) {
  const { rows } = await sql<{ round: string; slug: string }>`
    select rounds.slug as round, games.slug from games join rounds using (tenant_id, round_id) where game_id = ${gameId}`.execute(
    database.db,
  );
  const address = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: rows[0]!.round, gameSlug: rows[0]!.slug };
  return (await home.pages().game(address, { plays: false, lineups: false }))!;
}

describe("FANVOTE1 FANVOTE10 the vote on a game", () => {
  it("begins with the buzzer and lasts as long as its competition says", async () => {
    await settings({ fanVote: { hours: 3 } });
    const running = await game(Date.now() - 2 * hourMs, played.slice(0, 300));
    expect(await voteOf(running)).toBeUndefined();
    const before = Date.now();
    await home.append(running, played.slice(300));
    const vote = (await voteOf(running))!;
    expect([vote.closed_at, vote.closes_at.getTime() - vote.opened_at.getTime()]).toEqual([null, 3 * hourMs]);
    expect(Math.abs(vote.opened_at.getTime() - before)).toBeLessThan(60_000);
  });

  it("is none where the competition wants none, of a game without a day, and of one that others brought when its hours were over", async () => {
    const old = await game(Date.now() - 60 * hourMs);
    expect([await voteOf(await game(null)), await voteOf(old)]).toEqual([undefined, undefined]);
    const late = (await voteOf(await game(Date.now() - 30 * hourMs)))!;
    expect(Math.abs(late.closes_at.getTime() - Date.now() - 24 * hourMs)).toBeLessThan(60_000);
    await settings({ fanVote: { hours: 0 } });
    expect(await voteOf(await game())).toBeUndefined();
  });

  it("takes no vote before the end, after it, of another league, or for nobody", async () => {
    const mila = await somebody();
    const ahead = await game(Date.now() + hourMs, []);
    const running = await game(Date.now() - hourMs, played.slice(0, 300));
    const over = await game();
    const [key = ""] = await keysOf(over);
    expect([await desk().vote(mila, ahead, key), await desk().vote(mila, running, key)]).toEqual(["closed", "closed"]);
    expect(await desk(Date.now() + 49 * hourMs).vote(mila, over, key)).toBe("closed");
    expect(await desk(Date.now() + 49 * hourMs).fanVote(mila, over)).toBeNull();
    for (const unknown of [await elsewhere.game({ home: "Dunav", away: "Sava" }), crypto.randomUUID()]) {
      expect(await desk().vote(mila, unknown, key)).toBe("unknown");
      expect(await desk().unvote(mila, unknown)).toBe("unknown");
      expect(await desk().fanVote(mila, unknown)).toBe("unknown");
    }
    expect(await desk().vote({ ...mila, tenantId: elsewhere.tenantId }, over, key)).toBe("unknown");
    expect(await database.db.selectFrom("fan_ballots").where("account_id", "=", mila.accountId).selectAll().execute()).toEqual([]);
  });
});

describe("FANVOTE2 one account", () => {
  it("has one vote on a game: its last word, also from two tabs at once; it is taken back till the end", async () => {
    const mila = await somebody();
    const gameId = await game();
    const [one = "", other = ""] = await keysOf(gameId);
    expect(await desk().vote(mila, gameId, one)).toBe("kept");
    expect(await Promise.all([desk().vote(mila, gameId, one), desk().vote(mila, gameId, other)])).toEqual(["kept", "kept"]);
    expect(await desk().vote(mila, gameId, other)).toBe("kept");
    const rows = () => database.db.selectFrom("fan_ballots").where("account_id", "=", mila.accountId).select("player_key").execute();
    expect(await rows()).toEqual([{ player_key: other }]);
    expect(await desk().unvote(mila, gameId)).toBe("kept");
    expect([await rows(), await desk().unvote(mila, gameId)]).toEqual([[], "kept"]);
    await desk().vote(mila, gameId, one);
    await ended(gameId);
    expect([await desk().unvote(mila, gameId), await desk().vote(mila, gameId, other), await rows()]).toEqual([
      "closed",
      "closed",
      [{ player_key: one }],
    ]);
  });

  it("that comes while the vote is ended is counted, or told that it came too late", async () => {
    const gameId = await game();
    await settings({ fanVote: { leastVotes: 1 } });
    const [key = ""] = await keysOf(gameId);
    const [early, late] = [await somebody(), await somebody()];
    const ending = await database.db.transaction().execute(async (transaction) => {
      // By the clock of the one who votes it is open still.
      expect(await myGamesDesk(transaction, () => Date.now()).vote(early, gameId, key)).toBe("kept");
      await timeIsUpBeside(gameId);
      return null;
    });
    expect(ending).toBeNull();
    await ended(gameId);
    expect(await desk(Date.now() - 4 * 24 * hourMs).vote(late, gameId, key)).toBe("closed");
    expect((await shownOf(gameId)).fanVote?.counts).toEqual([{ key, votes: 1 }]);
  });

  /** Whoever ends it waits for the ballot that is being cast. */
  async function timeIsUpBeside(gameId: GameId): Promise<void> {
    const closing = database.db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '200ms'`.execute(transaction);
      await sql`update fan_votes set closed_at = now() where game_id = ${gameId}`.execute(transaction);
    });
    await expect(closing).rejects.toThrow("lock timeout");
  }
});

it("FANVOTE4 how it stands is told to those who have voted, and to nobody else", async () => {
  const gameId = await game();
  const [one = "", other = ""] = await keysOf(gameId);
  await crowd(gameId, 2, one);
  const mila = await somebody();
  const before = await ownVote(mila, gameId);
  expect([before.mine, before.standing]).toEqual([null, null]);
  expect(before.candidates.map(({ key }) => key).toSorted()).toEqual([...(await keysOf(gameId))].toSorted());
  await desk().vote(mila, gameId, other);
  expect(await ownVote(mila, gameId)).toMatchObject({
    mine: other,
    standing: {
      votes: 3,
      players: [
        { key: one, votes: 2, place: 1 },
        { key: other, votes: 1, place: 2 },
      ],
    },
  });
  await desk().unvote(mila, gameId);
  expect((await ownVote(mila, gameId)).standing).toBeNull();
  expect((await shownOf(gameId)).fanVote).toMatchObject({ endedAt: null, counts: [] });
});

describe("FANVOTE3 FANVOTE7 a vote that has ended", () => {
  it("is counted once, of accounts that are not blocked, and told to all nodes; what is deleted later takes nothing away", async () => {
    await settings({ fanVote: { leastVotes: 3 } });
    const gameId = await game();
    const [one = "", other = ""] = await keysOf(gameId);
    const [gone, blocked] = await crowd(gameId, 4, one);
    await crowd(gameId, 1, other);
    await database.db.updateTable("accounts").set({ blocked_at: new Date() }).where("account_id", "=", blocked!.accountId).execute();
    const told: string[] = [];
    const listening = await listenForPageTags(database.databaseUrl, {
      onNotice: ({ tags }) => told.push(...(tags ?? [])),
      onGap: () => undefined,
      onLost: () => undefined,
    });
    await timeIsUp(gameId);
    const looks = await Promise.all([endFanVotes(database.db), endFanVotes(database.db), endFanVotes(database.db)]);
    expect(looks.map(({ out }) => out)).toEqual([[], [], []]);
    await expect.poll(() => told.filter((tag) => tag === pageTags.game(gameId))).toEqual([pageTags.game(gameId)]);
    await listening.close();
    await database.db.deleteFrom("accounts").where("account_id", "=", gone!.accountId).execute();
    expect((await shownOf(gameId)).fanVote).toMatchObject({
      endedAt: expect.any(Number) as number,
      counts: [
        { key: one, votes: 3 },
        { key: other, votes: 1 },
      ],
    });
  });

  it("tells nothing where too few voted", async () => {
    const gameId = await game();
    await crowd(gameId, 9, (await keysOf(gameId))[0]!);
    await ended(gameId);
    expect((await shownOf(gameId)).fanVote).toMatchObject({ endedAt: expect.any(Number) as number, counts: [] });
  });

  it("is waited for by its hour", async () => {
    await database.db.deleteFrom("fan_votes").execute();
    expect((await endFanVotes(database.db)).nextInMs).toBeNull();
    await settings({ fanVote: { hours: 2 } });
    await game();
    const { nextInMs } = await endFanVotes(database.db);
    expect([nextInMs! > 1.9 * hourMs, nextInMs! <= 2 * hourMs]).toEqual([true, true]);
  });
});

describe("FANVOTE5 FANVOTE12 a game that turns out otherwise", () => {
  it.each<[string, Fact]>([
    ["forfeited", { type: "game.forfeit", by: "home", reason: null }],
    ["awarded at the desk", { type: "game.award", homePoints: 20, awayPoints: 0, against: "away", reason: "test" }],
    ["annulled", { type: "game.status", status: "annulled", reason: null }],
    ["played on", { type: "game.status", status: "live", reason: null }],
  ])("takes no votes and shows none while it is %s; what was said is kept, and counts when that is taken back", async (_, fact) => {
    await settings({ fanVote: { leastVotes: 1 } });
    const gameId = await game();
    const [key = ""] = await keysOf(gameId);
    const [mila] = await crowd(gameId, 1, key);
    await rule(gameId, fact);
    expect(await desk().vote(mila!, gameId, key)).toBe("closed");
    expect(await desk().fanVote(mila!, gameId)).toBeNull();
    expect((await shownOf(gameId)).fanVote).toBeNull();
    await ended(gameId);
    expect((await voteOf(gameId))?.closed_at).toBeNull();
    const log = (await eventStoreFor(database.db, home.tenantId).read(gameId)).map(({ event }) => event);
    const ruling = log.at(-1)!;
    const recording = { ...ruling.recording, commandId: `back-${log.length}` as CommandId };
    await home.append(gameId, [
      { op: "void", eventId: `back-${log.length}` as EventId, recording, reason: "test", target: ruling.eventId },
    ]);
    const again = (await voteOf(gameId))!;
    expect([again.closed_at, again.closes_at.getTime() > Date.now()]).toEqual([null, true]);
    await ended(gameId);
    expect((await shownOf(gameId)).fanVote).toMatchObject({ counts: [{ key, votes: 1 }] });
  });

  it("is told to have ended when it was counted, not when it was to be", async () => {
    const gameId = await game();
    await timeIsUp(gameId);
    await sql`update fan_votes set closes_at = now() - interval '5 hours' where game_id = ${gameId}`.execute(database.db);
    await endFanVotes(database.db);
    const { closesAt, endedAt } = (await shownOf(gameId)).fanVote!;
    expect([endedAt, Math.round((endedAt! - closesAt) / hourMs)]).toEqual([(await voteOf(gameId))!.closed_at!.getTime(), 5]);
  });

  it("under protest goes on; a vote that has ended stays as it is when its game is confirmed, protested or read anew", async () => {
    await settings({ fanVote: { leastVotes: 1 } });
    const gameId = await game();
    const [key = ""] = await keysOf(gameId);
    const [mila] = await crowd(gameId, 1, key);
    await rule(gameId, { type: "game.status", status: "under-protest", reason: null });
    expect(await desk().vote(mila!, gameId, key)).toBe("kept");
    await ended(gameId);
    const before = await voteOf(gameId);
    await rule(gameId, { type: "game.status", status: "live", reason: null });
    await rule(gameId, { type: "game.status", status: "final", reason: null });
    await rebuildTenant(database.db, home.tenantId);
    expect(await voteOf(gameId)).toEqual(before);
    expect((await shownOf(gameId)).fanVote).toMatchObject({ counts: [{ key, votes: 1 }] });
  });
});

it("FANVOTE6 only who stands in the box score as having played is voted for, and counts", async () => {
  const gameId = await game();
  const [one = "", other = ""] = await keysOf(gameId);
  const mila = await somebody();
  const otherGame = await game();
  const { rows } = await sql<{ key: string }>`
    select player_key as key from box_player_lines where game_id = ${gameId} and not played limit 1`.execute(database.db);
  const benched = rows[0]?.key;
  for (const nobody of ["nobody", "", "' or 1=1", ...(benched === undefined ? [] : [benched])])
    expect([nobody, await desk().vote(mila, gameId, nobody)]).toEqual([nobody, "not-in-game"]);
  await desk().vote(mila, gameId, one);
  await crowd(gameId, 10, other);
  // A correction takes him out of the box score.
  await sql`update box_player_lines set played = false where game_id = ${gameId} and player_key = ${one}`.execute(database.db);
  const without = await ownVote(mila, gameId);
  expect([without.mine, without.standing, without.candidates.some(({ key }) => key === one)]).toEqual([null, null, false]);
  expect(await desk().vote(mila, gameId, one)).toBe("not-in-game");
  expect((await ownVote((await crowd(gameId, 1, other))[0]!, gameId)).standing).toMatchObject({ votes: 11, players: [{ key: other }] });
  await sql`update box_player_lines set played = true where game_id = ${gameId} and player_key = ${one}`.execute(database.db);
  expect((await ownVote(mila, gameId)).mine).toBe(one);
  expect((await ownVote(mila, otherGame)).mine).toBeNull();
});

it("FANVOTE9 a player's page counts the games in which he was first, alone or with others", async () => {
  await settings({ fanVote: { leastVotes: 1 } });
  const gameId = await game();
  const [one = "", other = "", third = ""] = await keysOf(gameId);
  const person = await home.person("Omiljeni", "Igrač");
  await sql`update game_players set person_id = ${person} where game_id = ${gameId} and player_key = ${one}`.execute(database.db);
  await sql`update box_player_lines set person_id = ${person} where game_id = ${gameId} and player_key = ${one}`.execute(database.db);
  await sql`insert into rosters (tenant_id, team_id, person_id) values (${home.tenantId}, ${home.team("Avala")}, ${person})`.execute(
    database.db,
  );
  const pages = playerQueriesFor(database.db, home.tenantId, () => undefined);
  const won = async () => (await pages.player("omiljeni-igrac", { overview: true }))?.fanVotesWon;
  await crowd(gameId, 2, one);
  await crowd(gameId, 2, other);
  await crowd(gameId, 1, third);
  expect(await won()).toBe(0);
  const dropped = await droppedWhile(database.databaseUrl, () => ended(gameId));
  expect([dropped.includes(pageTags.person(person)), await won()]).toEqual([true, 1]);
  await sql`update fan_vote_counts set votes = 3 where game_id = ${gameId} and player_key = ${other}`.execute(database.db);
  expect(await won()).toBe(0);
  // Whatever is ruled of the game, or corrected in another's line, may change it, though nothing does in his own.
  const ruling = (status: "final" | "under-protest") => () => rule(gameId, { type: "game.status", status, reason: null });
  await ruling("under-protest")();
  expect(await droppedWhile(database.databaseUrl, ruling("final"))).toContain(pageTags.person(person));
});

it("FANVOTE8 ACC16 a vote is told in the account's export and goes with the account as long as it is not counted", async () => {
  await settings({ fanVote: { leastVotes: 1 } });
  const gameId = await game();
  const [key = ""] = await keysOf(gameId);
  const mila = await somebody();
  await desk().vote(mila, gameId, key);
  const part = myGamesExports.find(({ name }) => name === "fanBallots")!;
  const exported = (await part.read(database.db, mila.accountId)) as readonly object[];
  expect(exported).toMatchObject([{ league: "fans", game: gameId, playerOfGame: key }]);
  await database.db.deleteFrom("accounts").where("account_id", "=", mila.accountId).execute();
  expect(await part.read(database.db, mila.accountId)).toEqual([]);
  await ended(gameId);
  expect((await shownOf(gameId)).fanVote).toMatchObject({ endedAt: expect.any(Number) as number, counts: [] });
});
