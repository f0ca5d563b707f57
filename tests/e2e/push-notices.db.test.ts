import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PushNotice } from "#contract/push-notice.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { storePushToken } from "#server/accounts/push-tokens.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { moveGame } from "#server/league-office/move-game.ts";
import { pushExport } from "#server/push/push-export.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { choicesOf, outboxOf, type PushNode, startPushNode, subscribed } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";

vi.setConfig({ testTimeout: 60_000 });

/** What others of the server do, as devices hear of it. */
const database = databaseForThisFile();
let service: TestPushService;
let push: PushNode;
let league: LeagueInDatabase;
let tenantId: TenantId;
let gameId: GameId;
let leagues = 0;

beforeEach(async () => {
  leagues += 1;
  service = await TestPushService.started();
  league = await LeagueInDatabase.founded(database.db, `told-${leagues}`, ["Hawks", "Owls"]);
  ({ tenantId } = league);
  gameId = await league.game({ home: "Hawks", away: "Owls", tipOff: Date.now() + day });
  push = await startPushNode(database);
});

afterEach(async () => {
  await push.close();
  await service.close();
  if (service.faults.length > 0) throw new Error(service.faults.join("\n"));
  await database.db.deleteFrom("push_subscriptions").execute();
});

const day = 86_400_000;
const within = { timeout: 20_000, interval: 50 };

function follows(name: string, kind: "club" | "game" | "league" | "team", id: string, kinds = choicesOf([]).kinds): Promise<string> {
  return subscribed(push, league, service.device(name), choicesOf([{ kind, id }], { kinds }));
}

function told(): readonly string[] {
  return service.received.map(({ device }) => device).toSorted();
}

/** From one to the next at once: nobody looks between them. */
function move(...tipOffs: readonly number[]): Promise<unknown> {
  const order = { status: "scheduled", venueId: null, reason: "hall", actor: "office" } as const;
  return database.db.transaction().execute(async (transaction) => {
    for (const [step, tipOff] of tipOffs.entries())
      await moveGame(transaction, tenantId, gameId, { ...order, tipOff, movedAt: Date.now() + step });
  });
}

async function clubOf(team: string): Promise<string> {
  const { db } = database;
  const row = await db
    .selectFrom("teams")
    .select("club_id")
    .where("tenant_id", "=", tenantId)
    .where("team_id", "=", league.team(team))
    .executeTakeFirstOrThrow();
  return row.club_id;
}

/** At once, as the newsroom does: half a piece of news concerns others than the whole. */
async function publish(
  slug: string,
  { clubs, isPublished = true }: { readonly clubs: readonly string[]; readonly isPublished?: boolean },
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`insert into news_items (tenant_id, slug, kind, published_at)
      values (${tenantId}, ${slug}, 'announcement', now()) returning news_id as id`.execute(transaction);
    const id = rows[0]!.id;
    await sql`insert into news_texts (tenant_id, news_id, locale, slug, title, summary, body, published)
      values (${tenantId}, ${id}, 'sr', ${`naslov-${slug}`}, 'Naslov', 'Sažetak', '[]', ${isPublished})`.execute(transaction);
    for (const club of clubs)
      await sql`insert into news_clubs (tenant_id, news_id, club_id) values (${tenantId}, ${id}, ${club})`.execute(transaction);
  });
}

test("PUSH5 a game that is moved is told to who follows it, the newest move alone", async () => {
  const tipOff = Date.now() + 3 * day;
  await follows("team", "team", league.team("Owls"));
  await follows("game", "game", gameId);
  await follows("nobodys", "game", crypto.randomUUID());
  await follows("finals", "game", gameId, ["final"]);
  await move(Date.now() + 2 * day, tipOff);
  push.lookAgain();
  await expect.poll(told, within).toEqual(["game", "team"]);
  await expect.poll(() => outboxOf(database), within).toEqual({ sent: 2 });
  const rows = await database.db.selectFrom("push_occasions").select("notice").where("tenant_id", "=", tenantId).execute();
  expect(rows).toMatchObject([{ notice: { kind: "schedule-change", tipOff, status: "scheduled" } satisfies Partial<PushNotice> }]);
  expect(service.received[0]).toMatchObject({ urgency: "normal", message: { notification: { body: "schedule-change" } } });
});

test("SCHED25 PUSH5 a game that is moved to a day whose time is to follow is told with that day and without an hour", async () => {
  await follows("game", "game", gameId);
  const tipOffDay = new Date(Date.now() + 40 * day).toISOString().slice(0, 10);
  const order = { status: "scheduled", venueId: null, reason: "hall", actor: "office", movedAt: Date.now() } as const;
  expect(await moveGame(database.db, tenantId, gameId, { ...order, tipOff: null, tipOffDay })).toEqual({ kind: "moved" });
  push.lookAgain();
  await expect.poll(told, within).toEqual(["game"]);
  const rows = await database.db.selectFrom("push_occasions").select("notice").where("tenant_id", "=", tenantId).execute();
  expect(rows.map(({ notice }) => notice)).toContainEqual(expect.objectContaining({ kind: "schedule-change", tipOff: null, tipOffDay }));
});

test("PUSH5 news are told when they come out, to whom they concern, each once", async () => {
  await follows("club", "club", await clubOf("Hawks"));
  await follows("other-club", "club", await clubOf("Owls"));
  await follows("league", "league", league.leagueId);
  await publish("of-club", { clubs: [await clubOf("Hawks")] });
  push.lookAgain();
  await expect.poll(told, within).toEqual(["club"]);
  await publish("of-all", { clubs: [] });
  await publish("unpublished", { clubs: [await clubOf("Hawks")], isPublished: false });
  push.lookAgain();
  await expect.poll(told, within).toEqual(["club", "league"]);
  push.lookAgain();
  await expect.poll(() => outboxOf(database), within).toEqual({ sent: 2 });
  expect(service.received[0]).toMatchObject({ topic: expect.stringMatching(/^n/) as string, message: { notification: { title: "news" } } });
  // EDIT8: the address of the language that is shown.
  expect(service.received[0]).toMatchObject({
    message: { notification: { navigate: expect.stringMatching(/\/[a-z-]+\/news\/naslov-of-club$/) as string } },
  });
});

test("PUSH18 a device of an account is told what the account follows, wherever that was pressed, and nothing else", async () => {
  const [reader, silent] = [await signedInAccount(database.db, tenantId), await signedInAccount(database.db, tenantId)];
  const own = async (account: typeof reader, token: string) => storePushToken(database.db, { ...account, tenantId }, token, Date.now());
  await own(reader, await follows("phone", "team", league.team("Hawks")));
  await own(reader, await follows("tablet", "game", crypto.randomUUID()));
  await own(silent, await follows("unfollowed", "team", league.team("Hawks")));
  await follows("nobodys", "team", league.team("Hawks"));
  await followingDesk(database.db, Date.now).change({ ...reader, tenantId }, { follow: [`game:${gameId}`], unfollow: [] });
  await move(Date.now() + 2 * day);
  push.lookAgain();
  await expect.poll(told, within).toEqual(["nobodys", "phone", "tablet"]);
  await expect.poll(() => outboxOf(database), within).toEqual({ sent: 3 });
});

test("ACC16 an account's devices stand in what is told about it, and are told nothing once it is removed", async () => {
  const reader = await signedInAccount(database.db, tenantId);
  const visitor = { ...reader, tenantId };
  const token = await follows("phone", "game", gameId, ["final"]);
  await storePushToken(database.db, visitor, token, Date.now());
  await follows("nobodys", "game", gameId);
  const { endpoint } = await database.db.selectFrom("push_subscriptions").selectAll().where("token", "=", token).executeTakeFirstOrThrow();
  const kept = await pushExport.read(database.db, reader.accountId);
  expect(kept).toMatchObject([
    { league: `told-${leagues}`, endpoint, kinds: ["final"], locale: "en", followedOnDevice: [`game:${gameId}`] },
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/p256dh|auth/);
  expect(await createAccounts({ db: database.db, now: Date.now }).own(visitor).remove(null)).toEqual({ kind: "changed" });
  const left = await database.db.selectFrom("push_subscriptions").select("endpoint").execute();
  expect(left.map((row) => row.endpoint.split("/").at(-1))).toEqual(["nobodys"]);
});
